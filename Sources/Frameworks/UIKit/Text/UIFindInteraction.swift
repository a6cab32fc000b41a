import Foundation

/// Opens a bar below a text view to look for words in it, and to replace them.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The bar is there.
  open private(set) var isFindNavigatorVisible = false {
    didSet { if isFindNavigatorVisible != oldValue { view?.contentDidChange() } }
  }
  /// The bar also offers to replace what is found, when it comes.
  package private(set) var showsReplace = false

  package override init() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the bar.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {
    showsReplace = replaceVisible
    isFindNavigatorVisible = true
  }
  /// Closes the bar.
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
}

extension UITextView {
  /// A bar can be opened to look for words in the text. Caveat: where the text can be edited.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let findInteraction { removeInteraction(findInteraction) } else { addInteraction(UIFindInteraction()) }
      contentDidChange()
    }
  }
  /// What opens the bar; nil unless `isFindInteractionEnabled`.
  public var findInteraction: UIFindInteraction? { interactions.lazy.compactMap { $0 as? UIFindInteraction }.first }
}
