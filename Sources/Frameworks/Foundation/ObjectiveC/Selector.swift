import Foundation
import Synchronization

/// The name of a method, with which it can be called on an object later: the basis of target-action.
///
/// There is no Objective-C here that finds a method by name. `#selector` in an app's source becomes `#_selector`, which
/// stores the method itself beside the name. A selector created from a string, such as one that
/// `actions(forTarget:forControlEvent:)` returns, calls the method of the same name that was named for the object's
/// class before. Caveat: if there is none, it does nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The name in Objective-C: `tap`, `tap:`, `tapWithSender:`.
  public let description: String

  /// The outcome of a call.
  package enum Outcome {
    case result(Any)
    /// The object has no such method, or it takes other arguments.
    case unrecognized
  }

  private let call: ((Any, [Any?]) -> Outcome)?
  private let understands: ((Any) -> Bool)?

  /// Creates a selector from a name alone.
  public init(_ str: String) { self.init(name: str, call: nil, understands: nil) }
  public init(stringLiteral value: String) { self.init(value) }

  private init(name: String, call: ((Any, [Any?]) -> Outcome)?, understands: ((Any) -> Bool)?) {
    description = name
    self.call = call
    self.understands = understands
  }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Returns a name that some objects respond to, and that calls nothing.
  package static func _known(_ name: String, by understands: @escaping (Any) -> Bool) -> Selector {
    Selector(name: name, call: nil, understands: understands)
  }

  /// The methods named so far, by type.
  private static let methods = Mutex<[String: [ObjectIdentifier: Selector]]>([:])

  /// Records what a name calls on a type.
  private func known<Target>(for type: Target.Type) -> Selector {
    Self.methods.withLock { $0[description, default: [:]][ObjectIdentifier(type)] = self }
    return self
  }

  /// Returns the selector of this name that an object responds to; nil if none was made yet.
  private func found(for object: Any) -> Selector? {
    let candidates = Self.methods.withLock { $0[description].map { Array($0.values) } }
    return candidates?.first { $0.understands?(object) == true }
  }

  /// Returns whether an object has the method.
  package func isUnderstood(by object: Any) -> Bool { understands?(object) ?? (found(for: object) != nil) }

  /// Calls the method on the calling thread, as Objective-C does. A mismatch is reported on the terminal.
  /// - Parameter arguments: all possible arguments; the method takes as many as it has parameters.
  @discardableResult
  package func send(to target: Any, _ arguments: [Any?] = []) -> Outcome {
    let method = call ?? found(for: target)?.call
    let outcome = method?(target, arguments) ?? .unrecognized
    if case .unrecognized = outcome {
      let reason = method == nil ? ": it was created from a string, and no #selector has that name" : ""
      FileHandle.standardError.write(Data("\(type(of: target)) does not understand \(description)\(reason).\n".utf8))
    }
    return outcome
  }

  // MARK: Methods

  /// Returns a method without parameters.
  public static func _method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) -> Selector {
    Selector(
      name: objectiveCName(name, count: 0),
      call: { target, _ in (target as? Target).map { .result(method($0)()) } ?? .unrecognized },
      understands: { $0 is Target }
    ).known(for: Target.self)
  }

  /// Returns a method with a parameter.
  public static func _method<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) -> Selector {
    Selector(
      name: objectiveCName(name, count: 1),
      call: { target, arguments in
        guard let target = target as? Target, let first: First = value(0, of: arguments) else { return .unrecognized }
        return .result(method(target)(first))
      }, understands: { $0 is Target }
    ).known(for: Target.self)
  }

  /// Returns a method with two parameters.
  public static func _method<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) -> Selector {
    Selector(
      name: objectiveCName(name, count: 2),
      call: { target, arguments in
        guard let target = target as? Target, let first: First = value(0, of: arguments),
          let second: Second = value(1, of: arguments)
        else { return .unrecognized }
        return .result(method(target)(first, second))
      }, understands: { $0 is Target }
    ).known(for: Target.self)
  }

  /// Returns a method with three parameters.
  public static func _method<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) -> Selector {
    Selector(
      name: objectiveCName(name, count: 3),
      call: { target, arguments in
        guard let target = target as? Target, let first: First = value(0, of: arguments),
          let second: Second = value(1, of: arguments), let third: Third = value(2, of: arguments)
        else { return .unrecognized }
        return .result(method(target)(first, second, third))
      }, understands: { $0 is Target }
    ).known(for: Target.self)
  }

  /// Returns a method of a type, or of a known object, without parameters.
  @_disfavoredOverload
  public static func _method<Result>(_ name: String, _ method: @escaping () -> Result) -> Selector {
    Selector(name: objectiveCName(name, count: 0), call: { _, _ in .result(method()) }, understands: { _ in true })
  }

  /// Returns a method of a type, or of a known object, with a parameter.
  @_disfavoredOverload
  public static func _method<First, Result>(_ name: String, _ method: @escaping (First) -> Result) -> Selector {
    Selector(
      name: objectiveCName(name, count: 1),
      call: { _, arguments in
        guard let first: First = value(0, of: arguments) else { return .unrecognized }
        return .result(method(first))
      }, understands: { _ in true })
  }

  // MARK: Methods of the main actor, which are called on whatever thread calls them

  /// Returns a method without parameters.
  public static func _method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) -> Selector {
    _method(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  /// Returns a method with a parameter.
  public static func _method<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) -> Selector {
    _method(name, unsafeBitCast(method, to: ((Target) -> (First) -> Result).self))
  }

  /// Returns a method with two parameters.
  public static func _method<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector {
    _method(name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
  }

  /// Returns a method with three parameters.
  public static func _method<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) -> Selector {
    _method(name, unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self))
  }

  /// Returns a method of a type, or of a known object, without parameters.
  @_disfavoredOverload
  public static func _method<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) -> Selector {
    _method(name, unsafeBitCast(method, to: (() -> Result).self))
  }

  /// Returns a method of a type, or of a known object, with a parameter.
  @_disfavoredOverload
  public static func _method<First, Result>(
    _ name: String, _ method: @escaping @MainActor (First) -> Result
  ) -> Selector {
    _method(name, unsafeBitCast(method, to: ((First) -> Result).self))
  }

  // MARK: Accessors

  /// Returns the method that reads a property.
  public static func _getter<Target, Value>(_ name: String, _ path: KeyPath<Target, Value>) -> Selector {
    nonisolated(unsafe) let path = path
    return _method(name) { (target: Target) -> () -> Value in { target[keyPath: path] } }
  }

  /// Returns the method that sets a property.
  public static func _setter<Target, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Selector {
    nonisolated(unsafe) let path = path
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())(_:)"
    return _method(setter) { (target: Target) -> (Value) -> Void in { target[keyPath: path] = $0 } }
  }

  private static func value<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    if let pointer: Value = pointer(argument) { return pointer }
    // Nil is a valid value where the parameter is optional.
    return argument.map { $0 as? Value } ?? (Any?.none as? Value)
  }

  /// Returns a pointer of the parameter's type. Objective-C also passes nil to a non-optional parameter, which gets an
  /// invalid pointer.
  private static func pointer<Value>(_ argument: Any?) -> Value? {
    switch argument {
    case let pointer as UnsafeRawPointer: UnsafeMutableRawPointer(mutating: pointer) as? Value ?? pointer as? Value
    case nil: UnsafeRawPointer(bitPattern: 1) as? Value ?? UnsafeMutableRawPointer(bitPattern: 1) as? Value
    default: nil
    }
  }

  /// Returns the Objective-C name: `tap(sender:with:)` is `tapWithSender:with:`. Caveat: a name without labels counts
  /// as one whose first parameter has none.
  private static func objectiveCName(_ name: String, count: Int) -> String {
    let parts = name.split(separator: "(")
    guard let base = parts.first else { return name }
    guard parts.count == 2 else { return base + String(repeating: ":", count: count) }
    let labels = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
    return labels.enumerated().reduce(String(base)) { text, label in
      let isNamedFirst = label.offset == 0 && !label.element.isEmpty
      let capitalized = label.element.prefix(1).uppercased() + label.element.dropFirst()
      return text + (isNamedFirst ? "With" + capitalized : label.element) + ":"
    }
  }
}

/// `#selector` in an app's source: the method that a string such as `tap(_:)` names, as seen from the call.
@freestanding(expression)
public macro _selector(_ method: String) -> Selector = #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")

/// `#keyPath` in an app's source: the names of properties, without the root type.
@freestanding(expression)
public macro _keyPath(_ path: String) -> String = #externalMacro(module: "SwiftUIMacros", type: "KeyPathTextMacro")

/// Returns the selector of a name. Caveat: as with `Selector.init(_:)`, it only calls a method that was named before.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
