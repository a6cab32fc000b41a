@_spi(Reflection) import Swift
import Foundation
import ScrollworkUIKit

/// Converts a value of one version of the app's code to the next.
///
/// A type that both versions share is kept if its values are plain data. A struct or an enum of the app is a different
/// type in each version: if both have the same stored properties or cases, the parts are converted one by one. An
/// object passes its properties to its counterpart in the next version. Nothing else can be kept: a closure would run
/// the old code, and a reference would lead to it.
@MainActor
final class ValueTransfer {
  /// The reason why a value cannot be kept.
  enum Obstacle: Error {
    /// A type has changed.
    case changed(String)
    /// Values of a type are more than plain data.
    case notData(String)

    var description: String {
      switch self {
      case .changed(let type): "\(type) has changed"
      case .notData(let type): "a value of type \(type) cannot be kept"
      }
    }
  }

  private let from: String
  private let to: String
  /// Properties of objects that are reset.
  private(set) var losses: [(property: String, obstacle: Obstacle)] = []
  private var seen: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - from: the module of the values.
  ///   - to: the module to convert them to.
  init(from: String, to: String) { (self.from, self.to) = (from, to) }

  /// Returns the value in the new version's type.
  /// - Parameter fresh: the new version's initial value.
  func value<New>(_ old: Any, as type: New.Type = New.self, fresh: New? = nil) throws(Obstacle) -> New {
    guard let new = try convert(old, to: type, fresh: fresh) as? New else {
      throw .changed(TypeName.of(type))
    }
    return new
  }

  func convert(_ old: Any, to new: Any.Type, fresh: Any? = nil) throws(Obstacle) -> Any {
    let type = Swift.type(of: old)
    switch TypeKind(new) {
    case .reference: return try object(old, fresh: fresh, new)
    case .optional, .fields, .cases: break
    case .existential, .other: throw .notData(TypeName.of(new))
    }
    if type == new, PlainData.contains(new) { return old }
    guard Self.name(type) == Self.name(new) else { throw .changed(Self.name(new)) }
    if let container = new as? any KeptContainer.Type { return try container.made(from: old, by: self) }
    switch TypeKind(new) {
    case .fields: return try fields(of: old, type, as: new)
    case .cases: return try oneCase(old, as: new)
    default: throw .notData(TypeName.of(new))
    }
  }

  /// Converts a value of unknown type, such as one on a navigation path.
  func element(_ old: AnyHashable) throws(Obstacle) -> AnyHashable {
    let type = Swift.type(of: old.base)
    guard let mangled = _mangledTypeName(type), mangled.contains("\(from.utf8.count)\(from)") else {
      guard PlainData.contains(type) else { throw .notData(TypeName.of(type)) }
      return old
    }
    let renamed = mangled.replacingOccurrences(
      of: "\(from.utf8.count)\(from)", with: "\(to.utf8.count)\(to)")
    guard let new = _typeByName(renamed), let value = try convert(old.base, to: new) as? any Hashable else {
      throw .changed(TypeName.of(type))
    }
    return AnyHashable(value)
  }

  /// `map` with typed throws, which the standard library's lacks.
  func map<Old, New>(_ old: some Sequence<Old>, _ change: (Old) throws(Obstacle) -> New) throws(Obstacle) -> [New] {
    var new: [New] = []
    for value in old { new.append(try change(value)) }
    return new
  }

  /// Returns the name without generic arguments and without the module.
  private static func name(_ type: Any.Type) -> String { String(TypeName.of(type).prefix { $0 != "<" }) }

  // MARK: Structs and tuples

  /// `classType`, a global variable that Swift 6 does not allow to be read.
  private static let classes = _EachFieldOptions(rawValue: 1)

  private struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    var description: String { "\(name): \(TypeName.of(type))" }
  }

  private static func fields(of type: Any.Type, isObject: Bool = false) -> [Field]? {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type, options: isObject ? classes : []) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  private func fields(of old: Any, _ oldType: Any.Type, as new: Any.Type) throws(Obstacle) -> Any {
    guard let before = Self.fields(of: oldType), let after = Self.fields(of: new),
      !after.isEmpty || Memory.size(of: new) == 0,
      before.map(\.description) == after.map(\.description)
    else { throw .changed(Self.name(new)) }
    let memory = Memory(of: new)
    var made: [(Field, Any)] = []
    for (source, target) in zip(before, after) {
      // It may be weak, which cannot be determined here.
      if TypeKind.mayBeReference(source.type) { throw .notData(TypeName.of(source.type)) }
      made.append((target, try convert(Memory.part(of: old, at: source.offset, source.type), to: target.type)))
    }
    // From here on nothing can fail.
    for (target, value) in made { memory.put(value, at: target.offset, target.type) }
    return memory.take()
  }

  // MARK: Enums

  private func oneCase(_ old: Any, as new: Any.Type) throws(Obstacle) -> Any {
    let type = Swift.type(of: old)
    guard let before = EnumCases.of(type), let after = EnumCases.of(new),
      before.map(\.description) == after.map(\.description), let name = EnumCases.name(of: old),
      let index = after.firstIndex(where: { $0.name == name })
    else { throw .changed(Self.name(new)) }
    let memory = Memory(of: new)
    if let payload = after[index].payload {
      guard !after[index].isIndirect, let value = Mirror(reflecting: old).children.first?.value else {
        throw .notData(TypeName.of(new))
      }
      memory.put(try convert(value, to: payload), at: 0, payload)
    }
    guard memory.become(caseAt: index, of: after.count) else { throw .notData(TypeName.of(new)) }
    return memory.take()
  }

  // MARK: Objects

  /// Whether an object's property is compiler-generated and belongs to it alone.
  private static func isOwn(_ field: Field) -> Bool { field.type == ObservationRegistrar.self }

  private func object(_ old: Any, fresh: Any?, _ new: Any.Type) throws(Obstacle) -> Any {
    let type = Swift.type(of: old)
    // An image is data.
    if type == new, old is UIImage { return old }
    guard let fresh, type is AnyObject.Type, type != Swift.type(of: fresh),
      Self.name(type) == Self.name(Swift.type(of: fresh))
    else { throw .notData(Self.name(new)) }
    let (oldObject, newObject) = (old as AnyObject, fresh as AnyObject)
    guard seen.insert(ObjectIdentifier(oldObject)).inserted else { return fresh }
    guard let before = Self.fields(of: type, isObject: true),
      let after = Self.fields(of: Swift.type(of: fresh), isObject: true),
      before.map(\.description) == after.map(\.description)
    else { throw .changed(Self.name(new)) }
    let source = UnsafeMutableRawPointer(Unmanaged.passUnretained(oldObject).toOpaque())
    let target = UnsafeMutableRawPointer(Unmanaged.passUnretained(newObject).toOpaque())
    withExtendedLifetime((oldObject, newObject)) {
      for (old, new) in zip(before, after) where !Self.isOwn(old) {
        do throws(Obstacle) {
          try hand(source + old.offset, old.type, to: target + new.offset, new.type)
        } catch {
          let name = new.name.hasPrefix("_") ? String(new.name.dropFirst()) : new.name
          losses.append(("\(Self.name(type)).\(name)", error))
        }
      }
    }
    return fresh
  }

  private func hand(
    _ source: UnsafeMutableRawPointer, _ old: Any.Type, to target: UnsafeMutableRawPointer, _ new: Any.Type
  ) throws(Obstacle) {
    if let published = new as? any PublishedValue.Type, let old = old as? any PublishedValue.Type {
      guard let value = old.value(at: source) else { return }
      return published.set(try convert(value, to: published.type, fresh: published.value(at: target)), at: target)
    }
    let isObject = new is AnyObject.Type && old is AnyObject.Type
    if !isObject, TypeKind.mayBeReference(old) { throw .notData(TypeName.of(new)) }
    let value = try convert(
      Memory.load(source, old), to: new, fresh: isObject ? Memory.load(target, new) : nil)
    if !isObject { Memory.replace(target, new, by: value) }
  }
}

/// Reads and writes a published property of any type.
private protocol PublishedValue {
  static var type: Any.Type { get }
  static func value(at place: UnsafeMutableRawPointer) -> Any?
  static func set(_ value: Any, at place: UnsafeMutableRawPointer)
}

extension Published: PublishedValue {
  static var type: Any.Type { Value.self }

  static func value(at place: UnsafeMutableRawPointer) -> Any? {
    var found: Any?
    _ = place.assumingMemoryBound(to: Self.self).pointee.projectedValue.prefix(1).sink { found = $0 }
    return found
  }

  static func set(_ value: Any, at place: UnsafeMutableRawPointer) {
    guard let value = value as? Value else { return }
    Just(value).assign(to: &place.assumingMemoryBound(to: Self.self).pointee.projectedValue)
  }
}

/// A type whose values are kept if their elements are.
protocol KeptContainer {
  /// The types of its elements.
  static var parts: [Any.Type] { get }
  @MainActor static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any
}

extension Optional: KeptContainer {
  static var parts: [Any.Type] { [Wrapped.self] }
  static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any {
    guard let value = Mirror(reflecting: old).children.first?.value else { return Self.none as Any }
    return Self.some(try transfer.value(value)) as Any
  }
}

extension Array: KeptContainer {
  static var parts: [Any.Type] { [Element.self] }
  static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any {
    let children = Mirror(reflecting: old).children
    return try transfer.map(children) { child throws(ValueTransfer.Obstacle) in
      try transfer.value(child.value, as: Element.self)
    }
  }
}

extension Set: KeptContainer {
  static var parts: [Any.Type] { [Element.self] }
  static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any {
    let children = Mirror(reflecting: old).children
    return Set(
      try transfer.map(children) { child throws(ValueTransfer.Obstacle) in
        try transfer.value(child.value, as: Element.self)
      })
  }
}

extension Dictionary: KeptContainer {
  static var parts: [Any.Type] { [Key.self, Value.self] }
  static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any {
    var made: Self = [:]
    for child in Mirror(reflecting: old).children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else { throw .notData(TypeName.of(Self.self)) }
      made[try transfer.value(pair[0].value, as: Key.self)] = try transfer.value(pair[1].value, as: Value.self)
    }
    return made
  }
}
