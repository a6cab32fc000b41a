import Foundation
import ScrollworkFoundation

/// A printf-like format with placeholders whose values may have their own formatting.
struct FormatString {
  private let format: PrintfFormat

  init(_ text: String) { format = PrintfFormat(text) }

  /// A literal part, or a value.
  enum Piece {
    case literal(String)
    case value(Text)
  }

  func pieces(arguments: [_FormatArgument], locale: Locale) -> [Piece] {
    format.pieces(arguments: arguments.map(\.plain), locale: locale).map { piece in
      switch piece {
      case .literal(let text): return .literal(text)
      case .value(let index, let text):
        if case .rich(let rich) = arguments[index] { return .value(rich) }
        return .value(Text(verbatim: text))
      }
    }
  }
}

extension _FormatArgument {
  fileprivate var plain: PrintfFormat.Argument {
    switch self {
    case .signed(let value): .signed(value)
    case .unsigned(let value): .unsigned(value)
    case .real(let value): .real(value)
    case .text(let value): .text(value)
    case .rich: .text("")
    }
  }
}
