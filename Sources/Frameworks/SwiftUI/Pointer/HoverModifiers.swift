import Foundation

/// The state of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// Reports a pointer over its content.
nonisolated struct _HoverModifier: RenderModifier {
  enum Action {
    case change((Bool) -> Void)
    case movement(CoordinateSpace, (HoverPhase) -> Void)
  }

  let action: Action
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> HoverRender {
    HoverRender(action, owner: owner, child: child)
  }
  @MainActor func update(_ render: HoverRender) { render.action = action }
}

@MainActor
final class HoverRender: UnaryRender {
  var action: _HoverModifier.Action

  init(_ action: _HoverModifier.Action, owner: _Node, child: RenderNode) {
    self.action = action
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.hover.attach(self) }
  override func didDetach() { runtime.hover.detach(self) }

  func pointerMoved(to location: CGPoint, isNew: Bool) {
    switch action {
    case .change(let tell): if isNew { tell(true) }
    case .movement(let space, let tell):
      let place = position()
      let origin = frame(in: space).origin
      tell(.active(CGPoint(x: location.x - place.x + origin.x, y: location.y - place.y + origin.y)))
    }
  }

  func pointerLeft() {
    switch action {
    case .change(let tell): tell(false)
    case .movement(_, let tell): tell(.ended)
    }
  }
}

nonisolated extension View {
  /// Calls `action` with true when a pointer enters the touchable area of the view, and with false when it leaves.
  /// Caveat: it is not called when the view is removed under the pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: .change(action)))
  }

  /// Calls `action` with the pointer's location, in points of `coordinateSpace`, whenever it moves over the view, and
  /// when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(action: .movement(coordinateSpace.coordinateSpace, action)))
  }

  /// Calls `action` with the pointer's location, in points of `coordinateSpace`, whenever it moves over the view, and
  /// when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(action: .movement(coordinateSpace, action)))
  }
}
