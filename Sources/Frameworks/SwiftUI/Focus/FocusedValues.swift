import Foundation

/// A key for a value that focused views publish.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values published by the focused view, its ancestors and the scene.
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key; nil if nothing with the focus publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if nothing with the focus publishes one.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The views of a screen that publish values while focused.
@MainActor
final class FocusedValueStore: RuntimePart {
  private var views: [WeakView] = []
  private let source = DependencySource()
  private unowned let runtime: Runtime

  private struct WeakView {
    weak var view: FocusedValueRender?
  }

  init(runtime: Runtime) { self.runtime = runtime }

  /// Returns the current values: those of the scene, the innermost last, and then those around the focus.
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
    // Inner ones come later and take precedence.
    views.removeAll { $0.view == nil }
    views.sort { ($0.view?.owner.depth ?? 0) < ($1.view?.owner.depth ?? 0) }
    source.changed()
  }

  func remove(_ view: FocusedValueRender) {
    views.removeAll { $0.view == nil || $0.view === view }
    source.changed()
  }

  /// The focus has moved; on most screens nothing depends on it.
  func focusDidMove() { if !views.isEmpty { source.changed() } }

  func valuesDidChange() { source.changed() }
}

/// Publishes a value of a view while the view or its scene has the focus.
nonisolated struct _FocusedValueModifier: RenderModifier {
  let isForScene: Bool
  /// The value, for detecting changes.
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

  /// Publishes a value while the view contains the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    saying(keyPath, value, isForScene: false)
  }
  /// Publishes a value while the view contains the focus; nil publishes nothing.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    saying(keyPath, value, isForScene: false)
  }
  /// Publishes an object by its type while the view contains the focus; nil publishes nothing.
  @available(iOS 17.0, *)
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    saying(object: object, isForScene: false)
  }

  /// Publishes a value while the view's scene is in front.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    saying(keyPath, value, isForScene: true)
  }
  /// Publishes a value while the view's scene is in front; nil publishes nothing.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    saying(keyPath, value, isForScene: true)
  }
  /// Publishes an object by its type while the view's scene is in front; nil publishes nothing.
  @available(iOS 17.0, *)
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    saying(object: object, isForScene: true)
  }

  /// Publishes an object by its type while the view contains the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { saying(object: object, isForScene: false) }
  /// Publishes an object by its type while the view contains the focus; nil publishes nothing.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    saying(object: object, isForScene: false)
  }
  /// Publishes an object by its type while the view's scene is in front.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    saying(object: object, isForScene: true)
  }
  /// Publishes an object by its type while the view's scene is in front; nil publishes nothing.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    saying(object: object, isForScene: true)
  }
}
