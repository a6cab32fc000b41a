import Foundation

/// The state of a drag.
@available(iOS 26.0, *)
public struct DragSession {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let value: UUID
  }

  /// The phase of a drag.
  public enum Phase: Hashable, Sendable, CustomStringConvertible {
    /// The finger has picked up something and has not moved yet.
    case initial
    /// The finger is moving.
    case active
    /// The finger has lifted; the outcome is decided.
    case ending(DropOperation)
    /// The item is at its destination, or back.
    case ended(DropOperation)
    /// The receiver has all data.
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

  /// The drag's identity.
  public let id: ID
  /// The current phase.
  public let phase: Phase
  /// The location of the finger, in points of the observing view.
  public var location: CGPoint
  let items: [AnyHashable]

  /// The index of the dragged item under the finger. Here a finger drags one item.
  public var draggedItemIndex: Int { 0 }

  /// Returns the ids of the dragged items whose id has the given type. Only identifiable values have ids.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    items.compactMap { $0.base as? ItemID }
  }
}

/// Observes drags from inside its content.
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
  /// The nodes around it that observe drags, from the inside to the outside.
  var dragWatchers: [DragSessionRender] {
    sequence(first: self) { $0.parent }.compactMap { $0 as? DragSessionRender }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Runs `onUpdate` whenever the state of a drag changes that started in the view or a view inside.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(_DragSessionModifier(update: onUpdate))
  }
}
