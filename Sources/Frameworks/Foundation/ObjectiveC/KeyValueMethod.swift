import Foundation

/// The method with which a class observes changes, `observeValue(forKeyPath:of:change:context:)`.
public struct _KeyValueMethod: @unchecked Sendable {
  /// The parameters: the key path, the object, the change and the context of the observer.
  public typealias Body = (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void
  /// The same for a class on the main actor.
  public typealias MainActorBody =
    @MainActor (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void

  let body: (NSObject) -> Body?

  /// Creates a method of a class.
  public init<Observer>(_ method: @escaping (Observer) -> Body) { body = { ($0 as? Observer).map(method) } }

  /// Creates a method of a class on the main actor, which is called on the thread that changes the property.
  public init<Observer>(_ method: @escaping (Observer) -> MainActorBody) {
    self.init(unsafeBitCast(method, to: ((Observer) -> Body).self))
  }
}

/// A class that observes changes with a method. When source is compiled from a copy, each class that overrides
/// `observeValue(forKeyPath:of:change:context:)` conforms.
public protocol _KeyValueObserver {
  /// The method.
  static var _observeValue: _KeyValueMethod { get }
}

extension _KeyValueCodingAndObserving {
  /// Handles a change. Caveat: this is the implementation of `super`, which reports that nobody handles it, where iOS
  /// ends the app. Overrides are called only where the class's source is compiled from a copy.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let text = "\(type(of: self)) does not handle a change of \(keyPath ?? "a property").\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Adds an observer of a property, until it is removed or either object is gone.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let listener = TypedKeyValueObserver<Any>(
      self, keys: keys, options: options,
      owner: { [weak self] index in
        let path = keys.prefix(index).joined(separator: ".")
        return self.flatMap { KeyValueCoding.value(path, of: $0) } as? NSObject
      },
      read: { KeyValueCoding.value(keyPath, of: $0) ?? NSNull() },
      tell: { [weak observer] object, change in
        guard let observer else { return }
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
        values[.newKey] = change.newValue
        values[.oldKey] = change.oldValue
        values[.indexesKey] = change.indexes
        if change.isPrior { values[.notificationIsPriorKey] = true }
        let method = (type(of: observer) as? any _KeyValueObserver.Type)?._observeValue
        if let body = method?.body(observer) { return body(keyPath, object, values, context) }
        observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
      })
    listener.method = KeyValueObserver.Method(
      object: observer, owner: ObjectIdentifier(observer), keyPath: keyPath, context: context)
    listener.begin()
  }

  /// Removes an observer of a property; does nothing if there is none, where iOS ends the app.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let owner = ObjectIdentifier(observer)
    KeyValueObservers.shared.observer(of: self) { $0.method?.owner == owner && $0.method?.keyPath == keyPath }?.end()
  }

  /// Removes an observer of a property that was added with this context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    let owner = ObjectIdentifier(observer)
    KeyValueObservers.shared.observer(of: self) {
      $0.method?.owner == owner && $0.method?.keyPath == keyPath && $0.method?.context == context
    }?.end()
  }
}
