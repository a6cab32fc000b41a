import Foundation

/// A controller that shows a menu in front of a window. As on iOS this is separate from `present(_:animated:)`: a
/// presenting controller may also have a menu open, and an action may present something while its menu closes.
@MainActor
package final class MenuController: UIViewController {
  /// The content, which the module above interprets.
  package var content: Any? { didSet { onChange?() } }
  /// Notifies the view of changes.
  package final var onChange: (@MainActor () -> Void)?
  /// Called when the menu begins to close.
  package final var onClose: (@MainActor () -> Void)?
  /// Whether the screen behind is dimmed, as a preview is lifted.
  package let lifts: Bool
  /// The point that the menu grows from, on the screen, in points.
  package let origin: CGPoint
  /// The frame of the items on the screen, in points; set by the module above.
  package final var itemsFrame = CGRect.zero
  /// The presentation, while the menu is on the screen.
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

  /// Presents the menu in a controller's window; does nothing without one.
  package func open(from controller: UIViewController) {
    let made = MenuPresentation(presentedViewController: self, presenting: controller)
    made.begin(animated: true, completion: nil)
    if made.view != nil { shown = made }
  }

  /// Closes the menu, unless it is already closing.
  package func close(animated: Bool = true) {
    guard let shown, !modality.isBeingDismissed else { return }
    onClose?()
    // Content behind becomes available immediately.
    shown.view?.isUserInteractionEnabled = false
    shown.view?.accessibilityViewIsModal = false
    shown.view?.accessibilityElementsHidden = true
    shown.end(animated: animated) { [self] in self.shown = nil }
  }
}

/// A full-screen view in which the module above displays the menu.
@MainActor
package final class MenuView: UIView {
  package fileprivate(set) weak var menu: MenuController?
  private var size: CGSize?

  /// Closes the menu on a rotation.
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
