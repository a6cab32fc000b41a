import Foundation

extension NSAttributedString {
  /// The type of a text file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML. Caveat: paragraphs, headings, lists, links, `b`, `i`, `u`, `s`, `sub`, `sup`, `font` and the styles of
    /// colour, font and alignment are supported.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text. Caveat: without pictures, and colours have no transparency.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder with rich text and pictures. Caveat: only read, and without the pictures.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The keys of the options for reading a file.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; by default the start of the file tells whether it is HTML or rich text.
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
    /// The size of the paper in points: an `NSValue` of a `CGSize`. Only rich text has one.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The distance between tab stops in points, where a paragraph has none. Only rich text has one.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// Creates a string from a file's contents.
  /// - Throws: an error if the contents do not have the type or the encoding that the options name
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let read = try Self.read(data, options)
    dict?.pointee = read.attributes
    self.init(attributedString: read.text)
  }

  /// Creates a string from a file.
  /// - Throws: an error if there is no such file, or if it does not have the type or the encoding that the options name
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let read = try Self.read(url, options)
    dict?.pointee = read.attributes
    self.init(attributedString: read.text)
  }

  fileprivate static func read(
    _ url: URL, _ options: [DocumentReadingOptionKey: Any]
  ) throws -> (text: NSAttributedString, attributes: NSDictionary) {
    // The text in a folder with pictures.
    let inside = url.appending(path: "TXT.rtf")
    guard url.isFileURL, FileManager.default.fileExists(atPath: inside.path) else {
      return try read(Data(contentsOf: url), options)
    }
    return try read(
      Data(contentsOf: inside), options.merging([.documentType: DocumentType.rtf]) { $1 }, as: DocumentType.rtfd)
  }

  fileprivate static func read(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any], as shown: DocumentType? = nil
  ) throws -> (text: NSAttributedString, attributes: NSDictionary) {
    let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
    let option = options[.documentType]
    let wanted = (option as? DocumentType)?.rawValue ?? option as? String
    if wanted == DocumentType.rtf.rawValue || wanted == nil && RTFReader.canRead(data) {
      guard RTFReader.canRead(data) else { throw CocoaError(.fileReadCorruptFile) }
      var reader = RTFReader(data, defaults: defaults)
      let text = reader.text()
      return (text, dictionary(reader.documentAttributes.merging([.documentType: shown ?? .rtf]) { $1 }))
    }
    if wanted == DocumentType.rtfd.rawValue { throw CocoaError(.featureUnsupported) }
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? (options[.characterEncoding] as? UInt)
    guard let text = String(data: data, encoding: encoding.map { String.Encoding(rawValue: $0) } ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = wanted.map { DocumentType(rawValue: $0) } ?? type(of: text)
    let attributes = dictionary([.documentType: type])
    if type == .html { return (HTMLText(defaults).text(of: text), attributes) }
    return (NSAttributedString(string: text, attributes: defaults), attributes)
  }

  private static func dictionary(_ attributes: [DocumentAttributeKey: Any]) -> NSDictionary {
    let pairs = attributes.map { ($0.key.rawValue, ($0.value as? DocumentType)?.rawValue ?? $0.value) }
    return NSDictionary(dictionary: Dictionary(pairs) { $1 })
  }

  private static func type(of text: String) -> DocumentType {
    let start = text.prefix(200).lowercased().drop { $0.isWhitespace }
    return start.hasPrefix("<html") || start.hasPrefix("<!doctype html") ? .html : .plain
  }

  /// Returns the contents of a file for a part of the text, as plain text, HTML or rich text.
  /// - Throws: an error for another type, or if the encoding does not have all characters
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let number = (dict[.characterEncoding] as? NSNumber)?.uintValue ?? dict[.characterEncoding] as? UInt
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    let wanted = dict[.documentType]
    let type = wanted as? DocumentType ?? (wanted as? String).map { DocumentType(rawValue: $0) } ?? .plain
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= length else {
      throw CocoaError(.fileWriteUnknown)
    }
    let part = attributedSubstring(from: range)
    let text: String
    switch type {
    case .plain: text = part.string
    case .html: text = HTMLWriter(part).page(charset: encoding == .utf16 ? "utf-16" : "utf-8")
    case .rtf:
      var writer = RTFWriter(part, attributes: dict)
      return writer.data()
    default: throw CocoaError(.featureUnsupported)
    }
    guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }

  /// Returns a file for a part of the text, as plain text, HTML or rich text.
  /// - Throws: an error for another type, or if the encoding does not have all characters
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a file.
  /// - Throws: an error if there is no such file, or if it does not have the type or the encoding that the options name
  public func read(
    from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let read = try Self.read(url, opts)
    dict?.pointee = read.attributes
    setAttributedString(read.text)
  }

  /// Replaces the text by that of a file's contents.
  /// - Throws: an error if the contents do not have the type or the encoding that the options name
  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let read = try Self.read(data, opts)
    dict?.pointee = read.attributes
    setAttributedString(read.text)
  }
}
