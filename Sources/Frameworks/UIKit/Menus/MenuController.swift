import Foundation

/// Shows a menu in front of a window. As on iOS that is not what `present(_:animated:)` means: who presents something can
/// have a menu open too, and an action can present something while its menu goes.
@MainActor
package final class MenuController: UIViewController {
  /// What is shown; the module above knows what to make of it.
  package var content: Any? { didSet { onChange?() } }
  /// The view shows something else.
  package final var onChange: (@MainActor () -> Void)?
  /// Called when the menu begins to go.
  package final var onClose: (@MainActor () -> Void)?
  /// The screen behind is dark, since something is lifted off it.
  package let lifts: Bool
  /// From where the menu grows, in points of the screen.
  package let origin: CGPoint
  /// Where the items are, in points of the screen; told by the module above.
  package final var itemsFrame = CGRect.zero
  /// Held while the menu is on the screen.
  private var shown: MenuPresentation?

  package init(lifts: Bool, origin: CGPoint) {
    self.lifts = lifts
    self.origin = origin
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let made = MenuView(frame: UIScreen.main.bounds)
    made.menu = self
    view = made
  }

  /// Comes up in front of a controller's window; nothing happens without one.
  package func open(from controller: UIViewController) {
    let made = MenuPresentation(presentedViewController: self, presenting: controller)
    made.begin(animated: true, completion: nil)
    if made.view != nil { shown = made }
  }

  /// Goes, unless it does already.
  package func close(animated: Bool = true) {
    guard let shown, !modality.isBeingDismissed else { return }
    onClose?()
    // What is behind is free at once.
    shown.view?.isUserInteractionEnabled = false
    shown.view?.accessibilityViewIsModal = false
    shown.view?.accessibilityElementsHidden = true
    shown.end(animated: animated) { [self] in self.shown = nil }
  }
}

/// Fills the screen; what the module above shows in it is the menu.
@MainActor
package final class MenuView: UIView {
  package fileprivate(set) weak var menu: MenuController?
  private var size: CGSize?

  /// A menu does not outlive a rotation.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if let size, size != bounds.size { menu?.close(animated: false) }
    size = bounds.size
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    menu?.onChange?()
  }
}

/// Puts a menu into the window.
@MainActor
final class MenuPresentation: UIPresentationController {
  private var menu: MenuController? { presentedViewController as? MenuController }

  override var look: PresentationView.Look { menu?.lifts == true ? .contextMenu : .menu }
  override var origin: CGPoint? { menu?.origin }

  override func dismissByHand() -> Bool {
    menu?.close()
    return true
  }

  override func escape() -> Bool { dismissByHand() }
}
