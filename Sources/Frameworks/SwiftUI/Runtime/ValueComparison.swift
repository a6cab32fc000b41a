import Foundation
@_spi(Reflection) import Swift

// Decides whether two values of a view type are the same input. Checked for every child of a body that ran, so that
// equal inputs stop the descent. Identical bits are equal. Otherwise the values are compared part by part, since
// padding and the unused bytes of an enum's payload differ between equal values: `Equatable` parts by `==`, except
// views of plain data, which are compared by their parts unless `equatable()` says otherwise, and collections, which
// are equal only if they share their buffer (a comparison of 1,000,000 elements costs milliseconds); references by
// identity; structs, tuples, enums and existentials by their contents; everything else, including closures, by its
// bits. How to compare a type is determined once, and only when two values differ in their bits: to find that a type
// does not conform to a protocol, Swift's runtime searches all conformances of the process.

/// A property wrapper that defines its own comparison, because its storage is not part of a view's input.
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
    let kind = TypeKind(type)
    switch kind {
    case .reference:
      // A key path with captured arguments is a new object each time.
      return type is AnyKeyPath.Type ? bitsOr(size, equatable(AnyKeyPath.self)) : bits(size)
    case .other: return bits(size)
    case .existential: return bitsOr(size, existential)
    case .fields, .cases, .optional: break
    }
    if TypeKind.isMadeOfViews(type) { return fields(of: type, size) }
    if mayBeInputComparable(type), let type = type as? any InputComparable.Type {
      return bitsOr(size, comparable(type))
    }
    // A view of plain data has changed if any of its parts has, whatever its `==` returns.
    if kind == .fields, _isPOD(type), type is any View.Type { return fields(of: type, size) }
    if let type = type as? any Equatable.Type {
      // Buffers are compared by reference.
      if type is any Collection.Type, !(type is String.Type) { return bits(size) }
      return bitsOr(size, equatable(type))
    }
    if kind == .fields { return fields(of: type, size) }
    if kind == .cases { return bitsOr(size, cases(of: type)) }
    guard let type = type as? any OptionalValue.Type, !TypeKind.isReference(type.wrappedType) else { return bits(size) }
    return bitsOr(size, optional(type))
  }

  /// Determined once for all specializations of a generic type.
  private static func mayBeInputComparable(_ type: Any.Type) -> Bool {
    let declaration = TypeKind.declaration(of: type)
    if let known = comparableDeclarations[declaration] { return known }
    let isComparable = type is any InputComparable.Type
    comparableDeclarations[declaration] = isComparable
    return isComparable
  }

  private static var comparableDeclarations: [UnsafeRawPointer: Bool] = [:]

  /// A field of a value and how to compare it, once determined.
  @MainActor
  private final class Field {
    let offset: Int
    private let type: Any.Type
    private let size: Int
    private lazy var isEqual = ValueComparison.comparator(for: type)

    init(_ type: Any.Type, at offset: Int) {
      self.type = type
      self.offset = offset
      size = ValueComparison.size(of: type)
    }

    func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
      memcmp(a + offset, b + offset, size) == 0 || isEqual(a + offset, b + offset)
    }
  }

  private static func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }

  private static func fields(of type: Any.Type, _ size: Int) -> Comparator {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append(Field(fieldType, at: offset))
      return true
    }
    guard isComplete, !fields.isEmpty else { return bits(size) }
    return bitsOr(size) { a, b in fields.allSatisfy { $0.isSame(a, b) } }
  }

  /// Used only for an enum that is not `Equatable` and whose bits differ, so a mirror for the payload is acceptable.
  private static func cases<Value>(of type: Value.Type) -> Comparator {
    { a, b in
      let a = a.assumingMemoryBound(to: Value.self).pointee
      let b = b.assumingMemoryBound(to: Value.self).pointee
      guard let nameA = enumCaseName(a), let nameB = enumCaseName(b), nameA == nameB else { return false }
      let payloadA = Mirror(reflecting: a).children.first
      let payloadB = Mirror(reflecting: b).children.first
      switch (payloadA, payloadB) {
      case (nil, nil): return true
      case (let payloadA?, let payloadB?): return areEqualOpened(payloadA.value, payloadB.value)
      default: return false
      }
    }
  }

  /// Every existential that is not class-bound begins with the layout of an `Any`, followed by witness tables. Read as
  /// an `Any` it can be opened, unlike a value of a generic type that happens to be an existential.
  private static func existential(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    areEqualOpened(a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
  }

  private static func areEqualOpened(_ a: Any, _ b: Any) -> Bool {
    func compare<Value>(_ a: Value) -> Bool {
      guard type(of: b) == Value.self, let b = b as? Value else { return false }
      return areEqual(a, b)
    }
    return _openExistential(a, do: compare)
  }

  private static func bits(_ size: Int) -> Comparator {
    { a, b in memcmp(a, b, size) == 0 }
  }

  private static func bitsOr(_ size: Int, _ other: @escaping Comparator) -> Comparator {
    { a, b in memcmp(a, b, size) == 0 || other(a, b) }
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

/// The kinds of types that a comparison distinguishes.
enum TypeKind {
  case fields, cases, optional, existential, reference, other

  init(_ type: Any.Type) {
    // The first word of a type's metadata is its kind; for a class it is an address.
    switch _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) {
    case .struct?, .tuple?: self = .fields
    case .enum?: self = .cases
    case .optional?: self = .optional
    case .existential?: self = Self.isOpaque(type) ? .existential : .reference
    case .class?, nil: self = .reference
    default: self = .other
    }
  }

  /// Returns the declaration of a struct or enum, shared by all specializations of a generic type: it follows the kind
  /// in a type's metadata. For a tuple, that place holds the number of elements.
  static func declaration(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UnsafeRawPointer.self)
  }

  /// Returns whether it is a struct made of views by builders, modifiers and stacks, whose conformances need not be
  /// checked.
  @MainActor
  static func isMadeOfViews(_ type: Any.Type) -> Bool {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) == .struct
      && viewDeclarations.contains(declaration(of: type))
  }

  @MainActor private static let viewDeclarations: Set<UnsafeRawPointer> = {
    let types: [Any.Type] = [
      ModifiedContent<EmptyView, EmptyModifier>.self, TupleView<EmptyView>.self, Group<EmptyView>.self,
      VStack<EmptyView>.self, HStack<EmptyView>.self, ZStack<EmptyView>.self,
    ]
    return Set(types.map { declaration(of: $0) })
  }()

  /// A field of such a type may be a weak reference, which must not be read as a strong one.
  static func isReference(_ type: Any.Type) -> Bool { TypeKind(type) == .reference }

  /// Same for an optional.
  static func mayBeReference(_ type: Any.Type) -> Bool {
    isReference(type) || (type as? any OptionalValue.Type).map { isReference($0.wrappedType) } == true
  }

  /// The flags of an existential's metadata follow its kind: the topmost says that values need not be objects, and six
  /// bits name the special protocols (`Error`, which is a reference to a box).
  private static func isOpaque(_ type: Any.Type) -> Bool {
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
  }
}

/// Returns the case name of an enum value, from the standard library's own reflection.
@_silgen_name("swift_EnumCaseName")
func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

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
