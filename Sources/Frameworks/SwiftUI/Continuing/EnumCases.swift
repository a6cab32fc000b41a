/// The cases of an enum, as described by the compiler's reflection metadata. The format is part of Swift's ABI.
enum EnumCases {
  struct Case {
    let name: String
    /// The type of the associated value; nil for none.
    let payload: Any.Type?
    let isIndirect: Bool
    var description: String { payload.map { "\(name)(\(TypeName.of($0)))" } ?? name }
  }

  /// Returns the cases in the order of their tags; nil if they are unknown.
  static func of(_ type: Any.Type) -> [Case]? {
    guard TypeKind(type) == .cases else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Kind, description, arguments.
    let context = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Flags, parent, name, accessor, fields.
    guard let fields = relative(context + 16) else { return nil }
    // Type, superclass; kind and size of a record; their number.
    let (size, count) = (
      fields.load(fromByteOffset: 10, as: UInt16.self), fields.load(fromByteOffset: 12, as: UInt32.self)
    )
    var cases: [Case] = []
    for index in 0..<Int(count) {
      let record = fields + 16 + index * Int(size)
      guard let name = relative(record + 8) else { return nil }
      var payload: Any.Type?
      if let mangled = relative(record + 4) {
        guard
          let found = _getTypeByMangledNameInContext(
            mangled.assumingMemoryBound(to: UInt8.self), UInt(length(of: mangled)), genericContext: context,
            genericArguments: metadata + 16)
        else { return nil }
        payload = found
      }
      cases.append(
        Case(
          name: String(cString: name.assumingMemoryBound(to: CChar.self)), payload: payload,
          isIndirect: record.load(as: UInt32.self) & 1 != 0))
    }
    return cases
  }

  /// Returns the name of a value's case.
  static func name(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
    return _openExistential(value, do: name)
  }

  /// Follows a relative pointer, an offset that is stored where it counts from; nil for none.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// Returns the length of a mangled name, which is null-terminated. Bytes from 1 to 23 precede references of four
  /// bytes, those up to 31 references of eight.
  private static func length(of mangled: UnsafeRawPointer) -> Int {
    var length = 0
    while case let byte = mangled.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      length += byte > 31 ? 1 : byte > 23 ? 9 : 5
    }
    return length
  }
}

/// Memory for one value of a type that is known only at run time.
final class Memory {
  private let type: Any.Type
  private let base: UnsafeMutableRawPointer

  init(of type: Any.Type) {
    func layout<Value>(_: Value.Type) -> (Int, Int) { (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment) }
    let (size, alignment) = _openExistential(type, do: layout)
    self.type = type
    base = .allocate(byteCount: max(size, 1), alignment: alignment)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
  }

  deinit { base.deallocate() }

  static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  static func load(_ place: UnsafeRawPointer, _ type: Any.Type) -> Any {
    func load<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }

  static func replace(_ place: UnsafeMutableRawPointer, _ type: Any.Type, by value: Any) {
    func replace<Value>(_: Value.Type) {
      if let value = value as? Value { place.assumingMemoryBound(to: Value.self).pointee = value }
    }
    _openExistential(type, do: replace)
  }

  /// Returns the part at a byte offset of a value.
  static func part(of whole: Any, at offset: Int, _ type: Any.Type) -> Any {
    func part<Whole>(_ whole: Whole) -> Any {
      withUnsafePointer(to: whole) { load(UnsafeRawPointer($0) + offset, type) }
    }
    return _openExistential(whole, do: part)
  }

  /// Initializes a part with a value of its type.
  func put(_ value: Any, at offset: Int, _ type: Any.Type) {
    func put<Value>(_: Value.Type) {
      if let value = value as? Value { (base + offset).initializeMemory(as: Value.self, to: value) }
    }
    _openExistential(type, do: put)
  }

  /// Turns a payload, or nothing, into a case of an enum, with the function that the compiler generated.
  /// - Returns: false if there is none.
  func become(caseAt tag: Int, of count: Int) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let hasCases = witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x0020_0000 != 0
    // With a single case there is no tag.
    guard hasCases else { return count == 1 }
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    unsafeBitCast(witnesses.load(fromByteOffset: 104, as: UnsafeRawPointer.self), to: Inject.self)(
      base, UInt32(tag), metadata)
    return true
  }

  /// Moves the value out of the memory.
  func take() -> Any {
    func take<Value>(_: Value.Type) -> Any { base.assumingMemoryBound(to: Value.self).move() }
    return _openExistential(type, do: take)
  }
}
