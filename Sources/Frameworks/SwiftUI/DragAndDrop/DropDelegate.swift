import Foundation
import ScrollworkCoreTransferable

/// Handles items that are dragged over a view and dropped on it.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view accepts the drag; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts the drop; returns false if that was not possible.
  func performDrop(info: DropInfo) -> Bool
  /// The drag entered the view.
  func dropEntered(info: DropInfo)
  /// The drag moved over the view. Returns what a drop would do now; nil for the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts everything of the requested types.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Makes no new proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
public struct DropInfo {
  /// The location of the finger, in points of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]
  let session: DropSession

  /// Whether an item of one of the types is being dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  /// Returns the dragged items of the given types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains(where: provider.hasItem(conformingTo:)) }
  }
  /// An older spelling that takes type identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// An older spelling that takes type identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// What happens to dragged items.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drop is cancelled.
  case cancel
  /// Nothing: it is not allowed.
  case forbidden
  /// The view gets a copy.
  case copy
  /// The item moves to the view.
  case move

  var isTaking: Bool { self == .copy || self == .move }

  /// A set of operations.
  @available(iOS 26.0, *)
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per operation.
    public let rawValue: Int

    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only cancelling the drop.
    public static let cancel = Set(rawValue: 1)
    /// Only refusing the drop.
    public static let forbidden = Set(rawValue: 2)
    /// Only copying.
    public static let copy = Set(rawValue: 4)
    /// Only moving.
    public static let move = Set(rawValue: 8)
  }
}

/// A proposal for what happens if the items are dropped now.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// The operation for items from another app; nil for the same one. On the phone each app drags over its own screen
  /// only.
  @available(iOS 26.0, *)
  public var operationOutsideApplication: DropOperation? { outside }
  private let outside: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    outside = nil
  }

  /// Creates a proposal with one operation for items from this app and one for items from other apps.
  @available(iOS 26.0, *)
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    outside = outsideApplication
  }
}
