/// Reports changes of a value derived from a view's geometry.
nonisolated public struct _GeometryChangeModifier<Value: Equatable & Sendable>: RenderModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> GeometryChangeRender<Value> {
    GeometryChangeRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: GeometryChangeRender<Value>) { render.modifier = self }
}

/// A node that reports its geometry to the app.
@MainActor
protocol GeometryWatcher: RenderNode {
  func tellGeometry()
}

@MainActor
final class GeometryChangeRender<Value: Equatable & Sendable>: UnaryRender, GeometryWatcher {
  var modifier: _GeometryChangeModifier<Value>
  /// The last value passed to the action; nil before the first call.
  private var heard: Value?

  init(_ modifier: _GeometryChangeModifier<Value>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.part(GeometryWatchers.self).all.append(self) }
  override func didDetach() { runtime.part(GeometryWatchers.self).all.removeAll { $0 === self } }

  func tellGeometry() {
    guard placedProposal != nil else { return }
    let new = modifier.transform(GeometryProxy(node: self))
    guard new != heard else { return }
    let old = heard ?? new
    heard = new
    runtime.enqueueCallback(order: .geometry) { [weak self] in self?.modifier.action(old, new) }
  }
}

/// Views on screen that report their geometry to the app: layout or scrolling may have changed it.
@MainActor
final class GeometryWatchers: LiveViews<any GeometryWatcher> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.geometry) { [unowned self] in for watcher in all { watcher.tellGeometry() } }
  }
}

nonisolated extension View {
  /// Runs `action` when the value that `transform` derives from the view's geometry has changed, also by scrolling, and
  /// once when the view appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs `action` when the value that `transform` derives from the view's geometry has changed, also by scrolling, and
  /// once when the view appears, then with the same value twice.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
