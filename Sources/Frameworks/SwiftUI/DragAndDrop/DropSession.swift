import Foundation

/// Something that is dragged over a view, as the view and those who watch it see it.
@available(iOS 26.0, *)
public struct DropSession: Identifiable {
  /// Tells one drop from another.
  public struct ID: Hashable, Sendable {
    let value: UUID
  }

  /// How far a drop is.
  public enum Phase: Hashable, Sendable {
    /// What is dragged comes over the view.
    case entering
    /// It moves over the view.
    case active
    /// It has left the view.
    case exiting
    /// It was dropped.
    case ended(DropOperation)
    /// The view has got all of it.
    case dataTransferCompleted
  }

  /// What is known of a drag that began in the same app.
  public struct LocalSession {
    let items: [AnyHashable]
    /// The ids of what is dragged that have a type: of values that can be told apart by an id.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      items.compactMap { $0.base as? ItemID }
    }
  }

  /// Which drop it is.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where the finger is, in points of the view.
  public var location: CGPoint
  /// The view's size in points.
  public var size: CGSize
  /// The drag, which began in this app: there is no other on the phone's screen.
  public let localSession: LocalSession?
  /// How many things are dragged. A finger drags one here.
  public var itemsCount: Int
  /// What may become of it, as the view says that it is dragged from.
  public var suggestedOperations: DropOperation.Set
}

/// What a view wants to become of what is dropped on it.
@available(iOS 26.0, *)
public struct DropConfiguration {
  /// What becomes of it.
  public let operation: DropOperation
  /// A wish.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What may become of what is dragged from a view.
@available(iOS 26.0, *)
public struct DragConfiguration {
  /// In the app that it is dragged from: a copy always, and if allowed it may go.
  public struct OperationsWithinApp {
    let allowsMove: Bool
    /// Says whether what is dragged may go to where it is dropped.
    public init(allowMove: Bool = false) { allowsMove = allowMove }
  }

  /// In other apps. On the phone each app drags over its own screen only, so that it is only remembered.
  public struct OperationsOutsideApp {
    let allowsCopy: Bool
    /// Says whether another app may get a copy.
    public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
  }

  /// In the app that it is dragged from.
  public var operationsWithinApp: OperationsWithinApp
  /// In other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  /// What may become of it in this app, and in others.
  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Says whether what is dragged may go to where it is dropped in this app.
  public init(allowMove: Bool) { self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove)) }
}

/// Watches what is dragged over its content, or wishes what becomes of it.
nonisolated struct _DropSessionModifier: RenderModifier {
  var update: ((DropSession) -> Void)?
  var configuration: ((DropSession) -> DropConfiguration)?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DropSessionRender {
    DropSessionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: DropSessionRender) { render.modifier = self }
}

@MainActor
final class DropSessionRender: UnaryRender {
  var modifier: _DropSessionModifier

  init(_ modifier: _DropSessionModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }
}

/// Says what may become of what is dragged from its content.
nonisolated struct _DragConfigurationModifier: RenderModifier {
  let configuration: DragConfiguration
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DragConfigurationRender {
    DragConfigurationRender(configuration, owner: owner, child: child)
  }
  @MainActor func update(_ render: DragConfigurationRender) { render.configuration = configuration }
}

@MainActor
final class DragConfigurationRender: UnaryRender {
  var configuration: DragConfiguration

  init(_ configuration: DragConfiguration, owner: _Node, child: RenderNode) {
    self.configuration = configuration
    super.init(owner: owner, child: child)
  }
}

extension RenderNode {
  /// Those around it that watch what is dragged over it, from the inside to the outside.
  var dropWatchers: [DropSessionRender] {
    sequence(first: self) { $0.parent }.compactMap { $0 as? DropSessionRender }
  }

  /// What may become of what is dragged from it.
  var allowedOperations: DropOperation.Set {
    let configuration = enclosing(DragConfigurationRender.self)?.configuration
    return configuration?.operationsWithinApp.allowsMove == true ? [.copy, .move] : .copy
  }
}

@available(iOS 27.0, *)
nonisolated extension View {
  /// Tells what becomes of anything that is dragged over the view or over a view in it, each time that it changes.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(_DropSessionModifier(update: onUpdate))
  }

  /// Says what becomes of what is dropped on the view, or on a view in it that does not say it itself.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(_DropSessionModifier(configuration: configuration))
  }

  /// Says what may become of what is dragged from the view, or from a view in it.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(_DragConfigurationModifier(configuration: configuration))
  }
}
