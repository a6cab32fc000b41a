import Foundation

/// Records what one evaluation of a body or a content closure reads, and queues its node when any of it changes.
///
/// A scope covers exactly one body, never a child's: children are made after the body has returned.
@MainActor
final class DependencyScope {
  private weak var node: _Node?
  private var sources: [DependencySource] = []
  private var environmentReads: [EnvironmentRead] = []

  struct EnvironmentRead {
    let key: Any.Type
    let isEqual: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  }

  /// The scope that is evaluating right now. Only ever touched on the main thread.
  nonisolated(unsafe) static var current: DependencyScope?

  init(node: _Node?) {
    self.node = node
  }

  /// Assigned by a node that cannot pass itself while it is being initialised.
  func attach(to node: _Node) {
    self.node = node
  }

  /// Runs `body` and remembers what it reads, forgetting what the previous run read.
  func track<Result>(_ body: () -> Result) -> Result {
    stop()
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// Forgets everything that was read.
  func stop() {
    for source in sources { source.remove(self) }
    sources.removeAll(keepingCapacity: true)
    environmentReads.removeAll(keepingCapacity: true)
  }

  func record(_ source: DependencySource) {
    if source.add(self) { sources.append(source) }
  }

  func record(_ read: EnvironmentRead) {
    if !environmentReads.contains(where: { $0.key == read.key }) { environmentReads.append(read) }
  }

  /// True if a value that was read differs between the two environments.
  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    if let node, let trace = node.runtime.trace {
      let changed = environmentReads.filter { !$0.isEqual(old, new) }
      trace.environmentChanged(changed.map(\.key), reader: node)
      return !changed.isEmpty
    }
    return environmentReads.contains { !$0.isEqual(old, new) }
  }

  func invalidate(by source: DependencySource) {
    guard let node else { return }
    node.runtime.trace?.changed(source, source.origin, reader: node)
    node.runtime.enqueue(node)
  }
}

/// Something that can be read by an evaluation and can change: a `@State`, an observed object.
@MainActor
final class DependencySource {
  private var observers: [ObjectIdentifier: WeakScope] = [:]
  /// The property behind which it is, if it is one of a view.
  var origin: PropertyOrigin?

  private struct WeakScope {
    weak var scope: DependencyScope?
  }

  nonisolated init() {}

  /// The scope that is evaluating depends on this from now on.
  func recordRead() {
    DependencyScope.current?.record(self)
  }

  /// True if the scope was not known yet.
  func add(_ scope: DependencyScope) -> Bool {
    observers.updateValue(WeakScope(scope: scope), forKey: ObjectIdentifier(scope)) == nil
  }

  func remove(_ scope: DependencyScope) {
    observers[ObjectIdentifier(scope)] = nil
  }

  func changed() {
    for observer in observers.values { observer.scope?.invalidate(by: self) }
  }
}

/// Where code runs, asked without an actor.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main thread, and on a worker that serves the main queue (`dispatchMain()` on Linux).
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs `body` on the main actor: at once if that is where we are, else soon.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}
