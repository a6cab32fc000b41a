import DisplayList
import Foundation
import ScrollworkUIKit

/// Which element assistive technology is at. Writing it moves there; when the person moves, it follows.
///
/// Without assistive technology (`DeviceSettings.accessibility`) there is no such element: what is written is taken back.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private let technologies: AccessibilityTechnologies
  private var storage: AccessibilityFocusStorage<Value>?

  private init(none: Value, technologies: AccessibilityTechnologies) {
    self.none = none
    self.technologies = technologies
  }

  /// Begins at no element.
  public init() where Value == Bool { self.init(none: false, technologies: []) }
  /// Begins at no element, and follows only some kinds of assistive technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(none: false, technologies: technologies)
  }
  /// Begins at no element: nil.
  public init<T: Hashable>() where Value == T? { self.init(none: nil, technologies: []) }
  /// Begins at no element, nil, and follows only some kinds of assistive technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(none: nil, technologies: technologies)
  }

  /// Where assistive technology is.
  public var wrappedValue: Value {
    get { storage?.read() ?? none }
    nonmutating set { storage?.request(newValue) }
  }

  /// What `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)` take.
  public var projectedValue: Binding { Binding(storage: storage, none: none) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let storage: AccessibilityFocusStorage<Value>?
    let none: Value

    /// Where assistive technology is.
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

/// A focus state's value, and the views that stand for its values.
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

  /// The app wants assistive technology elsewhere. It moves in the next callback pass, when the views that a change of state
  /// brings are there.
  func request(_ new: Value) {
    guard write(new) else { return }
    MainThread.run { [self] in
      source.changed()
      runtime?.enqueueCallback { [self] in resolve() }
    }
  }

  /// Assistive technology moved.
  @MainActor func follow(_ new: Value) { if isHeard, write(new) { source.changed() } }

  @MainActor func add(_ view: AccessibilityFocusRender<Value>) { views.append(WeakView(view: view)) }
  @MainActor func remove(_ view: AccessibilityFocusRender<Value>) {
    views.removeAll { $0.view == nil || $0.view === view }
  }

  /// Assistive technology of the wanted kinds is there.
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

/// A view that stands for one value of a focus state.
nonisolated struct _AccessibilityFocusModifier<Value: Hashable>: RenderModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityFocusRender<Value> {
    AccessibilityFocusRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityFocusRender<Value>) { render.update(self) }
}

/// Told when assistive technology comes to a view or leaves it.
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

/// What assistive technology is at.
@MainActor
final class AccessibilityFocus: RuntimePart {
  weak var node: RenderNode?

  init(runtime: Runtime) {}
}

extension Runtime {
  /// Assistive technology comes to another element, or to none.
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

  /// Assistive technology comes to the element that belongs to a fragment; false if there is none, or nobody uses any.
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
  /// Ties a focus state to the view's first element: assistive technology is there while the state equals `value`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Ties a focus state to the view's first element: assistive technology is there while `condition` is true.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(_AccessibilityFocusModifier(binding: condition, value: true))
  }
}
