import Foundation

/// An observer of a property, until it is invalidated or gone.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) { self.observer = observer }

  /// Calls the handler no more. By itself when the observation is gone.
  public func invalidate() { observer.end() }

  deinit { observer.end() }
}

/// What has properties that can be observed and found by their names. `NSObject` is the only one.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler with each change of a property, on the thread that changes it, for as long as the result is kept and the object lives.
  ///
  /// Of an app's class, changes of `@objc dynamic` variables are told where the source is compiled from a copy, and what
  /// `willChangeValue(for:)` and `didChangeValue(for:)` say. Caveat: a key path that is no literal, and one in source that is compiled as
  /// it is, hears only of changes that leave another value behind, along with a change of the object that is told.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let path = KeyValuePath.of(keyPath)
    let observer = TypedKeyValueObserver<Value>(
      self, keys: path?.keys ?? [], options: options,
      owner: { [weak self] index in
        guard let self, let steps = path?.steps, steps.indices.contains(index - 1) else { return nil }
        let object: Any? = self[keyPath: steps[index - 1]]
        return object as? NSObject
      },
      read: { ($0 as? Self)?[keyPath: keyPath] },
      tell: { object, change in if let object = object as? Self { changeHandler(object, change) } })
    observer.begin()
    return NSKeyValueObservation(observer)
  }

  /// Tells that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    tellWillChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey)
  }

  /// Tells that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    tellDidChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey)
  }

  /// Tells that elements of a list are about to change.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    tellWillChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey, changeKind, indexes)
  }

  /// Tells that elements of a list have changed.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    tellDidChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey, changeKind, indexes)
  }

  /// Tells that the property of a name is about to change.
  public func willChangeValue(forKey key: String) { tellWillChange(key) }

  /// Tells that the property of a name has changed.
  public func didChangeValue(forKey key: String) { tellDidChange(key) }
}
