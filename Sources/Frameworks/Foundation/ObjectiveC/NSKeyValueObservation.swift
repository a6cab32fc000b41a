import Foundation

/// An observer of a property, until it is invalidated or gone.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) { self.observer = observer }

  /// Stops calling the handler. Also happens when the observation is released.
  public func invalidate() { observer.end() }

  deinit { observer.end() }
}

/// A type whose properties can be observed and found by name. `NSObject` is the only one.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler on each change of a property, on the thread that changes it, as long as the result is retained and
  /// the object lives.
  ///
  /// For an app's class, changes of `@objc dynamic` properties are reported where the source is compiled from a copy,
  /// as are those from `willChangeValue(for:)` and `didChangeValue(for:)`. Caveat: a key path that is not a literal, or
  /// that is in source compiled as it is, only reports changes that leave another value behind, together with a
  /// reported change of the object.
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

  /// Reports that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    tellWillChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey)
  }

  /// Reports that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    tellDidChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey)
  }

  /// Reports that elements of an array are about to change.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    tellWillChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey, changeKind, indexes)
  }

  /// Reports that elements of an array have changed.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    tellDidChange(KeyValuePath.of(keyPath)?.keys.first ?? KeyValueObservers.anyKey, changeKind, indexes)
  }

  /// Reports that the property of a name is about to change.
  public func willChangeValue(forKey key: String) { tellWillChange(key) }

  /// Reports that the property of a name has changed.
  public func didChangeValue(forKey key: String) { tellDidChange(key) }
}
