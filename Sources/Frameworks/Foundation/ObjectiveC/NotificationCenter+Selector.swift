import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object on each notification of a name, on the thread that posts it; nil means all names or
  /// all senders. An observer that is gone receives none.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let held = ObservingMethod(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = held.observer else { return ObservingMethod.forget(held) }
      aSelector.send(to: observer, [notification])
    }
    held.token = token
    (held.center, held.name, held.object) = (self, aName, anObject.map { ObservingMethod.identity($0) })
    ObservingMethod.all.withLock { $0[held.key, default: []].append(held) }
  }

  /// Removes an observer, which is an object with methods or the result of `addObserver(forName:object:queue:using:)`.
  public func removeObserver<Observer>(_ observer: Observer) {
    ObservingMethod.forget(observer) { $0.center === self }
    let token: Any = observer
    removeObserver(token)
  }

  /// Removes an observer of a name and a sender; nil means all.
  public func removeObserver<Observer>(_ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?) {
    let object = anObject.map { ObservingMethod.identity($0) }
    ObservingMethod.forget(observer) {
      $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
    }
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// A method that receives notifications. It wraps the center's own token.
private final class ObservingMethod: @unchecked Sendable {
  static let all = Mutex<[ObjectIdentifier: [ObservingMethod]]>([:])

  let key: ObjectIdentifier
  private weak var target: AnyObject?
  private let type: Any.Type?
  weak var center: NotificationCenter?
  var token: (any NSObjectProtocol)?
  var name: NSNotification.Name?
  var object: ObjectIdentifier?

  init(_ observer: Any) {
    key = Self.identity(observer)
    type = observer as? Any.Type
    target = type == nil ? observer as AnyObject : nil
  }

  /// The object, or the type whose methods are called; nil if the object is gone.
  var observer: Any? { type ?? target }

  static func identity(_ object: Any) -> ObjectIdentifier {
    if let type = object as? Any.Type { return ObjectIdentifier(type) }
    return ObjectIdentifier(object as AnyObject)
  }

  /// Removes the matching entries of an observer.
  static func forget(_ observer: Any, where isMeant: (ObservingMethod) -> Bool) {
    let key = identity(observer)
    let ended = all.withLock { all -> [ObservingMethod] in
      guard let mine = all[key] else { return [] }
      let rest = mine.filter { !isMeant($0) }
      all[key] = rest.isEmpty ? nil : rest
      return mine.filter(isMeant)
    }
    for method in ended { method.end() }
  }

  /// Removes an entry whose observer is gone.
  static func forget(_ method: ObservingMethod) {
    all.withLock { $0[method.key]?.removeAll { $0 === method } }
    method.end()
  }

  private func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}
