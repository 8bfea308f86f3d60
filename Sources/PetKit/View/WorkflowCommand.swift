/// A problem as a command that GitHub Actions reads in a log, and shows as a note beside the line.
///
/// The runner takes back what is written with percent signs: the sign itself and line breaks everywhere, colons and
/// commas in properties.
struct WorkflowCommand {
  private let problem: Problem

  init(_ problem: Problem) {
    self.problem = problem
  }

  func append(to buffer: inout ByteBuffer) {
    buffer.append("::\(problem.severity.rawValue) file=")
    append(SafeText.visible(problem.file), isProperty: true, to: &buffer)
    buffer.append(",line=\(problem.line),col=\(problem.column),title=\(problem.code.rawValue)::")
    append(problem.sentence, isProperty: false, to: &buffer)
    if let hint = problem.hintLine { append("\n" + hint, isProperty: false, to: &buffer) }
    buffer.append("\n")
  }

  private func append(_ text: String, isProperty: Bool, to buffer: inout ByteBuffer) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): buffer.append("%25")
      case UInt8(ascii: "\r"): buffer.append("%0D")
      case UInt8(ascii: "\n"): buffer.append("%0A")
      case UInt8(ascii: ":") where isProperty: buffer.append("%3A")
      case UInt8(ascii: ",") where isProperty: buffer.append("%2C")
      default: buffer.append(byte)
      }
    }
  }
}
