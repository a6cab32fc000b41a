import Foundation

/// Buttons of a bar that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// Stands for all of them where there is no room; nil for nothing.
  open var representativeItem: UIBarButtonItem?
  /// A group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}
