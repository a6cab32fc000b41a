import Foundation

/// Records what one evaluation of a body or a content closure reads, and queues its node when any of it changes.
///
/// A scope covers exactly one body, never a child's: children are made after the body has returned.
@MainActor
final class DependencyScope {
  private weak var node: _Node?
  private var sources: [DependencySource] = []
  private var environmentReads: [EnvironmentRead] = []
  /// Whether each element read through a binding is unchanged.
  private var elements: [@MainActor () -> Bool] = []
  /// Observes the collections of those elements.
  private var collections: DependencyScope?
  /// The condition under which a change queues the node; nil for any change.
  private let isAffected: (@MainActor () -> Bool)?
  /// The changes since the body ran, for `_printChanges()`; nil until it is called.
  private var changes: [String]?
  /// Whether some body has called `_printChanges()`. Until then nothing is remembered.
  private static var remembersChanges = false
  private lazy var observation = ObservationTracker { [weak self] in self?.objectChanged($0) }

  struct EnvironmentRead {
    let key: Any.Type
    let isEqual: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  }

  /// The scope that is currently evaluating. Only touched on the main thread.
  nonisolated(unsafe) static var current: DependencyScope?

  /// Whether a scope is evaluating here, without requiring an actor.
  nonisolated static var isEvaluating: Bool { MainThread.isCurrent && current != nil }

  init(node: _Node?, if isAffected: (@MainActor () -> Bool)? = nil) {
    self.node = node
    self.isAffected = isAffected
  }

  /// Set by a node that cannot pass itself while it is being initialised.
  func attach(to node: _Node) {
    self.node = node
  }

  /// Runs `body` and records what it reads, discarding the reads of the previous run.
  func track<Result>(_ body: () -> Result) -> Result {
    forgetSources()
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let result = observation.track(body)
    if !elements.isEmpty { followCollections() }
    return result
  }

  /// Discards all recorded reads.
  func stop() {
    observation.stop()
    forgetSources()
  }

  private func forgetSources() {
    collections?.stop()
    elements.removeAll(keepingCapacity: true)
    for source in sources { source.remove(self) }
    sources.removeAll(keepingCapacity: true)
    environmentReads.removeAll(keepingCapacity: true)
  }

  /// Records an element read through a binding. Only the element is observed, not its collection.
  func record(element isUnchanged: @escaping @MainActor () -> Bool) {
    elements.append(isUnchanged)
  }

  /// Called when something that was read has changed.
  private var concernsNode: Bool {
    guard let isAffected else { return true }
    let outer = Self.current
    Self.current = nil
    defer { Self.current = outer }
    return isAffected()
  }

  private func followCollections() {
    let scope =
      collections
      ?? DependencyScope(node: node) { [weak self] in
        guard let self else { return false }
        return elements.contains { !$0() } && concernsNode
      }
    collections = scope
    scope.track { for isUnchanged in elements { _ = isUnchanged() } }
  }

  /// Records a change that causes the next run of the body.
  func remember(change: @autoclosure () -> String) {
    if Self.remembersChanges { changes?.append(change()) }
  }

  /// Returns the changes since the last call; nil on the first call.
  func takeChanges() -> [String]? {
    Self.remembersChanges = true
    defer { changes = [] }
    return changes
  }

  func record(_ source: DependencySource) {
    if source.add(self) { sources.append(source) }
  }

  func record(_ read: EnvironmentRead) {
    if !environmentReads.contains(where: { $0.key == read.key }) { environmentReads.append(read) }
  }

  /// Returns whether a value that was read differs between two environments.
  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    if let node, let trace = node.runtime.trace {
      let changed = environmentReads.filter { !$0.isEqual(old, new) }
      trace.environmentChanged(changed.map(\.key), reader: node)
      return !changed.isEmpty
    }
    return environmentReads.contains { !$0.isEqual(old, new) }
  }

  func invalidate(by source: DependencySource) {
    guard let node, concernsNode else { return }
    node.runtime.trace?.changed(source, source.origin, reader: node)
    remember(change: source.origin.map { "_" + $0.name } ?? "@dependencies")
    node.note(reason: source.origin.map { "\($0.shortTypeName).\($0.name) changed" } ?? "something it reads changed")
    node.runtime.enqueue(node)
  }

  /// Handles a change of an observable object. Changes made by the body itself are already known.
  private func objectChanged(_ type: Any.Type?) {
    guard let node, Self.current !== self, concernsNode else { return }
    if let type { node.runtime.trace?.objectChanged(type, nil, reader: node) }
    remember(change: "@dependencies")
    node.note(reason: "\(type.map(TypeName.of) ?? "an object") changed")
    node.runtime.enqueue(node)
  }
}

/// A source that can be read by an evaluation and can change: a `@State`, an observed object.
@MainActor
final class DependencySource {
  private var observers: [ObjectIdentifier: WeakScope] = [:]
  /// The property it belongs to, if it is one of a view.
  var origin: PropertyOrigin?

  private struct WeakScope {
    weak var scope: DependencyScope?
  }

  nonisolated init() {}

  /// Makes the evaluating scope depend on this.
  func recordRead() {
    DependencyScope.current?.record(self)
  }

  /// Returns whether the scope is new.
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

/// The current thread, queried without an actor.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or a worker that serves the main queue (`dispatchMain()` on Linux).
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs `body` on the main actor: immediately if already there, otherwise soon.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      Transaction.carry(body)
    }
  }
}
