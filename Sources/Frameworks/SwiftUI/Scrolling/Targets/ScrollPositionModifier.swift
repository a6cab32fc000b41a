import Foundation

/// Binds the position of a scroll view.
nonisolated public struct _ScrollPositionValueModifier: ViewModifier {
  public typealias Body = Never
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollPositionValueNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Connects the binding of a position with its scroll view.
@MainActor
private final class ScrollPositionValueConnection: ScrollPositionConnection {
  var anchor: UnitPoint?
  /// The last known value of the binding.
  private var current = ScrollPosition()
  private weak var scroll: ScrollRender?
  private let write: (ScrollPosition) -> Void

  init(anchor: UnitPoint?, write: @escaping (ScrollPosition) -> Void) {
    self.anchor = anchor
    self.write = write
  }

  func connect(_ scroll: ScrollRender) {
    guard self.scroll !== scroll else { return }
    self.scroll = scroll
    request()
  }

  func positionIs(_ position: ScrollPosition) {
    guard position != current else { return }
    current = position
    request()
  }

  private func request() {
    guard let scroll else { return }
    switch current.place {
    case .automatic, .person: break
    case .view(let id, let own):
      let target = ScrollRequest.Target.view(AnyHashable(id.base), own ?? anchor)
      scroll.runtime.requestScroll(to: target, below: scroll.owner, only: scroll)
    case .edge(let edge):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      go(to: [axis: ScrollGoal(share: edge == .top || edge == .leading ? 0 : 1)])
    case .offset(let x, let y):
      var goals: [Axis: ScrollGoal] = [:]
      goals[.horizontal] = x.map { ScrollGoal(coordinate: $0) }
      goals[.vertical] = y.map { ScrollGoal(coordinate: $0) }
      go(to: goals)
    }
  }

  private func go(to goals: [Axis: ScrollGoal]) {
    guard let scroll else { return }
    let known = goals.filter { scroll.state($0.key) != nil }
    scroll.runtime.requestScroll(to: .place(known), below: scroll.owner, only: scroll)
  }

  func report() {
    guard let scroll, scroll.takeover.mover == .person, let axis = scroll.mainAxis else { return }
    let share = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
    let new = current.movedByPerson(to: scroll.targetIDs(at: share, axis))
    guard new != current else { return }
    current = new
    write(new)
  }
}

@MainActor
private final class ScrollPositionValueNode<Base: View>: ContentNode<
  ModifiedContent<Base, _ScrollPositionValueModifier>, Base
>
{
  private let scope = DependencyScope(node: nil)
  private lazy var connection = ScrollPositionValueConnection(anchor: view.modifier.anchor) { [weak self] in
    self?.view.modifier.position.wrappedValue = $0
  }

  override init(_ view: ModifiedContent<Base, _ScrollPositionValueModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    scope.attach(to: self)
    readBinding()
  }

  private func readBinding() {
    isQueued = false
    connection.positionIs(scope.track { view.modifier.position.wrappedValue })
  }

  override func contentView(of view: ModifiedContent<Base, _ScrollPositionValueModifier>) -> Base { view.content }

  override var contentEnvironment: EnvironmentValues {
    var values = environment
    values.scrollSettings.position = connection
    return values
  }

  override func viewDidChange(from old: ModifiedContent<Base, _ScrollPositionValueModifier>) {
    connection.anchor = view.modifier.anchor
    readBinding()
    super.viewDidChange(from: old)
  }

  override func performQueuedUpdate() { readBinding() }
  override func willDestroy() { scope.stop() }
}

nonisolated extension View {
  /// Binds the position of scroll views in this view. Changing the position scrolls there, animated inside
  /// `withAnimation`. When the user scrolls, it becomes `isPositionedByUser`, with the id of the scroll target at
  /// `anchor`.
  ///
  /// - Parameter anchor: The point of the viewport and of the target that are aligned. With nil, reading uses the start
  ///   of the viewport, and scrolling makes the smallest move.
  @available(iOS 18.0, *)
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionValueModifier(position: position, anchor: anchor))
  }
}
