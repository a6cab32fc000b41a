import Foundation
import ScrollworkCoreTransferable

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// Hands over what is dragged.
  open private(set) var itemProvider: NSItemProvider
  /// Something of the app's own that goes with it, for those who take it in the same app.
  open var localObject: Any?
  /// Makes what follows the finger; nil for what the interaction says. The closure gives nil for nothing.
  open var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// What a provider hands over.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
