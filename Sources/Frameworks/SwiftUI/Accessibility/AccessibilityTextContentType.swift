/// The kind of content of a text, from which assistive technology chooses how to read it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// The name in Apple's API.
  package let name: String

  /// Nothing in particular.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output of a program, as in a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Rows and columns of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// Sets the content type of the texts inside, unless they set their own.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.textContentType(value)) }
}

extension Text {
  /// Makes the text a heading of the given level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.heading = $0.heading ?? level }
  }

  /// Sets the text's content type.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    with { $0.contentType = $0.contentType ?? value }
  }
}
