import Foundation

/// Something that a finger drags, as those who watch it see it.
@available(iOS 26.0, *)
public struct DragSession {
  /// Tells one drag from another.
  public struct ID: Hashable, Sendable {
    let value: UUID
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable, CustomStringConvertible {
    /// The finger has taken something and has not moved yet.
    case initial
    /// The finger moves.
    case active
    /// The finger has lifted; what becomes of what it held is decided.
    case ending(DropOperation)
    /// What was dragged is where it shall be, or back.
    case ended(DropOperation)
    /// Whoever got it has got all of it.
    case dataTransferCompleted

    /// The name, and the operation if there is one.
    public var description: String {
      switch self {
      case .initial: "initial"
      case .active: "active"
      case .ending(let operation): "ending(\(operation))"
      case .ended(let operation): "ended(\(operation))"
      case .dataTransferCompleted: "dataTransferCompleted"
      }
    }
  }

  /// Which drag it is.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where the finger is, in points of the view that watches.
  public var location: CGPoint
  let items: [AnyHashable]

  /// Which of the things that are dragged is under the finger. A finger drags one here.
  public var draggedItemIndex: Int { 0 }

  /// The ids of what is dragged that have a type: of values that can be told apart by an id.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    items.compactMap { $0.base as? ItemID }
  }
}

/// Watches what is dragged from inside its content.
nonisolated struct _DragSessionModifier: RenderModifier {
  let update: (DragSession) -> Void
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DragSessionRender {
    DragSessionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: DragSessionRender) { render.modifier = self }
}

@MainActor
final class DragSessionRender: UnaryRender {
  var modifier: _DragSessionModifier

  init(_ modifier: _DragSessionModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }
}

extension RenderNode {
  /// Those around it that watch drags, from the inside to the outside.
  var dragWatchers: [DragSessionRender] {
    sequence(first: self) { $0.parent }.compactMap { $0 as? DragSessionRender }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Tells what becomes of anything that is dragged from the view or from a view in it, each time that it changes.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(_DragSessionModifier(update: onUpdate))
  }
}
