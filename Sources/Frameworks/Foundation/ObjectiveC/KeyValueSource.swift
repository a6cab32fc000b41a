import Foundation
import Synchronization

/// Makes Foundation's objects report changes, which its classes do not do here.
package enum KeyValueSource {
  /// Prepares an object when a property of it is first observed.
  package typealias Preparation = @Sendable (NSObject) -> Void

  private static let preparations = Mutex<[Preparation]>([])

  /// Adds a module's preparation for objects.
  package static func add(_ preparation: @escaping Preparation) { preparations.withLock { $0.append(preparation) } }

  static func begin(_ object: NSObject, _ key: String) {
    switch object {
    case let progress as Progress: ObservedProgress.adopt(progress)
    case let operation as Operation:
      if ["finished", "executing", KeyValueObservers.anyKey].contains(key) { watch(operation) }
    default: for preparation in preparations.withLock({ $0 }) { preparation(object) }
    }
  }

  private struct Watched: @unchecked Sendable { weak var operation: Operation? }

  private static let watches = OperationQueue()
  private static let watched = Mutex<[ObjectIdentifier: Watched]>([:])

  /// Adds an operation that reports the end of this one, once for all its observers.
  private static func watch(_ operation: Operation) {
    guard !operation.isFinished else { return }
    let (id, watch) = (ObjectIdentifier(operation), Watched(operation: operation))
    let isNew = watched.withLock { all in
      if all[id]?.operation === watch.operation { return false }
      all[id] = watch
      return true
    }
    guard isNew else { return }
    let end = BlockOperation { [weak operation] in
      _ = watched.withLock { $0.removeValue(forKey: id) }
      operation?.tellDidChange("executing")
      operation?.tellDidChange("finished")
    }
    end.addDependency(operation)
    watches.addOperation(end)
  }
}

/// A progress that reports its changes. As with `PhoneDefaults`, the class of an existing object is exchanged, so it
/// must not have stored properties.
final class ObservedProgress: Progress, @unchecked Sendable {
  static func adopt(_ progress: Progress) {
    guard type(of: progress) == Progress.self else { return }
    unsafeBitCast(progress, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      ObservedProgress.self as AnyClass, to: UnsafeRawPointer.self)
    let children = member("_children", of: progress) as? Set<Progress> ?? []
    for child in children { adopt(child) }
  }

  private static func member(_ name: String, of progress: Progress) -> Any? {
    sequence(first: Mirror(reflecting: progress)) { $0.superclassMirror }.lazy.compactMap { $0.descendant(name) }.first
  }

  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set { change(["completedUnitCount"]) { super.completedUnitCount = newValue } }
  }

  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set { change(["totalUnitCount"]) { super.totalUnitCount = newValue } }
  }

  override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    Self.adopt(child)
    change([]) { super.addChild(child, withPendingUnitCount: inUnitCount) }
  }

  override var isCancelled: Bool {
    get { super.isCancelled }
    set { change(["cancelled"], isWork: false) { super.isCancelled = newValue } }
  }

  override var isPaused: Bool {
    get { super.isPaused }
    set { change(["paused"], isWork: false) { super.isPaused = newValue } }
  }

  /// Reports a change, and those of its parents.
  private func change(_ keys: [String], isWork: Bool = true, _ body: () -> Void) {
    guard NSObject.hasKeyValueObservers else { return body() }
    let around = sequence(first: self as Progress) { Self.member("_parent", of: $0) as? Progress }
    let affected = isWork ? around.map { ($0, $0.isFinished) } : []
    for key in keys { tellWillChange(key) }
    for (progress, _) in affected { progress.tellWillChange("fractionCompleted") }
    body()
    for (progress, wasFinished) in affected {
      progress.tellDidChange("fractionCompleted")
      if progress.isFinished != wasFinished { progress.tellDidChange("isFinished") }
    }
    for key in keys { tellDidChange(key) }
  }
}
