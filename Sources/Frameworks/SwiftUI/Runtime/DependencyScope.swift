import Foundation

/// Records what one evaluation of a body or a content closure reads, and queues its node when any of it changes.
///
/// A scope covers exactly one body, never a child's: children are made after the body has returned.
@MainActor
final class DependencyScope {
  private weak var node: _Node?
  private var sources: [DependencySource] = []
  private var environmentReads: [EnvironmentRead] = []
  /// Whether each element that was read through a binding is what it was then.
  private var elements: [@MainActor () -> Bool] = []
  /// Follows the collections of those elements.
  private var collections: DependencyScope?
  /// What a change has to come to before the node is queued; nil if any does.
  private let isAffected: (@MainActor () -> Bool)?
  /// What has changed since the body ran, for `_printChanges()`; nil until it has asked.
  private var changes: [String]?
  /// Some body has asked what changed. Until then nothing is remembered.
  private static var remembersChanges = false
  private lazy var observation = ObservationTracker { [weak self] in self?.objectChanged($0) }

  struct EnvironmentRead {
    let key: Any.Type
    let isEqual: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  }

  /// The scope that is evaluating right now. Only ever touched on the main thread.
  nonisolated(unsafe) static var current: DependencyScope?

  /// True while some scope evaluates here, asked without an actor.
  nonisolated static var isEvaluating: Bool { MainThread.isCurrent && current != nil }

  init(node: _Node?, if isAffected: (@MainActor () -> Bool)? = nil) {
    self.node = node
    self.isAffected = isAffected
  }

  /// Assigned by a node that cannot pass itself while it is being initialised.
  func attach(to node: _Node) {
    self.node = node
  }

  /// Runs `body` and remembers what it reads, forgetting what the previous run read.
  func track<Result>(_ body: () -> Result) -> Result {
    forgetSources()
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let result = observation.track(body)
    if !elements.isEmpty { followCollections() }
    return result
  }

  /// Forgets everything that was read.
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

  /// An element was read through a binding. Its collection is not followed as such: what counts is the element.
  func record(element isUnchanged: @escaping @MainActor () -> Bool) {
    elements.append(isUnchanged)
  }

  /// Asked when something that was read has changed.
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

  /// Something that the next run of the body is due to has changed.
  func remember(change: @autoclosure () -> String) {
    if Self.remembersChanges { changes?.append(change()) }
  }

  /// What has changed since the last call; nil for the first one.
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
    guard let node, concernsNode else { return }
    node.runtime.trace?.changed(source, source.origin, reader: node)
    remember(change: source.origin.map { "_" + $0.name } ?? "@dependencies")
    node.note(reason: source.origin.map { "\($0.shortTypeName).\($0.name) changed" } ?? "something it reads changed")
    node.runtime.enqueue(node)
  }

  /// An observable object has changed in what was read of it. What a body changes itself it knows already.
  private func objectChanged(_ type: Any.Type?) {
    guard let node, Self.current !== self, concernsNode else { return }
    if let type { node.runtime.trace?.objectChanged(type, nil, reader: node) }
    remember(change: "@dependencies")
    node.note(reason: "\(type.map(TypeName.of) ?? "an object") changed")
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
      Transaction.carry(body)
    }
  }
}
