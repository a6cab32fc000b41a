import Foundation
@_spi(Reflection) import Swift

// Are two values of a view type the same input? Asked for every child of a body that ran, so that equal inputs stop the
// descent. Identical bits are equal. Otherwise the values are compared part by part, since padding and the unused
// bytes of an enum's payload differ between equal values: `Equatable` parts by `==`, except views of plain data, which are
// compared by their parts unless `equatable()` says otherwise, and collections, which count
// as equal only if they share their buffer (a comparison of 1,000,000 elements costs milliseconds); references by
// identity; structs, tuples, enums and existentials by what they hold; everything else, which includes closures, by
// its bits. How a type is compared is found once, and only when two values of it differ in their bits: to find that a type does
// not conform to a protocol, Swift's runtime looks through all conformances of the process.

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
    let kind = TypeKind(type)
    switch kind {
    case .reference:
      // A path with captured arguments is another object each time.
      return type is AnyKeyPath.Type ? bitsOr(size, equatable(AnyKeyPath.self)) : bits(size)
    case .other: return bits(size)
    case .existential: return bitsOr(size, existential)
    case .fields, .cases, .optional: break
    }
    if TypeKind.isMadeOfViews(type) { return fields(of: type, size) }
    if mayBeInputComparable(type), let type = type as? any InputComparable.Type {
      return bitsOr(size, comparable(type))
    }
    // A view of plain data counts as changed when any of its parts is, whatever its `==` says.
    if kind == .fields, _isPOD(type), type is any View.Type { return fields(of: type, size) }
    if let type = type as? any Equatable.Type {
      // Buffers are compared by the bits that refer to them.
      if type is any Collection.Type, !(type is String.Type) { return bits(size) }
      return bitsOr(size, equatable(type))
    }
    if kind == .fields { return fields(of: type, size) }
    if kind == .cases { return bitsOr(size, cases(of: type)) }
    guard let type = type as? any OptionalValue.Type, !TypeKind.isReference(type.wrappedType) else { return bits(size) }
    return bitsOr(size, optional(type))
  }

  /// Asked once for all types that a generic type makes.
  private static func mayBeInputComparable(_ type: Any.Type) -> Bool {
    let declaration = TypeKind.declaration(of: type)
    if let known = comparableDeclarations[declaration] { return known }
    let isComparable = type is any InputComparable.Type
    comparableDeclarations[declaration] = isComparable
    return isComparable
  }

  private static var comparableDeclarations: [UnsafeRawPointer: Bool] = [:]

  /// A part of a value, and how it is compared, once that was asked.
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

  /// Only asked for an enum that is not `Equatable` and whose bits differ, so that a mirror may be made for the
  /// payload.
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

  /// Every existential that is not bound to classes begins with what an `Any` consists of; its witness tables follow.
  /// Read as an `Any` it can be opened, which a value of a generic type that happens to be an existential cannot.
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

/// What a type's values are made of, as far as a comparison wants to know.
enum TypeKind {
  case fields, cases, optional, existential, reference, other

  init(_ type: Any.Type) {
    // The first word of a type's metadata is its kind; a class has an address there.
    switch _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) {
    case .struct?, .tuple?: self = .fields
    case .enum?: self = .cases
    case .optional?: self = .optional
    case .existential?: self = Self.isOpaque(type) ? .existential : .reference
    case .class?, nil: self = .reference
    default: self = .other
    }
  }

  /// What a struct's or enum's source declares, the same for all types that a generic one makes: it follows the kind in a type's
  /// metadata. Of a tuple the number of its elements is there.
  static func declaration(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UnsafeRawPointer.self)
  }

  /// Structs that builders, modifiers and stacks make of views, and that are nothing else: nobody needs to ask what they conform to.
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

  /// The same of an optional one.
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

/// The name of the case that a value of an enum has, from the standard library's own reflection.
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
