import Foundation

/// Runs closures when the view comes and goes. It comes when it is placed, before the frame is shown.
public struct _AppearanceActionModifier: RenderModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> AppearanceRender {
    AppearanceRender(self, owner: owner, child: child)
  }
  func update(_ render: AppearanceRender) { render.actions = self }
}

@MainActor
final class AppearanceRender: UnaryRender {
  var actions: _AppearanceActionModifier
  private var hasAppeared = false

  init(_ actions: _AppearanceActionModifier, owner: _Node, child: RenderNode) {
    self.actions = actions
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    runtime.enqueueCallback { [weak self] in
      guard let self, self.isAttached, !self.hasAppeared else { return }
      self.hasAppeared = true
      self.actions.appear?()
    }
  }

  /// Who came and went between two frames was never seen.
  override func didDetach() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let disappear = actions.disappear else { return }
    runtime.enqueueCallback { disappear() }
  }
}

/// Work that lives as long as the view, or as long as an identifier stays the same.
public struct _TaskModifier<ID: Equatable>: RenderModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> TaskRender<ID> { TaskRender(self, owner: owner, child: child) }
  func update(_ render: TaskRender<ID>) { render.update(self) }
}

@MainActor
final class TaskRender<ID: Equatable>: UnaryRender {
  private var modifier: _TaskModifier<ID>
  private var task: Task<Void, Never>?
  private var isStarting = false

  init(_ modifier: _TaskModifier<ID>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  func update(_ new: _TaskModifier<ID>) {
    let restarts = new.id != modifier.id
    modifier = new
    guard restarts, isAttached else { return }
    task?.cancel()
    start()
  }

  /// A screen that is given up takes its work with it.
  deinit { task?.cancel() }

  private func start() {
    guard !isStarting else { return }
    isStarting = true
    runtime.enqueueCallback { [weak self] in
      guard let self else { return }
      self.isStarting = false
      guard self.isAttached else { return }
      self.task = Task(priority: self.modifier.priority, operation: self.modifier.action)
    }
  }

  override func didAttach() { start() }

  override func didDetach() {
    task?.cancel()
    task = nil
  }
}

/// Runs a closure when a value differs from the one of the last update.
public struct _ChangeModifier<Value: Equatable>: RenderModifier {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> ChangeRender<Value> {
    ChangeRender(self, owner: owner, child: child)
  }
  func update(_ render: ChangeRender<Value>) { render.update(self) }
}

@MainActor
final class ChangeRender<Value: Equatable>: UnaryRender {
  private var modifier: _ChangeModifier<Value>
  /// The value that the action last saw: several changes in one update are one.
  private var seen: Value
  private var isQueued = false

  init(_ modifier: _ChangeModifier<Value>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    seen = modifier.value
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    guard modifier.initial else { return }
    runtime.enqueueCallback { [weak self] in
      guard let self, self.isAttached else { return }
      self.seen = self.modifier.value
      self.modifier.action(self.modifier.value, self.modifier.value)
    }
  }

  func update(_ new: _ChangeModifier<Value>) {
    modifier = new
    guard new.value != seen, !isQueued else { return }
    isQueued = true
    runtime.enqueueCallback { [weak self] in
      guard let self else { return }
      self.isQueued = false
      let old = self.seen
      guard old != self.modifier.value else { return }
      self.seen = self.modifier.value
      self.modifier.action(old, self.modifier.value)
    }
  }
}

extension View {
  /// Runs `action` when the view is placed on the screen, before the frame with it is shown: what it changes is in
  /// that frame. In a lazy stack a row that was dropped and comes back appears again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view leaves the screen's tree, if it had appeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Starts asynchronous work when the view appears and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts asynchronous work when the view appears, and again, with the old work cancelled, when the id changes;
  /// cancels it when the view disappears.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let work = UncheckedWork(action: action)
    return modifier(_TaskModifier(id: value, priority: priority, action: { await work.action() }))
  }

  /// Runs `action` with the old and the new value after an update in which it changed; several changes in one update
  /// are one. With `initial` also when the view appears, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial, action: { action($0, $1) }))
  }

  /// Runs `action` after an update in which the value changed; with `initial` also when the view appears.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Runs `action` with the new value after an update in which it changed; the spelling before iOS 17.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(_ChangeModifier(value: value, initial: false, action: { action($1) }))
  }

  /// Runs `action` on the main thread for what the publisher sends while the view is on the screen.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// The closure of a `task`, handed from the view to its task: it is started once and only on the main actor.
private struct UncheckedWork: @unchecked Sendable {
  let action: @isolated(any) () async -> Void
}

/// Runs a closure for what a publisher sends while the view is there.
public struct _SubscriptionModifier<P: Publisher>: RenderModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> SubscriptionRender<P> {
    SubscriptionRender(self, owner: owner, child: child)
  }
  func update(_ render: SubscriptionRender<P>) { render.modifier = self }
}

@MainActor
final class SubscriptionRender<P: Publisher>: UnaryRender where P.Failure == Never {
  var modifier: _SubscriptionModifier<P>
  private var cancellable: AnyCancellable?

  init(_ modifier: _SubscriptionModifier<P>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    let receive: (P.Output) -> Void = { [weak self] output in
      nonisolated(unsafe) let output = output
      MainThread.run { self?.modifier.action(output) }
    }
    cancellable = modifier.publisher.sink(receiveValue: receive)
  }

  override func didDetach() { cancellable = nil }
}
