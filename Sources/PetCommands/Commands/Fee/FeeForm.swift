internal import PetKit

/// How `petcli fee` prints fees, one a line.
struct FeeForm {
  /// How an amount is written.
  enum Amount {
    case text
    case bare
    case minorUnits
  }

  private let amount: Amount
  private let end: UInt8

  init(_ invocation: Invocation) {
    amount =
      invocation.flag(.amount) ? .bare : invocation.flag(.minorUnits) ? .minorUnits : .text
    end = invocation.flag(.null) ? 0x00 : 0x0A
  }

  /// Returns the lines of fees; what is no amount is always said in words.
  func lines(_ fees: some Sequence<Fee>) -> [UInt8] {
    var output = ByteBuffer()
    for fee in fees {
      switch (fee, amount) {
      case (.amount(let money), .bare): output.append(money.amountText)
      case (.amount(let money), .minorUnits): output.append(String(money.minorUnits))
      default: output.append(fee.text)
      }
      output.append(end)
    }
    return output.bytes
  }
}
