import Foundation

/// Runs closures when the view appears and disappears. It appears when it is placed, before the frame is shown.
nonisolated public struct _AppearanceActionModifier: PresenceModifier {
  /// Runs when the view appears.
  public var appear: (() -> Void)?
  /// Runs when the view disappears.
  public var disappear: (() -> Void)?
  public typealias Body = Never
  /// Creates the modifier from its closures.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor func makePresence(_ runtime: Runtime) -> AppearancePresence { AppearancePresence(self, runtime) }
}

@MainActor
final class AppearancePresence: ModifierPresence<_AppearanceActionModifier> {
  private var hasAppeared = false

  override func came() {
    runtime.enqueueCallback { [weak self] in
      guard let self, self.isPresent, !self.hasAppeared else { return }
      self.hasAppeared = true
      self.modifier.appear?()
    }
  }

  /// A view that came and went between two frames was never shown.
  override func went(_ order: Callback.Order) {
    guard hasAppeared else { return }
    runtime.enqueueCallback(order: order) {
      guard !self.isPresent, self.hasAppeared else { return }
      self.hasAppeared = false
      self.modifier.disappear?()
    }
  }
}

/// A task that lives as long as the view, or until an id changes.
nonisolated public struct _TaskModifier<ID: Equatable>: PresenceModifier {
  let id: ID
  let priority: TaskPriority
  /// The name in tools.
  var name: String?
  /// The preferred executor.
  var executor: (any TaskExecutor)?
  let action: @MainActor @Sendable () async -> Void
  public typealias Body = Never

  @MainActor func makePresence(_ runtime: Runtime) -> TaskPresence<ID> { TaskPresence(self, runtime) }
}

@MainActor
final class TaskPresence<ID: Equatable>: ModifierPresence<_TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func came() {
    runtime.enqueueCallback { [weak self] in
      guard let self, self.isPresent, self.task == nil else { return }
      self.start(self.modifier)
    }
  }

  override func went(_ order: Callback.Order) {
    runtime.enqueueCallback(order: order) {
      guard !self.isPresent else { return }
      self.task?.cancel()
      self.task = nil
    }
  }

  override func didUpdate(from old: _TaskModifier<ID>) {
    guard modifier.id != old.id, task != nil else { return }
    let modifier = modifier
    runtime.enqueueCallback { [weak self] in
      guard let self, let task = self.task else { return }
      task.cancel()
      self.start(modifier)
    }
  }

  private func start(_ modifier: _TaskModifier<ID>) {
    task = Task(
      name: modifier.name, executorPreference: modifier.executor, priority: modifier.priority,
      operation: modifier.action)
  }

  /// Cancels the task when the screen is released.
  deinit { task?.cancel() }
}

/// Runs a closure when a value differs from that of the last update.
nonisolated public struct _ChangeModifier<Value: Equatable>: PresenceModifier {
  let value: Value
  let initial: Bool
  /// Whether the closure was made before the change and sees the old state: the behaviour before iOS 17.
  var seesOld = false
  let action: (Value, Value) -> Void
  public typealias Body = Never

  @MainActor func makePresence(_ runtime: Runtime) -> ChangePresence<Value> { ChangePresence(self, runtime) }
}

@MainActor
final class ChangePresence<Value: Equatable>: ModifierPresence<_ChangeModifier<Value>> {
  /// The unreported change: several changes in one update count as one.
  private var untold: Change?

  private final class Change {
    let update: Int
    let old: _ChangeModifier<Value>
    var new: _ChangeModifier<Value>

    init(_ update: Int, from old: _ChangeModifier<Value>, to new: _ChangeModifier<Value>) {
      self.update = update
      self.old = old
      self.new = new
    }
  }

  override func came() {
    guard modifier.initial else { return }
    let modifier = modifier
    runtime.enqueueCallback { [weak self] in
      if self?.isPresent == true { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func didUpdate(from old: _ChangeModifier<Value>) {
    if let untold, untold.update == runtime.currentUpdate { return untold.new = modifier }
    guard modifier.value != old.value else { return }
    let change = Change(runtime.currentUpdate, from: old, to: modifier)
    untold = change
    runtime.enqueueCallback { [weak self] in
      if self?.untold === change { self?.untold = nil }
      guard change.old.value != change.new.value else { return }
      (change.new.seesOld ? change.old : change.new).action(change.old.value, change.new.value)
    }
  }
}

nonisolated extension View {
  /// Runs `action` when the view is placed on the screen, before its first frame is shown, so the frame includes the
  /// changes. A row of a lazy stack that is removed and returns appears again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view is removed from the screen's tree, if it had appeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Starts an asynchronous task when the view appears and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts an asynchronous task when the view appears, restarts it when the id changes, and cancels it when the view
  /// disappears.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let work = UncheckedWork(action: action)
    return modifier(_TaskModifier(id: value, priority: priority, action: { await work.action() }))
  }

  /// Starts an asynchronous task when the view appears, restarts it when the id changes, and cancels it when the view
  /// disappears. Its nonisolated parts run on the executor.
  ///
  /// - Parameters:
  ///   - name: The name of the task in tools; by default its source location.
  @available(iOS 26.4, *)
  public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let work = UncheckedWork(action: action)
    return modifier(
      _TaskModifier(
        id: id, priority: priority, name: name ?? "View.task @ \(file):\(line)", executor: taskExecutor,
        action: { await work.action() }))
  }

  /// Runs `action` with the old and the new value after an update that changed the value; several changes in one update
  /// count as one. With `initial`, also when the view appears, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial, action: { action($0, $1) }))
  }

  /// Runs `action` after an update that changed the value; with `initial`, also when the view appears.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Runs `action` with the new value after an update that changed it. The spelling before iOS 17; the closure sees the
  /// old view.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(_ChangeModifier(value: value, initial: false, seesOld: true, action: { action($1) }))
  }

  /// Runs `action` on the main thread for each value of the publisher while the view is on the screen.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// The closure of a `task`, passed from the view to its task: it is started once and only on the main actor.
private struct UncheckedWork: @unchecked Sendable {
  let action: @isolated(any) () async -> Void
}

/// Runs a closure for the values of a publisher while the view is shown.
nonisolated public struct _SubscriptionModifier<P: Publisher>: PresenceModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  public typealias Body = Never

  @MainActor func makePresence(_ runtime: Runtime) -> SubscriptionPresence<P> { SubscriptionPresence(self, runtime) }
}

@MainActor
final class SubscriptionPresence<P: Publisher>: ModifierPresence<_SubscriptionModifier<P>> where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override func came() {
    guard cancellable == nil else { return }
    let receive: (P.Output) -> Void = { [weak self] output in
      nonisolated(unsafe) let output = output
      MainThread.run { self?.modifier.action(output) }
    }
    cancellable = modifier.publisher.sink(receiveValue: receive)
  }

  override func went(_ order: Callback.Order) {
    runtime.enqueueCallback(order: order) {
      if !self.isPresent { self.cancellable = nil }
    }
  }
}
