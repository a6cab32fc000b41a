import Foundation

/// A group of related bar buttons.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that replaces them where there is no room; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}
