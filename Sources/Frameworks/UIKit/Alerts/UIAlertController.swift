import Foundation

/// Tells the person something and asks what to do.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where the choices are.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// What the alert says below its title.
  open var message: String? { didSet { if message != oldValue { alertDidChange() } } }
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice in bold letters; nil for the one of style `.cancel`.
  open var preferredAction: UIAlertAction? { didSet { alertDidChange() } }
  /// Where the choices are.
  open private(set) var preferredStyle = Style.actionSheet
  /// What SwiftUI shows in place of title, message and actions.
  package var content: Any? { didSet { alertDidChange() } }
  /// The view shows something else.
  package final var onChange: (@MainActor () -> Void)?

  /// An alert without choices; `addAction(_:)` adds them.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice below the others.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.alertDidChange() }
    alertDidChange()
  }

  /// Grows with each change of what the alert shows.
  package private(set) var version = 0

  /// The fields, in the order in which they were added; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field below the message and above the choices; `configurationHandler` is given it. Only alerts in the middle of
  /// the screen have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style .alert")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    add(field)
  }

  /// Adds a field that is there already.
  final func add(_ field: UITextField) {
    field.onChange = { [weak self] in self?.alertDidChange() }
    textFields = (textFields ?? []) + [field]
    alertDidChange()
  }

  override func titleDidChange() { alertDidChange() }
  private func alertDidChange() {
    version += 1
    onChange?()
  }

  open override func loadView() {
    let made = AlertView(frame: UIScreen.main.bounds)
    made.alert = self
    view = made
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  /// The alert goes.
  package func close(then completion: (@MainActor () -> Void)? = nil) {
    guard !isBeingDismissed else { return }
    if presentingViewController == nil { completion?() } else { dismiss(animated: true, completion: completion) }
  }

  /// What a tap beside an action sheet and the escape key do: the choice of style `.cancel`.
  package final var cancel: (@MainActor () -> Void)?

  override func makePresentationController() -> UIPresentationController {
    if preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return AlertPopoverController(presentedViewController: self, presenting: nil)
    }
    return AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// A sheet of actions is a popover on a tablet, without a button that leads back: a touch beside it does.
  package var isPopover: Bool { presentation is AlertPopoverController }
}

/// One choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a choice is for.
  public enum Style: Int, Sendable {
    /// Any.
    case `default` = 0
    /// Leads back without doing anything.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  /// What it is called.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// False for a choice that cannot be made.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// A name for tests. Assistive technology does not read it.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }
  private let handler: ((UIAlertAction) -> Void)?
  final var onChange: (@MainActor () -> Void)?

  /// A choice; the handler runs when the alert has gone.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  package func perform() { handler?(self) }
}

/// Fills the screen; what the module above shows in it is the alert.
@MainActor
package final class AlertView: UIView {
  package fileprivate(set) weak var alert: UIAlertController?
}

/// Presents an alert.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var look: PresentationView.Look { alert?.preferredStyle == .alert ? .alert : .actionSheet }

  override func dismissByHand() -> Bool {
    guard let cancel = alert?.cancel else { return false }
    cancel()
    return true
  }

  override func escape() -> Bool { dismissByHand() }
}

/// Presents a sheet of actions on a tablet.
@MainActor
final class AlertPopoverController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var look: PresentationView.Look { .popover }

  override func wantedSize(in view: PresentationView) -> CGSize {
    let room = CGSize(width: 270, height: view.bounds.height)
    return presentedView?.renderer?.contentSize(fitting: room) ?? room
  }

  override func dismissByHand() -> Bool {
    guard allowsDismissingByHand, let cancel = alert?.cancel else { return false }
    cancel()
    return true
  }
}
