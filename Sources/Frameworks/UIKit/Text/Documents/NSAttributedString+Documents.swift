import Foundation

extension NSAttributedString {
  /// The type of a text file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML. Caveat: paragraphs, headings, lists, links, `b`, `i`, `u`, `s`, `font` and the styles of colour and font
    /// are supported.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The keys of the options for reading a file.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; by default the start of the file tells whether it is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; by default UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes where the file specifies none: a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The keys of the attributes for writing a file.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; by default UTF-8.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates a string from a file's contents.
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

  /// Creates a string from a file.
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

  /// Returns the contents of a file for a part of the text. Throws for anything but plain text.
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
