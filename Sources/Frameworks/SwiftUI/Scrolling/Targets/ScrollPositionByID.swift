import Foundation

/// Binds the id of the target at a point of the viewport.
nonisolated public struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollPositionNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Connects a binding with its scroll view.
@MainActor
protocol ScrollPositionConnection: AnyObject {
  /// Called when the scroll view appears; it starts at the binding's position.
  func connect(_ scroll: ScrollRender)
  /// Called each frame: after a user scroll, sets the binding to the current target.
  func report()
}

/// Connects the binding of an id with its scroll view.
@MainActor
final class ScrollIDConnection: ScrollPositionConnection {
  var anchor: UnitPoint?
  /// The last known value of the binding: a change is a request to scroll, unless it was made here.
  private var current: AnyHashable?
  private weak var scroll: ScrollRender?
  /// Writes the first of several ids that has the binding's type; returns nil if none has.
  private let write: ([AnyHashable]) -> AnyHashable?

  init(anchor: UnitPoint?, write: @escaping ([AnyHashable]) -> AnyHashable?) {
    self.anchor = anchor
    self.write = write
  }

  func connect(_ scroll: ScrollRender) {
    guard self.scroll !== scroll else { return }
    self.scroll = scroll
    request()
  }

  func bindingIs(_ id: AnyHashable?) {
    guard id != current else { return }
    current = id
    request()
  }

  private func request() {
    guard let scroll, let current else { return }
    scroll.runtime.requestScroll(to: current, anchor: anchor, below: scroll.owner, only: scroll)
  }

  func report() {
    guard let scroll, scroll.takeover.mover == .person, let axis = scroll.mainAxis else { return }
    let share = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
    let ids = scroll.targetIDs(at: share, axis)
    if let current, ids.contains(current) { return }
    if let written = write(ids) { current = written }
  }
}

@MainActor
private final class ScrollPositionNode<Base: View, ID: Hashable>: ContentNode<
  ModifiedContent<Base, _ScrollPositionModifier<ID>>, Base
>
{
  private let scope = DependencyScope(node: nil)
  private lazy var connection = ScrollIDConnection(anchor: view.modifier.anchor) { [weak self] ids in
    guard let self, let id = ids.lazy.compactMap({ $0.base as? ID }).first else { return nil }
    self.view.modifier.id.wrappedValue = id
    return AnyHashable(id)
  }

  override init(_ view: ModifiedContent<Base, _ScrollPositionModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    scope.attach(to: self)
    readBinding()
  }

  private func readBinding() {
    isQueued = false
    let id = scope.track { view.modifier.id.wrappedValue }
    connection.bindingIs(id.map { AnyHashable($0) })
  }

  override func contentView(of view: ModifiedContent<Base, _ScrollPositionModifier<ID>>) -> Base { view.content }

  override var contentEnvironment: EnvironmentValues {
    var values = environment
    values.scrollSettings.position = connection
    return values
  }

  override func viewDidChange(from old: ModifiedContent<Base, _ScrollPositionModifier<ID>>) {
    connection.anchor = view.modifier.anchor
    readBinding()
    super.viewDidChange(from: old)
  }

  override func performQueuedUpdate() { readBinding() }
  override func willDestroy() { scope.stop() }
}

nonisolated extension View {
  /// Binds the id of the view that scroll views in this view show at `anchor`. Setting an id scrolls to it, animated
  /// inside `withAnimation`; scrolling by hand sets the id of the target there. `scrollTargetLayout` marks the targets.
  ///
  /// - Parameter anchor: The point of the viewport and of the target that are aligned. With nil, reading uses the start
  ///   of the viewport, and scrolling makes the smallest move.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}
