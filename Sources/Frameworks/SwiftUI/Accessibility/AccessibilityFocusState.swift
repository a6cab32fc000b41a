import DisplayList
import Foundation
import ScrollworkUIKit

/// A value that tracks which element has accessibility focus. Writing it moves the focus; when the person moves the
/// focus, the value follows.
///
/// Without assistive technology (`DeviceSettings.accessibility`) nothing has accessibility focus, and written values
/// are reset.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private let technologies: AccessibilityTechnologies
  private var storage: AccessibilityFocusStorage<Value>?

  private init(none: Value, technologies: AccessibilityTechnologies) {
    self.none = none
    self.technologies = technologies
  }

  /// Creates a state with no focused element.
  public init() where Value == Bool { self.init(none: false, technologies: []) }
  /// Creates a state with no focused element that follows only the given kinds of assistive technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(none: false, technologies: technologies)
  }
  /// Creates a state with no focused element: nil.
  public init<T: Hashable>() where Value == T? { self.init(none: nil, technologies: []) }
  /// Creates a state with no focused element, nil, that follows only the given kinds of assistive technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(none: nil, technologies: technologies)
  }

  /// The element with accessibility focus.
  public var wrappedValue: Value {
    get { storage?.read() ?? none }
    nonmutating set { storage?.request(newValue) }
  }

  /// The reference to pass to `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(storage: storage, none: none) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let storage: AccessibilityFocusStorage<Value>?
    let none: Value

    /// The element with accessibility focus.
    public var wrappedValue: Value {
      get { storage?.read() ?? none }
      nonmutating set { storage?.request(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> AccessibilityFocusStorage<Value> {
    AccessibilityFocusStorage(none: none, technologies: technologies, runtime: node.runtime)
  }
  mutating func install(_ slot: AccessibilityFocusStorage<Value>) { storage = slot }
}

extension AccessibilityFocusState: InputComparable {
  /// The value belongs to the identity.
  func isEqualInput(to other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState.Binding: InputComparable {
  func isEqualInput(to other: AccessibilityFocusState<Value>.Binding) -> Bool { storage === other.storage }
}

/// The value of a focus state, and the views bound to its values.
final class AccessibilityFocusStorage<Value: Hashable>: @unchecked Sendable {
  let none: Value
  private let technologies: AccessibilityTechnologies
  private weak var runtime: Runtime?
  private var value: Value
  private let lock = NSLock()
  private let source = DependencySource()
  @MainActor private var views: [WeakView] = []

  private struct WeakView {
    weak var view: AccessibilityFocusRender<Value>?
  }

  init(none: Value, technologies: AccessibilityTechnologies, runtime: Runtime) {
    self.none = none
    self.technologies = technologies
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

  /// Requests focus for another element. It moves in the next callback pass, when the views that a state change adds
  /// are there.
  func request(_ new: Value) {
    guard write(new) else { return }
    MainThread.run { [self] in
      source.changed()
      runtime?.enqueueCallback { [self] in resolve() }
    }
  }

  /// Follows a focus change made by assistive technology.
  @MainActor func follow(_ new: Value) { if isHeard, write(new) { source.changed() } }

  @MainActor func add(_ view: AccessibilityFocusRender<Value>) { views.append(WeakView(view: view)) }
  @MainActor func remove(_ view: AccessibilityFocusRender<Value>) {
    views.removeAll { $0.view == nil || $0.view === view }
  }

  /// Whether assistive technology of the requested kinds is running.
  @MainActor private var isHeard: Bool {
    let there = runtime?.screen.accessibility ?? []
    guard !technologies.isEmpty else { return there.contains(.voiceOver) || there.contains(.switchControl) }
    return technologies.contains(.voiceOver) && there.contains(.voiceOver)
      || technologies.contains(.switchControl) && there.contains(.switchControl)
  }

  @MainActor private func resolve() {
    guard let runtime else { return }
    let wanted = lock.withLock { value }
    let live = views.compactMap(\.view).filter(\.isAttached)
    if wanted == none {
      if let focused = runtime.part(AccessibilityFocus.self).node, live.contains(where: { focused.isInside($0) }) {
        runtime.moveAccessibilityFocus(to: nil)
      }
    } else if isHeard, let target = live.first(where: { $0.value == wanted }),
      let element = target.accessibilityElements().first
    {
      runtime.moveAccessibilityFocus(to: element.node)
    } else if write(none) {
      source.changed()
    }
  }
}

/// A view bound to one value of a focus state.
nonisolated struct _AccessibilityFocusModifier<Value: Hashable>: RenderModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityFocusRender<Value> {
    AccessibilityFocusRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityFocusRender<Value>) { render.update(self) }
}

/// A node that is notified when accessibility focus enters or leaves it.
@MainActor
protocol AccessibilityFocusFollower: RenderNode {
  func accessibilityFocusDidEnter()
  func accessibilityFocusDidLeave()
}

@MainActor
final class AccessibilityFocusRender<Value: Hashable>: UnaryRender, AccessibilityFocusFollower {
  private(set) var value: Value
  private var storage: AccessibilityFocusStorage<Value>?

  init(_ modifier: _AccessibilityFocusModifier<Value>, owner: _Node, child: RenderNode) {
    value = modifier.value
    storage = modifier.binding.storage
    super.init(owner: owner, child: child)
  }

  func update(_ modifier: _AccessibilityFocusModifier<Value>) {
    value = modifier.value
    guard modifier.binding.storage !== storage else { return }
    storage?.remove(self)
    storage = modifier.binding.storage
    if isAttached { storage?.add(self) }
  }

  override func didAttach() { storage?.add(self) }
  override func didDetach() {
    if let focused = runtime.part(AccessibilityFocus.self).node, focused.isInside(self) {
      runtime.moveAccessibilityFocus(to: nil)
    }
    storage?.remove(self)
  }

  func accessibilityFocusDidEnter() { storage?.follow(value) }

  func accessibilityFocusDidLeave() {
    guard let storage, storage.read() == value else { return }
    storage.follow(storage.none)
  }
}

/// The element with accessibility focus.
@MainActor
final class AccessibilityFocus: RuntimePart {
  weak var node: RenderNode?

  init(runtime: Runtime) {}
}

extension Runtime {
  /// Moves accessibility focus to another element, or to none.
  func moveAccessibilityFocus(to node: RenderNode?) {
    let focus = part(AccessibilityFocus.self)
    guard node !== focus.node else { return }
    let old = focus.node
    focus.node = node
    for (start, isNew) in [(old, false), (node, true)] {
      var candidate = start
      while let view = candidate {
        if let follower = view as? any AccessibilityFocusFollower {
          if isNew { follower.accessibilityFocusDidEnter() } else { follower.accessibilityFocusDidLeave() }
        }
        candidate = view.parent
      }
    }
    accessibilityDidChange()
  }

  /// Moves accessibility focus to the element of a fragment. Returns false if there is none, or if no assistive
  /// technology is running.
  package func moveAccessibilityFocus(to fragment: FragmentKey) -> Bool {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.key == fragment { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    guard !screen.accessibility.isDisjoint(with: [.voiceOver, .switchControl]),
      let found = find(accessibilityElements)
    else { return false }
    moveAccessibilityFocus(to: found.node)
    return true
  }
}

nonisolated extension View {
  /// Binds a focus state to the view's first element, which has accessibility focus while the state equals `value`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Binds a focus state to the view's first element, which has accessibility focus while `condition` is true.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(_AccessibilityFocusModifier(binding: condition, value: true))
  }
}
