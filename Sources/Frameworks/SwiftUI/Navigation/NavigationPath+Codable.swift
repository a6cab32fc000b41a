import Foundation

extension NavigationPath {
  /// The path in a form that can be stored; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    var items: [CodableRepresentation.Item] = []
    for element in elements {
      guard let value = element.base as? any Hashable & Codable else { return nil }
      items.append(CodableRepresentation.Item(value))
    }
    return CodableRepresentation(items: items)
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) {
    self.init(elements: codable.items.map { AnyHashable($0.value) })
  }

  /// A path whose values are all `Codable`: an array of strings that holds the type and the JSON of each value, last
  /// value first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate struct Item {
      let value: any Hashable & Codable

      init(_ value: any Hashable & Codable) { self.value = value }

      /// The name with which the type is found again: the plain name for Swift's own types, otherwise the mangled one.
      /// Nil for private and local types.
      var tag: String? {
        let type = type(of: value) as Any.Type
        return [_typeName(type, qualified: true), _mangledTypeName(type)].lazy.compactMap { $0 }
          .first { _typeByName($0) == type }
      }
    }

    fileprivate let items: [Item]

    fileprivate init(items: [Item]) { self.items = items }

    /// Returns whether two paths hold equal values in the same order.
    public static func == (a: CodableRepresentation, b: CodableRepresentation) -> Bool {
      a.items.map { AnyHashable($0.value) } == b.items.map { AnyHashable($0.value) }
    }

    /// Decodes what `encode(to:)` writes; throws if one of the types no longer exists.
    public init(from decoder: any Decoder) throws {
      var strings = try decoder.unkeyedContainer()
      var items: [Item] = []
      while !strings.isAtEnd {
        let tag = try strings.decode(String.self)
        guard let type = _typeByName(tag) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: strings, debugDescription: "\(tag) is not a type that can be decoded.")
        }
        items.append(Item(try Self.value(type, Data(strings.decode(String.self).utf8))))
      }
      self.items = items.reversed()
    }

    private static func value<V: Hashable & Codable>(_ type: V.Type, _ json: Data) throws -> any Hashable & Codable {
      try JSONDecoder().decode(type, from: json)
    }

    /// Encodes the types and values as strings.
    public func encode(to encoder: any Encoder) throws {
      var strings = encoder.unkeyedContainer()
      for item in items.reversed() {
        guard let tag = item.tag else {
          throw EncodingError.invalidValue(
            item.value, .init(codingPath: encoder.codingPath, debugDescription: "Its type has no name."))
        }
        try strings.encode(tag)
        try strings.encode(String(decoding: JSONEncoder().encode(item.value), as: UTF8.self))
      }
    }
  }
}
