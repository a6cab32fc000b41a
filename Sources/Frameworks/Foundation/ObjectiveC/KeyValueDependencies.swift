import Foundation

/// A class with dependent properties, as given by its `keyPathsForValuesAffecting…` methods. When source is compiled
/// from a copy, each class with such a method conforms.
public protocol _KeyValueDependent {
  /// Returns the keys that a property depends on.
  static func _keyPathsAffecting(_ key: String) -> Set<String>
  /// Returns the value of a dependent property; nil if there is none of this name.
  static func _value(ofKey key: String, in object: AnyObject) -> Any?
}

/// A class that reports changes of some properties itself, as given by `automaticallyNotifiesObservers(forKey:)`.
public protocol _KeyValueSelective {
  /// Returns whether changes of a property are reported automatically.
  static func _tellsItself(_ key: String) -> Bool
}

extension _KeyValueCodingAndObserving {
  /// Returns the keys that a property depends on: none, unless a class overrides it. Caveat: overrides are called only
  /// where the class's source is compiled from a copy.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether changes of an `@objc dynamic` property are reported automatically: true, unless a class overrides
  /// it. Caveat: overrides are called only where the class's source is compiled from a copy.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension NSObject {
  /// Returns whether the class leaves reporting changes to the property.
  fileprivate final func tellsItself(_ key: String) -> Bool {
    (type(of: self) as? any _KeyValueSelective.Type)?._tellsItself(key) ?? true
  }

  /// Returns the properties of the same object that a property depends on.
  final func keysAffecting(_ key: String) -> Set<String> {
    guard let type = type(of: self) as? any _KeyValueDependent.Type else { return [] }
    return Set(type._keyPathsAffecting(key).compactMap { $0.split(separator: ".").first.map(String.init) })
  }
}

/// Queries a class or an object on the thread on which a property is observed or looked up; the closure may be isolated
/// to the main actor.
public func _askingMainActor<Answer>(_ question: @MainActor () -> Answer) -> Answer {
  withoutActuallyEscaping(question) { unsafeBitCast($0, to: (() -> Answer).self)() }
}

/// Queries an object of a class on the thread on which a property is looked up; nil if it is of another class.
public func _askingMainActor<Object>(_ object: AnyObject, _ question: @MainActor (Object) -> Any?) -> Any? {
  guard let object = object as? Object else { return nil }
  return withoutActuallyEscaping(question) { unsafeBitCast($0, to: ((Object) -> Any?).self)(object) }
}

// MARK: What `@objc dynamic` variables say

/// Reports that a property of an app's object is about to change.
public func _willChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.areThere, let object = object as? NSObject, object.tellsItself(key) else { return }
  object.tellWillChange(key)
}

/// Reports that a property of an app's object has changed.
public func _didChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.areThere, let object = object as? NSObject, object.tellsItself(key) else { return }
  object.tellDidChange(key)
}

/// Reports that a property of an operation has changed; its queue observes the dependent ones.
public func _didChange(_ object: Operation, _ key: String) {
  object.tellDidChange(key)
  guard let type = type(of: object) as? any _KeyValueDependent.Type else { return }
  for state in ["isReady", "isExecuting", "isFinished"] where type._keyPathsAffecting(state).contains(key) {
    object.didChangeValue(forKey: state)
  }
}

/// Makes a stored property report its changes. It replaces `@objc dynamic` when source is compiled from a copy.
@attached(accessor, names: named(willSet), named(didSet))
public macro _KeyValueObserved() = #externalMacro(module: "SwiftUIMacros", type: "KeyValueObservedMacro")
