@_spi(Reflection) import Swift

// Are two values of a view type the same input? Asked for every child of a body that ran, so that equal inputs stop the
// descent. Identical bits are equal. Otherwise the values are compared field by field, since padding bytes differ between
// equal values: `Equatable` fields by `==`, except collections, which count as equal only if they share their buffer (a
// comparison of 1,000,000 elements costs milliseconds); references by identity; structs recursively; everything else, which
// includes closures, by its bits. The list of fields is found once a type.

/// A property wrapper whose storage is not part of a view's input compares itself.
@MainActor
protocol InputComparable {
  func isEqualInput(to other: Self) -> Bool
}

@MainActor
enum ValueComparison {
  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var comparators: [ObjectIdentifier: Comparator] = [:]

  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        comparator(for: Value.self)(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  private static func comparator(for type: Any.Type) -> Comparator {
    let id = ObjectIdentifier(type)
    if let known = comparators[id] { return known }
    let made = makeComparator(for: type)
    comparators[id] = made
    return made
  }

  private static func makeComparator<Value>(for type: Value.Type) -> Comparator {
    let size = MemoryLayout<Value>.size
    if size == 0 { return { _, _ in true } }
    if let type = type as? any InputComparable.Type { return bitsOr(size, comparable(type)) }
    if let type = type as? any Equatable.Type {
      // Buffers are compared by the bits that refer to them.
      if type is any Collection.Type, !(type is String.Type) { return bits(size) }
      return bitsOr(size, equatable(type))
    }
    if let type = type as? any OptionalValue.Type { return bitsOr(size, optional(type)) }
    guard !(type is AnyObject.Type) else { return bits(size) }

    var fields: [(offset: Int, isEqual: Comparator)] = []
    var isStruct = true
    let isComplete = _forEachField(of: type) { _, offset, fieldType, kind in
      fields.append((offset, comparator(for: fieldType)))
      return true
    }
    if fields.isEmpty { isStruct = false }
    guard isComplete, isStruct else { return bits(size) }
    return bitsOr(size) { a, b in
      for field in fields where !field.isEqual(a + field.offset, b + field.offset) { return false }
      return true
    }
  }

  private static func bits(_ size: Int) -> Comparator {
    { a, b in UnsafeRawBufferPointer(start: a, count: size).elementsEqual(UnsafeRawBufferPointer(start: b, count: size)) }
  }

  private static func bitsOr(_ size: Int, _ other: @escaping Comparator) -> Comparator {
    let identical = bits(size)
    return { a, b in identical(a, b) || other(a, b) }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Comparator {
    { a, b in a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func comparable<Value: InputComparable>(_ type: Value.Type) -> Comparator {
    { a, b in
      a.assumingMemoryBound(to: Value.self).pointee.isEqualInput(to: b.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func optional<Value: OptionalValue>(_ type: Value.Type) -> Comparator {
    let wrapped = comparator(for: Value.wrappedType)
    return { a, b in
      Value.compare(a, b, wrapped: wrapped)
    }
  }
}

/// Lets a comparison look inside an `Optional` of any type.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static func compare(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, wrapped: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }

  static func compare(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, wrapped: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
    let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      return withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in wrapped(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    default: return false
    }
  }
}
