import Foundation
import ScrollworkCoreTransferable

/// Hears of what is dragged over a view and dropped on it.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes what is dragged over it; true unless told otherwise.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; false if that was not possible.
  func performDrop(info: DropInfo) -> Bool
  /// The drag came over the view.
  func dropEntered(info: DropInfo)
  /// The drag moved over the view. What would happen to what is dragged; nil for what was said before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything of the types that were asked for.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Says nothing new.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
public struct DropInfo {
  /// The finger, in points of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]
  let session: DropSession

  /// Something of one of the types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  /// What is dragged of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains(where: provider.hasItem(conformingTo:)) }
  }
  /// An older spelling, with the names of types.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// An older spelling, with the names of types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// What happens to what is dragged.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drop would be broken off.
  case cancel
  /// Nothing: it is not allowed.
  case forbidden
  /// It stays, and the view gets a copy.
  case copy
  /// It goes to the view.
  case move

  var isTaking: Bool { self == .copy || self == .move }

  /// Any combination of operations.
  @available(iOS 26.0, *)
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an operation.
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only nothing, with which the drop is broken off.
    public static let cancel = Set(rawValue: 1)
    /// Only nothing, since it is not allowed.
    public static let forbidden = Set(rawValue: 2)
    /// Only a copy.
    public static let copy = Set(rawValue: 4)
    /// Only going to the view.
    public static let move = Set(rawValue: 8)
  }
}

/// What would happen to what is dragged if it was dropped now.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation
  /// What would happen with what another app drags; nil for the same. On the phone each app drags over its own screen only.
  @available(iOS 26.0, *)
  public var operationOutsideApplication: DropOperation? { outside }
  private let outside: DropOperation?

  /// A proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    outside = nil
  }

  /// A proposal for what the app drags itself, and one for what another app does.
  @available(iOS 26.0, *)
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    outside = outsideApplication
  }
}
