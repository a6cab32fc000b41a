/// What a text is about, by which assistive technology chooses how to read it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// As Apple's API calls it.
  package let name: String

  /// Nothing in particular.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program prints, as in a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Rows and columns of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// What the texts inside are about, unless they say so themselves.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.textContentType(value)) }
}

extension Text {
  /// What the text is about.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    with { $0.contentType = $0.contentType ?? value }
  }
}
