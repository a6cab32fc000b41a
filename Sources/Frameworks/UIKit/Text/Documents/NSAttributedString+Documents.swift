import Foundation

extension NSAttributedString {
  /// What kind of file a text comes from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML. Caveat: paragraphs, headings, lists, links, `b`, `i`, `u`, `s`, `font` and the styles of colour and font are known.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is told of a file when it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; without it the beginning of the file says whether it is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`; without it UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes where the file says nothing: a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is told of a text when a file is made of it.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`; without it UTF-8.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a file.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? (options[.characterEncoding] as? UInt)
    guard let text = String(data: data, encoding: encoding.map { String.Encoding(rawValue: $0) } ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let told = options[.documentType]
    let isHTML = (told as? DocumentType)?.rawValue ?? told as? String ?? Self.type(of: text).rawValue
    dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: isHTML])
    let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
    if isHTML == DocumentType.html.rawValue {
      self.init(attributedString: HTMLText(defaults).text(of: text))
    } else {
      self.init(string: text, attributes: defaults)
    }
  }

  /// The text of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func type(of text: String) -> DocumentType {
    let start = text.prefix(200).lowercased().drop { $0.isWhitespace }
    return start.hasPrefix("<html") || start.hasPrefix("<!doctype html") ? .html : .plain
  }

  /// A file of a part of the text. Throws for anything but letters alone.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let encoding = (dict[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard (dict[.documentType] as? DocumentType ?? .plain) == .plain else {
      throw CocoaError(.featureUnsupported)
    }
    guard range.location >= 0, NSMaxRange(range) <= length,
      let data = attributedSubstring(from: range).string.data(using: encoding)
    else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }
}
