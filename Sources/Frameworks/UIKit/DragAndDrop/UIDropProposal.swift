import Foundation

/// What happens to dragged items on a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drop is cancelled.
  case cancel = 0
  /// Nothing: the drop is forbidden.
  case forbidden = 1
  /// The items are copied to the view.
  case copy = 2
  /// The items are moved to the view.
  case move = 3
}

/// What a drop would do now.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// The operation.
  open private(set) var operation: UIDropOperation
  /// Whether the view needs the precise location. Caveat: it has no effect, as a finger hides nothing of a page.
  open var isPrecise = false
  /// Whether the preview is shown at full size. It always is here.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
