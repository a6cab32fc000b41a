import Foundation
import ScrollworkCoreTransferable

/// A dragged item.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The provider of the dragged data.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the app for drops in the same app.
  open var localObject: Any?
  /// Returns the item's preview; nil for the interaction's. The closure returns nil for no preview.
  open var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// Creates an item with a provider.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
