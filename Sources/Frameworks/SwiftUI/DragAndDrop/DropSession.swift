import Foundation

/// The state of a drop: something that is dragged over a view.
@available(iOS 26.0, *)
public struct DropSession: Identifiable {
  /// The identity of a drop.
  public struct ID: Hashable, Sendable {
    let value: UUID
  }

  /// The phase of a drop.
  public enum Phase: Hashable, Sendable {
    /// The drag enters the view.
    case entering
    /// The drag moves over the view.
    case active
    /// The drag has left the view.
    case exiting
    /// The items were dropped.
    case ended(DropOperation)
    /// The view has received all data.
    case dataTransferCompleted
  }

  /// The state of a drag that started in the same app.
  public struct LocalSession {
    let items: [AnyHashable]
    /// Returns the ids of the dragged items whose id has the given type. Only identifiable values have ids.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      items.compactMap { $0.base as? ItemID }
    }
  }

  /// The drop's identity.
  public let id: ID
  /// The current phase.
  public let phase: Phase
  /// The location of the finger, in points of the view.
  public var location: CGPoint
  /// The view's size in points.
  public var size: CGSize
  /// The drag, which started in this app: other apps cannot drag over its screen.
  public let localSession: LocalSession?
  /// The number of dragged items. Here a finger drags one.
  public var itemsCount: Int
  /// The operations that the drag's source suggests.
  public var suggestedOperations: DropOperation.Set
}

/// The operation that a view requests for what is dropped on it.
@available(iOS 26.0, *)
public struct DropConfiguration {
  /// The operation.
  public let operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operations that a drag's source allows.
@available(iOS 26.0, *)
public struct DragConfiguration {
  /// The operations within the source app: copying always, moving if allowed.
  public struct OperationsWithinApp {
    let allowsMove: Bool
    /// Sets whether the items may be moved to where they are dropped.
    public init(allowMove: Bool = false) { allowsMove = allowMove }
  }

  /// The operations in other apps. On the phone each app drags over its own screen only, so this is stored without
  /// effect.
  public struct OperationsOutsideApp {
    let allowsCopy: Bool
    /// Sets whether other apps may receive a copy.
    public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
  }

  /// The operations within the source app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations in other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration with operations for this app and for others.
  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration that sets whether the items may be moved within this app.
  public init(allowMove: Bool) { self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove)) }
}

/// Observes drags over its content, or requests an operation.
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

/// Sets the operations allowed for drags from its content.
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
  /// The nodes around it that observe drags over it, from the inside to the outside.
  var dropWatchers: [DropSessionRender] {
    sequence(first: self) { $0.parent }.compactMap { $0 as? DropSessionRender }
  }

  /// The operations allowed for what is dragged from it.
  var allowedOperations: DropOperation.Set {
    let configuration = enclosing(DragConfigurationRender.self)?.configuration
    return configuration?.operationsWithinApp.allowsMove == true ? [.copy, .move] : .copy
  }
}

@available(iOS 27.0, *)
nonisolated extension View {
  /// Runs `onUpdate` whenever the state of a drag over the view or a view inside changes.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(_DropSessionModifier(update: onUpdate))
  }

  /// Sets the operation for drops on the view, and on views inside that do not set their own.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(_DropSessionModifier(configuration: configuration))
  }

  /// Sets which operations are allowed for drags from the view or a view inside.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(_DragConfigurationModifier(configuration: configuration))
  }
}
