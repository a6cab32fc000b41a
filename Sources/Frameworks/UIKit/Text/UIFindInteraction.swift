import Foundation

/// An interaction that opens a bar below a text view to find and replace text.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the find bar is shown.
  open private(set) var isFindNavigatorVisible = false {
    didSet { if isFindNavigatorVisible != oldValue { view?.contentDidChange() } }
  }
  /// Whether the find bar also offers to replace when it is shown.
  package private(set) var showsReplace = false

  package override init() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the find bar.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {
    showsReplace = replaceVisible
    isFindNavigatorVisible = true
  }
  /// Hides the find bar.
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
}

extension UITextView {
  /// Whether a find bar can be opened. Caveat: where the text can be edited.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let findInteraction { removeInteraction(findInteraction) } else { addInteraction(UIFindInteraction()) }
      contentDidChange()
    }
  }
  /// The find interaction; nil unless `isFindInteractionEnabled`.
  public var findInteraction: UIFindInteraction? { interactions.lazy.compactMap { $0 as? UIFindInteraction }.first }
}
