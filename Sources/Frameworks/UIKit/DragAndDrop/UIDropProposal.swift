import Foundation

/// What happens to what is dragged when it is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drop would be broken off.
  case cancel = 0
  /// Nothing: it is not allowed.
  case forbidden = 1
  /// It stays, and the view gets a copy.
  case copy = 2
  /// It goes to the view.
  case move = 3
}

/// What would happen to what is dragged if it was dropped now.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// What would happen.
  open private(set) var operation: UIDropOperation
  /// The view shows itself exactly where. Caveat: it has no effect, since a finger hides nothing of a page.
  open var isPrecise = false
  /// What is dragged is to be shown as large as it is. It always is here.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
