internal import PetKit

extension Invocation {
  /// Returns which pets are asked for, by flags and by `--where`; all that are given must hold.
  func filter(in presentation: Presentation) throws(UsageError) -> PetFilter {
    let currency = presentation.schedule.currency
    var conditions: [Condition] = []
    for (flag, option) in filterFlags where !values(option).isEmpty {
      let value = values(option).joined(separator: ",")
      do throws(LiteralError) {
        conditions.append(try flag.condition(value, currency: currency))
      } catch {
        throw .wrongValue("--\(flag.rawValue)", error)
      }
    }
    if let expression = value(.where) {
      do throws(QueryError) {
        conditions.append(try Condition(expression, currency: currency))
      } catch {
        throw .query("--where", expression, error)
      }
    }
    return PetFilter(Condition.all(of: conditions), in: presentation)
  }

  /// The flags that choose animals; those that give them new values in this command do not.
  private var filterFlags: [(flag: FilterFlag, option: OptionName)] {
    FilterFlag.allCases.compactMap { flag in
      let option = Option.table.first {
        $0.name.rawValue == flag.rawValue && $0.commands.contains(command)
      }
      guard let option, option.group == .choosing else { return nil }
      return (flag, option.name)
    }
  }

  /// The options that choose animals in this command.
  var filters: [OptionName] { filterFlags.map(\.option) + [.where] }

  /// Returns the order that is asked for, if one is.
  func order(in presentation: Presentation) throws(UsageError) -> PetOrder? {
    guard !values(.sort).isEmpty else { return nil }
    let text = values(.sort).joined(separator: ",")
    do throws(QueryError) {
      return try PetOrder(text, in: presentation)
    } catch {
      throw .query("--sort", text, error)
    }
  }

  /// The format that is asked for: by its name, or by what the name of the output ends in.
  var outputFormat: OutputFormat? {
    value(.format, as: OutputFormat.self) ?? value(.output).flatMap(OutputFormat.init(suffixOf:))
  }

  /// Returns what was chosen about rows; what the format has no notion of is an error.
  func listStyle(
    of format: OutputFormat, width: (Int?) -> Int?
  ) throws(UsageError) -> ListStyle {
    let isTemplate = value(.template) != nil
    if isTemplate, value(.format) != nil { throw .contradiction("--template", "--format") }
    if isTemplate, !values(.columns).isEmpty { throw .contradiction("--template", "--columns") }
    let asked: [(String, OutputFormat.Feature, Bool)] = [
      ("--header", .header, toggle(.header) == true),
      ("--no-header", .noHeader, toggle(.header) == false),
      ("--null", .null, flag(.null)), ("--excel", .excel, flag(.excel)),
    ]
    for (option, feature, isAsked) in asked where isAsked {
      if isTemplate, feature != .null { throw .contradiction(option, "--template") }
      if !isTemplate, !format.offers(feature) {
        throw .contradiction(option, "--format \(format.rawValue)")
      }
    }
    return ListStyle(
      hasHeader: toggle(.header), endsInNull: flag(.null), isForSpreadsheets: flag(.excel),
      width: format == .table ? width(value(.width, as: Int.self)) : nil)
  }

  /// Returns what was chosen about the figures of statistics; the page for people has no header to be with or without.
  func figuresStyle(of format: OutputFormat, width: Int?) throws(UsageError) -> ListStyle {
    let hasHeader = toggle(.header)
    let isPage = format == .lines || format == .table
    if let hasHeader, isPage || !format.offers(hasHeader ? .header : .noHeader) {
      throw .contradiction(
        hasHeader ? "--header" : "--no-header", "--format \(format.rawValue)")
    }
    return ListStyle(hasHeader: hasHeader, width: width)
  }

  /// Returns a template that has been checked.
  func template(_ text: String) throws(UsageError) -> Template {
    do throws(TemplateError) {
      return try Template(text)
    } catch {
      throw .template(text, error)
    }
  }
}
