@_spi(Reflection) import Swift

/// A property wrapper that a view stores and whose state the runtime keeps across values of the view.
@preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the body that owns the property.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A dynamic property whose storage belongs to the node and outlives the view's values.
@MainActor
protocol StoredDynamicProperty: DynamicProperty {
  associatedtype Slot: AnyObject
  /// Makes the storage when the view's identity begins.
  func makeSlot(for node: _Node, scope: DependencyScope) -> Slot
  /// Connects a new value of the wrapper to the storage.
  mutating func install(_ slot: Slot)
  /// Tells the storage which property it belongs to.
  static func name(_ slot: Slot, _ origin: PropertyOrigin)
}

extension StoredDynamicProperty {
  static func name(_ slot: Slot, _ origin: PropertyOrigin) {}
}

/// A property of a view, for traces: two words that refer to metadata, so storing it is cheap.
struct PropertyOrigin {
  fileprivate let view: Any.Type
  fileprivate let fieldName: UnsafePointer<CChar>

  /// The name in the app's source.
  var name: String {
    let name = String(cString: fieldName)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  var viewTypeName: String { TypeName.of(view) }
  var shortTypeName: String { String(viewTypeName.prefix { $0 != "<" }) }
}

/// The dynamic properties of one view type, found once by reflection.
@MainActor
struct DynamicProperties {
  private struct Field {
    let offset: Int
    /// Nil for properties without storage.
    let origin: PropertyOrigin?
    let makeSlot: @MainActor (UnsafeMutableRawPointer, _Node, DependencyScope) -> AnyObject?
    let install: @MainActor (UnsafeMutableRawPointer, AnyObject?) -> Void
  }

  private let fields: [Field]
  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  static func of(_ type: Any.Type) -> DynamicProperties {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var fields: [Field] = []
    collect(type, of: type, at: 0, into: &fields)
    let made = DynamicProperties(fields: fields)
    known[id] = made
    return made
  }

  private static func collect(_ type: Any.Type, of view: Any.Type, at base: Int, into fields: inout [Field]) {
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      // At most one conformance check: to find that a type does not conform, the runtime searches all conformances.
      switch TypeKind(fieldType) {
      case .fields, .cases, .reference: if TypeKind.isMadeOfViews(fieldType) { return true }
      case .optional, .existential, .other: return true
      }
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      if let stored = property as? any StoredDynamicProperty.Type {
        fields.append(storedField(stored, offset: base + offset, origin: PropertyOrigin(view: view, fieldName: name)))
      } else {
        // A wrapper composed of other wrappers: theirs first, then its own `update`.
        collect(fieldType, of: view, at: base + offset, into: &fields)
        fields.append(plainField(property, offset: base + offset))
      }
      return true
    }
  }

  private static func storedField<Property: StoredDynamicProperty>(
    _: Property.Type, offset: Int, origin: PropertyOrigin
  ) -> Field {
    Field(
      offset: offset, origin: origin,
      makeSlot: { pointer, node, scope in
        let slot = pointer.assumingMemoryBound(to: Property.self).pointee.makeSlot(for: node, scope: scope)
        Property.name(slot, origin)
        return slot
      },
      install: { pointer, slot in
        guard let slot = slot as? Property.Slot else { return }
        let property = pointer.assumingMemoryBound(to: Property.self)
        property.pointee.install(slot)
        property.pointee.update()
      })
  }

  private static func plainField<Property: DynamicProperty>(_: Property.Type, offset: Int) -> Field {
    Field(
      offset: offset, origin: nil, makeSlot: { _, _, _ in nil },
      install: { pointer, _ in pointer.assumingMemoryBound(to: Property.self).pointee.update() })
  }

  var isEmpty: Bool { fields.isEmpty }

  /// The names of the properties with storage, in source order.
  var names: [String] { fields.compactMap { $0.origin?.name } }

  /// Returns the storage for one identity, in field order.
  func makeSlots<V>(in value: inout V, for node: _Node, scope: DependencyScope) -> [AnyObject?] {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return fields.map { $0.makeSlot(base + $0.offset, node, scope) }
    }
  }

  /// Returns the storage that is kept for the next version, with property names.
  func kept(_ slots: [AnyObject?]) -> [(name: String, slot: any KeptSlot)] {
    zip(fields, slots).compactMap { field, slot in
      guard let origin = field.origin, let slot = slot as? any KeptSlot else { return nil }
      return (origin.name, slot)
    }
  }

  /// Connects a view's wrappers to their storage.
  func install<V>(_ slots: [AnyObject?], in value: inout V) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (field, slot) in zip(fields, slots) { field.install(base + field.offset, slot) }
    }
  }
}
