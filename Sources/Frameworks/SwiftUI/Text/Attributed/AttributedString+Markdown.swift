import Foundation

/// The inline styles that Markdown gives a run of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates intents from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Usually monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Usually struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// Returns the segment with the intents applied, below its own attributes.
  func applied(to segment: Text.Segment) -> Text.Segment {
    var copy = segment
    if contains(.stronglyEmphasized) { copy.weight = copy.weight ?? .bold }
    if contains(.emphasized) { copy.isItalic = copy.isItalic ?? true }
    if contains(.code) { copy.isMonospaced = true }
    if contains(.strikethrough) { copy.strikethrough = copy.strikethrough ?? .single }
    return copy
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
    // A property cannot return what does not exist.
    case _key
  }

  /// The inline styles from Markdown.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { ._key }
}

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to parse.
    public enum InterpretedSyntax: Int, Sendable {
      /// The full syntax.
      case full
      /// The full syntax, but only inline content counts.
      case inlineOnly
      /// Inline syntax; whitespace is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with text that cannot be parsed; any text can.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError
      /// Returns as much as could be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[…](…)` sets attributes. Caveat: only `inflect` is read here.
    public var allowsExtendedAttributes: Bool
    /// The Markdown syntax to parse.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do with text that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil if unknown.
    public var languageCode: String?

    /// Creates options for parsing Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses Markdown, setting `inlinePresentationIntent` and `link`. Links are relative to `baseURL`.
  ///
  /// As on Apple's systems, nothing separates two paragraphs. Caveats: headings, list items and quotations are not
  /// marked as such; see `InlineMarkdown` for the inline syntax.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    let paragraphs =
      switch options.interpretedSyntax {
      case .inlineOnlyPreservingWhitespace: [MarkdownParagraph(text: markdown)]
      case .inlineOnly: [MarkdownParagraph(lines: markdown.split(whereSeparator: \.isNewline))]
      case .full: MarkdownParagraph.paragraphs(of: markdown)
      }
    let attributes =
      options.allowsExtendedAttributes
      ? InlineMarkdown.Attributes(language: options.languageCode ?? "en", words: { _ in "" }) : nil
    for paragraph in paragraphs {
      if paragraph.isCode {
        append(AttributedString(paragraph.text))
        continue
      }
      for (content, style) in InlineMarkdown.segments(of: [.literal(paragraph.text)], attributes: attributes) {
        guard case .literal(let text) = content else { continue }
        var part = AttributedString(text)
        if !style.intents.isEmpty { part.inlinePresentationIntent = style.intents }
        part.link = style.link.map { link in
          baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
        }
        append(part)
      }
    }
  }

  /// Parses Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Parses a Markdown file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// A paragraph of Markdown without its block markers.
private struct MarkdownParagraph {
  var text: String
  var isCode = false

  init(text: String, isCode: Bool = false) {
    self.text = text
    self.isCode = isCode
  }

  /// Joins lines: two spaces or a backslash at the end of a line is a line break, anything else a space.
  init(lines: [Substring]) {
    text = ""
    for (index, line) in lines.enumerated() {
      let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
      let content = line.drop(while: \.isWhitespace).trimmingSuffix { $0 == " " || isBroken && $0 == "\\" }
      text += content
      if index < lines.count - 1 { text += isBroken ? "\n" : " " }
    }
  }

  static func paragraphs(of markdown: String) -> [MarkdownParagraph] {
    var paragraphs: [MarkdownParagraph] = []
    var lines: [Substring] = []
    var code: [Substring]?
    func end() {
      if !lines.isEmpty { paragraphs.append(MarkdownParagraph(lines: lines)) }
      lines = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let isFence = line.drop(while: \.isWhitespace).hasPrefix("```")
      if let known = code {
        code = isFence ? nil : known + [line]
        if isFence { paragraphs.append(MarkdownParagraph(text: known.joined(separator: "\n") + "\n", isCode: true)) }
      } else if isFence {
        end()
        code = []
      } else if line.allSatisfy(\.isWhitespace) {
        end()
      } else if let content = withoutMark(line) {
        end()
        if !content.isEmpty { lines = [content.text] }
        if content.isAlone { end() }
      } else {
        lines.append(line)
      }
    }
    if let code { paragraphs.append(MarkdownParagraph(text: code.joined(separator: "\n"), isCode: true)) }
    end()
    return paragraphs
  }

  /// Returns a line without its marker for a heading, list item or quotation; nil if it has none.
  private static func withoutMark(_ line: Substring) -> (text: Substring, isAlone: Bool, isEmpty: Bool)? {
    let text = line.drop(while: \.isWhitespace)
    func rest(_ count: Int, alone: Bool = false) -> (text: Substring, isAlone: Bool, isEmpty: Bool)? {
      let after = text.dropFirst(count)
      guard after.isEmpty || after.first?.isWhitespace == true else { return nil }
      let content = after.drop(while: \.isWhitespace)
      return (content, alone, content.isEmpty)
    }
    let hashes = text.prefix { $0 == "#" }.count
    if (1...6).contains(hashes) { return rest(hashes, alone: true) }
    if text.first == ">" {
      let content = text.dropFirst().drop(while: \.isWhitespace)
      return (content, false, content.isEmpty)
    }
    if let first = text.first, "-*+".contains(first) {
      // Three of them and nothing else are a thematic break.
      if text.count >= 3, text.allSatisfy({ $0 == first || $0.isWhitespace }) { return ("", true, true) }
      return rest(1)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    guard (1...9).contains(digits), let mark = text.dropFirst(digits).first, ".)".contains(mark) else { return nil }
    return rest(digits + 1)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var copy = self
    while let last = copy.last, isTrimmed(last) { copy.removeLast() }
    return copy
  }
}
