import Foundation

/// A class some of whose properties depend on others: what it says in `keyPathsForValuesAffecting…`. Where source is compiled from a copy,
/// each class that has such a method is one.
public protocol _KeyValueDependent {
  /// What a property depends on.
  static func _keyPathsAffecting(_ key: String) -> Set<String>
  /// What a property that depends on others is; nil if there is none of this name.
  static func _value(ofKey key: String, in object: AnyObject) -> Any?
}

/// A class that tells changes of some variables itself: what it says in `automaticallyNotifiesObservers(forKey:)`.
public protocol _KeyValueSelective {
  /// Whether changes of a variable are told without its doing.
  static func _tellsItself(_ key: String) -> Bool
}

extension _KeyValueCodingAndObserving {
  /// What a property depends on: nothing, unless a class says so. Caveat: what a class has in its place is asked only where its source is
  /// compiled from a copy.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether changes of an `@objc dynamic` variable are told without the class's doing: yes, unless a class says otherwise. Caveat: what a
  /// class has in its place is asked only where its source is compiled from a copy.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension NSObject {
  /// Whether the class leaves it to the variable to tell its changes.
  fileprivate final func tellsItself(_ key: String) -> Bool {
    (type(of: self) as? any _KeyValueSelective.Type)?._tellsItself(key) ?? true
  }

  /// The properties of the same object that a property depends on.
  final func keysAffecting(_ key: String) -> Set<String> {
    guard let type = type(of: self) as? any _KeyValueDependent.Type else { return [] }
    return Set(type._keyPathsAffecting(key).compactMap { $0.split(separator: ".").first.map(String.init) })
  }
}

/// Asks a class or an object on whatever thread a property is observed or found by name; what it says may be the main actor's.
public func _askingMainActor<Answer>(_ question: @MainActor () -> Answer) -> Answer {
  withoutActuallyEscaping(question) { unsafeBitCast($0, to: (() -> Answer).self)() }
}

/// Asks an object of a class on whatever thread a property is found by name; nil if it is of another class.
public func _askingMainActor<Object>(_ object: AnyObject, _ question: @MainActor (Object) -> Any?) -> Any? {
  guard let object = object as? Object else { return nil }
  return withoutActuallyEscaping(question) { unsafeBitCast($0, to: ((Object) -> Any?).self)(object) }
}

// MARK: What `@objc dynamic` variables say

/// A variable of an app's object is about to change.
public func _willChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.areThere, let object = object as? NSObject, object.tellsItself(key) else { return }
  object.tellWillChange(key)
}

/// A variable of an app's object has changed.
public func _didChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.areThere, let object = object as? NSObject, object.tellsItself(key) else { return }
  object.tellDidChange(key)
}

/// A variable of an operation has changed, whose queue hears of what depends on it.
public func _didChange(_ object: Operation, _ key: String) {
  object.tellDidChange(key)
  guard let type = type(of: object) as? any _KeyValueDependent.Type else { return }
  for state in ["isReady", "isExecuting", "isFinished"] where type._keyPathsAffecting(state).contains(key) {
    object.didChangeValue(forKey: state)
  }
}

/// Has a stored variable tell its changes. Where source is compiled from a copy, it stands for `@objc dynamic`.
@attached(accessor, names: named(willSet), named(didSet))
public macro _KeyValueObserved() = #externalMacro(module: "SwiftUIMacros", type: "KeyValueObservedMacro")
