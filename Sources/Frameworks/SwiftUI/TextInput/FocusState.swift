import Foundation

/// Which of a view's fields, or other focusable views, has the focus. Setting it moves the focus, and it follows when
/// the focus moves.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: FocusStorage<Value>?

  private init(none: Value) { self.none = none }

  /// Creates a state without focus.
  public init() where Value == Bool { self.init(none: false) }

  /// Creates a state without focus: nil.
  public init<T: Hashable>() where Value == T? { self.init(none: nil) }

  /// The current focus. A value that matches no field is reset in the same frame.
  public var wrappedValue: Value {
    get { storage?.read() ?? none }
    nonmutating set { storage?.request(newValue) }
  }

  /// The binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(storage: storage, none: none) }

  /// A reference to a focus state, to pass to other views.
  @propertyWrapper
  public struct Binding {
    let storage: FocusStorage<Value>?
    let none: Value

    /// The current focus; see ``FocusState/wrappedValue``.
    public var wrappedValue: Value {
      get { storage?.read() ?? none }
      nonmutating set { storage?.request(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> FocusStorage<Value> {
    FocusStorage(none: none, runtime: node.runtime)
  }

  mutating func install(_ slot: FocusStorage<Value>) { storage = slot }
}

extension FocusState: InputComparable {
  /// The value belongs to the identity.
  func isEqualInput(to other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: InputComparable {
  func isEqualInput(to other: FocusState<Value>.Binding) -> Bool { storage === other.storage }
}

/// A focus state's value, its readers, and the views bound to its values.
final class FocusStorage<Value: Hashable>: @unchecked Sendable {
  let none: Value
  private weak var runtime: Runtime?
  private var value: Value
  private let lock = NSLock()
  private let source = DependencySource()
  @MainActor private var views: [WeakView] = []
  @MainActor private var isRequested = false

  private struct WeakView {
    weak var view: FocusRender<Value>?
  }

  init(none: Value, runtime: Runtime) {
    self.none = none
    self.runtime = runtime
    value = none
  }

  func read() -> Value {
    if MainThread.isCurrent, DependencyScope.current != nil { MainActor.assumeIsolated { source.recordRead() } }
    return lock.withLock { value }
  }

  private func write(_ new: Value) -> Bool {
    lock.withLock {
      defer { value = new }
      return value != new
    }
  }

  /// Called when the app moves the focus. It moves in the next callback pass, when fields added by a change of state
  /// exist.
  func request(_ new: Value) {
    _ = write(new)
    MainThread.run { [self] in
      source.changed()
      guard !isRequested, let runtime else { return }
      isRequested = true
      runtime.enqueueCallback { [self] in resolve() }
    }
  }

  /// Called when the focus moved.
  @MainActor func follow(_ new: Value) {
    if !isRequested, write(new) { source.changed() }
  }

  @MainActor func add(_ view: FocusRender<Value>) { views.append(WeakView(view: view)) }
  @MainActor func remove(_ view: FocusRender<Value>) { views.removeAll { $0.view == nil || $0.view === view } }

  @MainActor private func resolve() {
    isRequested = false
    guard let runtime else { return }
    let wanted = lock.withLock { value }
    let live = views.compactMap(\.view).filter(\.isAttached)
    guard wanted != none else {
      let focused = runtime.textInput.field ?? runtime.keyboardFocus.node
      guard let focused, live.contains(where: { focused.isInside($0) }) else { return }
      if focused is TextInputRender { runtime.textInput.blur() } else { runtime.keyboardFocus.set(nil) }
      return
    }
    let target = live.lazy.filter { $0.value == wanted }.compactMap(\.firstFocusTarget).first
    guard let target else {
      if write(none) { source.changed() }
      return
    }
    if let field = target as? TextInputRender {
      runtime.textInput.grant(field)
    } else {
      runtime.keyboardFocus.set(target)
    }
  }
}

extension RenderNode {
  func isInside(_ ancestor: RenderNode) -> Bool {
    var node: RenderNode? = self
    while let candidate = node {
      if candidate === ancestor { return true }
      node = candidate.parent
    }
    return false
  }

  /// The first focusable field inside.
  var firstTextInput: TextInputRender? {
    if let field = self as? TextInputRender { return field.environment.isEnabled ? field : nil }
    for child in children { if let field = child.firstTextInput { return field } }
    return nil
  }
}

/// A view bound to one value of a focus state.
nonisolated public struct _FocusedModifier<Value: Hashable>: RenderModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FocusRender<Value> {
    FocusRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: FocusRender<Value>) { render.update(self) }
}

/// Notified when the focus enters or leaves a view.
@MainActor
protocol FocusFollower: RenderNode {
  func focusDidEnter()
  func focusDidLeave()
}

@MainActor
final class FocusRender<Value: Hashable>: UnaryRender, FocusFollower {
  private(set) var value: Value
  private var storage: FocusStorage<Value>?

  init(_ modifier: _FocusedModifier<Value>, owner: _Node, child: RenderNode) {
    value = modifier.value
    storage = modifier.binding.storage
    super.init(owner: owner, child: child)
  }

  func update(_ modifier: _FocusedModifier<Value>) {
    value = modifier.value
    guard modifier.binding.storage !== storage else { return }
    storage?.remove(self)
    storage = modifier.binding.storage
    if isAttached { storage?.add(self) }
  }

  override func didAttach() { storage?.add(self) }
  override func didDetach() { storage?.remove(self) }

  func focusDidEnter() { storage?.follow(value) }

  func focusDidLeave() {
    guard let storage, storage.read() == value else { return }
    storage.follow(storage.none)
  }
}

nonisolated extension View {
  /// Binds the focus of the first field in the view, or the first `focusable` view: it has the focus while the state
  /// equals `value`. Also applies to a button that Tab reaches.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Binds the focus of the first field in the view, or the first `focusable` view: it has the focus while `condition`
  /// is true. Also applies to a button that Tab reaches.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
}
