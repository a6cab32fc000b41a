import Foundation
import OpenCombine
import Synchronization

// OpenCombine finds an object's publisher in its published properties, and so gives an object without any a new
// publisher on each access: `objectWillChange.send()` would reach nobody. Apple's Combine keeps one publisher per
// object, and apps rely on it (`var name = "" { willSet { objectWillChange.send() } }`). This property does the same.
// It shadows OpenCombine's because this module re-exports that one.
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Emits before the object changes: automatically for published properties, otherwise when `send()` is called.
  public var objectWillChange: ObservableObjectPublisher {
    let mirror = Mirror(reflecting: self)
    // Unqualified, or on `self`, the name would refer to the protocol's requirement, which is this very property.
    if mirror.hasPublishedProperty { return Reflection(customMirror: mirror).OpenCombine::objectWillChange }
    return StandalonePublishers.shared.publisher(for: self)
  }
}

/// Lets OpenCombine reflect on an object.
private final class Reflection: ObservableObject, CustomReflectable {
  let customMirror: Mirror

  init(customMirror: Mirror) {
    self.customMirror = customMirror
  }
}

private protocol PublishedProperty {}

extension Published: PublishedProperty {}

extension Mirror {
  fileprivate var hasPublishedProperty: Bool {
    children.contains { $0.value is any PublishedProperty } || superclassMirror?.hasPublishedProperty ?? false
  }
}

/// The publishers of objects without published properties, kept for as long as the objects live.
private final class StandalonePublishers: Sendable {
  static let shared = StandalonePublishers()

  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries after which dead ones are removed.
    var limit = 64
  }

  private let state = Mutex(State())

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return state.withLock { state in
      // An address is reused once its object is gone: the weak reference tells.
      if let entry = state.entries[id], entry.object === object { return entry }
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, state.entries.count * 2)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      state.entries[id] = entry
      return entry
    }.publisher
  }
}
