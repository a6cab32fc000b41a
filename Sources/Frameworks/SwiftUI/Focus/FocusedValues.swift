import Foundation

/// Names a value that views say of themselves while they have the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view with the focus, those around it and the scene say of themselves.
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key; nil where nothing with the focus has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil where nothing with the focus has one.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The views of a screen that say something of themselves while they have the focus.
@MainActor
final class FocusedValueStore: RuntimePart {
  private var views: [WeakView] = []
  private let source = DependencySource()
  private unowned let runtime: Runtime

  private struct WeakView {
    weak var view: FocusedValueRender?
  }

  init(runtime: Runtime) { self.runtime = runtime }

  /// What counts now: what views say for the scene, the innermost last, and then what those around the focus say.
  func read() -> FocusedValues {
    source.recordRead()
    var values = FocusedValues()
    let live = views.compactMap(\.view).filter(\.isAttached)
    for view in live where view.modifier.isForScene { view.modifier.write(&values) }
    let focus = runtime.textInput.field ?? runtime.keyboardFocus.node
    for view in live where !view.modifier.isForScene && focus?.isInside(view) == true { view.modifier.write(&values) }
    return values
  }

  func add(_ view: FocusedValueRender) {
    views.append(WeakView(view: view))
    // Those further in come later and count for more.
    views.removeAll { $0.view == nil }
    views.sort { ($0.view?.owner.depth ?? 0) < ($1.view?.owner.depth ?? 0) }
    source.changed()
  }

  func remove(_ view: FocusedValueRender) {
    views.removeAll { $0.view == nil || $0.view === view }
    source.changed()
  }

  /// Something else has the focus; most screens have nothing that depends on it.
  func focusDidMove() { if !views.isEmpty { source.changed() } }

  func valuesDidChange() { source.changed() }
}

/// Says something of a view while it has the focus, or while its scene does.
nonisolated struct _FocusedValueModifier: RenderModifier {
  let isForScene: Bool
  /// What is said, to tell whether that has changed.
  let value: Any
  let write: (inout FocusedValues) -> Void
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FocusedValueRender {
    FocusedValueRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: FocusedValueRender) { render.modifier = self }
}

@MainActor
final class FocusedValueRender: UnaryRender {
  var modifier: _FocusedValueModifier {
    didSet {
      guard !ValueComparison.areEqual(modifier.value, oldValue.value) else { return }
      runtime.part(FocusedValueStore.self).valuesDidChange()
    }
  }

  init(_ modifier: _FocusedValueModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(FocusedValueStore.self).add(self)
  }

  override func didDetach() {
    super.didDetach()
    runtime.part(FocusedValueStore.self).remove(self)
  }
}

nonisolated extension View {
  private func saying<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
  ) -> some View {
    modifier(
      _FocusedValueModifier(isForScene: isForScene, value: value as Any) {
        if let value { $0[keyPath: keyPath] = value }
      })
  }

  private func saying<T: AnyObject>(object: T?, isForScene: Bool) -> some View {
    modifier(
      _FocusedValueModifier(isForScene: isForScene, value: object as Any) {
        if let object { $0[object: T.self] = object }
      })
  }

  /// Says a value of the view that others find while the focus is in it.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    saying(keyPath, value, isForScene: false)
  }
  /// Says a value of the view that others find while the focus is in it; nil says nothing.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    saying(keyPath, value, isForScene: false)
  }
  /// Says an object of the view, found by its type, while the focus is in it; nil says nothing.
  @available(iOS 17.0, *)
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    saying(object: object, isForScene: false)
  }

  /// Says a value of the view that others find while its scene is in front.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    saying(keyPath, value, isForScene: true)
  }
  /// Says a value of the view that others find while its scene is in front; nil says nothing.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    saying(keyPath, value, isForScene: true)
  }
  /// Says an object of the view, found by its type, while its scene is in front; nil says nothing.
  @available(iOS 17.0, *)
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    saying(object: object, isForScene: true)
  }

  /// Says an object of the view, found by its type, while the focus is in it.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { saying(object: object, isForScene: false) }
  /// Says an object of the view, found by its type, while the focus is in it; nil says nothing.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    saying(object: object, isForScene: false)
  }
  /// Says an object of the view, found by its type, while its scene is in front.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    saying(object: object, isForScene: true)
  }
  /// Says an object of the view, found by its type, while its scene is in front; nil says nothing.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    saying(object: object, isForScene: true)
  }
}
