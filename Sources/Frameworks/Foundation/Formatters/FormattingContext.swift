import Foundation

extension DateFormatter {
  /// Where the text is used. Caveat: has no effect; the text is that of the middle of a sentence.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// Where the text is used. Caveat: has no effect; the text is that of the middle of a sentence.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
