import Foundation

/// A piece of metadata, such as a title or a picture.
open class AVMetadataItem: NSObject, NSCopying, @unchecked Sendable {
  /// What an item holds.
  enum Content {
    case text(String), number(Int), data(Data, type: String)
  }

  private let content: Content
  /// The identifier: the key space and the key.
  open var identifier: AVMetadataIdentifier? { keySpace.map { .init(space: $0, key: code) } }
  /// The key space of the file format.
  open var keySpace: AVMetadataKeySpace? { space }
  /// The key in the key space: a string.
  open var key: (any NSCopying & NSObjectProtocol)? { NSString(string: code) }
  /// The key that all file formats share; nil if this format's key has no counterpart.
  open var commonKey: AVMetadataKey? { common }
  /// The language by its BCP 47 tag; nil if the file does not name one.
  open var extendedLanguageTag: String? { language }
  /// The language; nil if the file does not name one.
  open var locale: Locale? { language.map { Locale(identifier: $0) } }
  /// The type of the value by the names of Core Media.
  open var dataType: String? {
    switch content {
    case .text: "com.apple.metadata.datatype.UTF-8"
    case .number: "com.apple.metadata.datatype.int64"
    case .data(_, let type): type
    }
  }
  /// The time that the item applies to: all of the asset's.
  open var time: CMTime { .invalid }
  /// The duration that the item applies to: all of the asset's.
  open var duration: CMTime { .invalid }

  private let space: AVMetadataKeySpace?
  private let code: String
  private let common: AVMetadataKey?
  private let language: String?

  init(
    _ space: AVMetadataKeySpace, _ code: String, _ content: Content, common: AVMetadataKey?, language: String? = nil
  ) {
    (self.space, self.code, self.content, self.common, self.language) = (space, code, content, common, language)
  }

  // MARK: Values

  /// The value as a string; nil if it is data.
  open var stringValue: String? {
    switch content {
    case .text(let text): text
    case .number(let number): String(number)
    case .data: nil
    }
  }
  /// The value as a number; nil if it is none.
  open var numberValue: NSNumber? {
    switch content {
    case .text(let text): Double(text).map { NSNumber(value: $0) }
    case .number(let number): NSNumber(value: number)
    case .data: nil
    }
  }
  /// The value as a date; nil unless it is one in ISO 8601, which may end after the year, the month or the day.
  open var dateValue: Date? { stringValue.flatMap { Self.date(of: $0) } }
  /// The value as data, such as a picture's file.
  open var dataValue: Data? {
    switch content {
    case .text(let text): Data(text.utf8)
    case .number: nil
    case .data(let data, _): data
    }
  }
  /// The value: a string, a number or data.
  open var value: (any NSCopying & NSObjectProtocol)? {
    switch content {
    case .text(let text): NSString(string: text)
    case .number(let number): NSNumber(value: number)
    case .data(let data, _): NSData(data: data)
    }
  }

  private static func date(of text: String) -> Date? {
    let words = text.trimmingCharacters(in: .whitespaces)
    if let date = try? Date(words, strategy: .iso8601) { return date }
    let numbers = words.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard let year = numbers.first, words.prefix(4).allSatisfy(\.isNumber), words.count >= 4 else { return nil }
    var parts = DateComponents(timeZone: .gmt, year: year, month: 1, day: 1)
    if numbers.count > 1 { parts.month = numbers[1] }
    if numbers.count > 2 { parts.day = numbers[2] }
    return Calendar(identifier: .gregorian).date(from: parts)
  }

  /// Loads a property, which is in memory already.
  open func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { try property.value(self) }

  /// Loads two properties, which are in memory already.
  open func load<A, B>(
    _ propertyA: AVAsyncProperty<AVMetadataItem, A>, _ propertyB: AVAsyncProperty<AVMetadataItem, B>
  ) async throws -> (A, B) { (try propertyA.value(self), try propertyB.value(self)) }

  /// Returns the same object: items are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Looking for items

  /// Returns the items of an identifier; one of those in common finds the items of all formats.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.identifier == identifier
        || item.commonKey.map { .init(space: .common, key: $0.rawValue) == identifier } ?? false
    }
  }

  /// Returns the items with a key, or of a key space; nil means any.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String ?? (key as? NSString).map { String($0) }
    return metadataItems.filter { item in
      let isCommon = keySpace == .common
      if keySpace != nil, keySpace != item.keySpace, !(isCommon && item.commonKey != nil) { return false }
      return key == nil || (isCommon ? item.commonKey?.rawValue : item.code) == wanted
    }
  }

  /// Returns the items in the preferred languages, the most preferred first, and those without a language last.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    func code(_ language: String) -> String? { Locale.Language(identifier: language).languageCode?.identifier }
    return preferredLanguages.flatMap { wanted in
      metadataItems.filter { $0.language.map { code($0) == code(wanted) } ?? false }
    } + metadataItems.filter { $0.language == nil }
  }

  /// Returns the identifier of a key in a key space; nil if the key is not a string.
  open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
    ((key as? AVMetadataKey)?.rawValue ?? key as? String).map { .init(space: keySpace, key: $0) }
  }

  /// Returns the key space of an identifier.
  open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
    identifier.rawValue.firstIndex(of: "/").map { AVMetadataKeySpace(rawValue: String(identifier.rawValue[..<$0])) }
  }

  /// Returns the key of an identifier: a string.
  open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
    identifier.rawValue.firstIndex(of: "/").map { slash in
      // Escapes are letters of Latin 1.
      let code = String(identifier.rawValue[identifier.rawValue.index(after: slash)...])
      return code.replacing(/%([0-9A-Fa-f]{2})/) { match in
        UInt8(match.output.1, radix: 16).map { String(Character(Unicode.Scalar($0))) } ?? String(match.output.0)
      }
    }
  }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  /// The value as a string; nil if it is data.
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == NSNumber? {
  /// The value as a number; nil if it is none.
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init { $0.numberValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Date? {
  /// The value as a date; nil if it is none.
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init { $0.dateValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  /// The value as data.
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init { $0.dataValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
  /// The value: a string, a number or data.
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
}
