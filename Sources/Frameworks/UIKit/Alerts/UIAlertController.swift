import Foundation

/// A controller that shows an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The style of the alert.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// The message below the title.
  open var message: String? { didSet { if message != oldValue { alertDidChange() } } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action in bold; nil for the one of style `.cancel`.
  open var preferredAction: UIAlertAction? { didSet { alertDidChange() } }
  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The SwiftUI content that replaces title, message and actions.
  package var content: Any? { didSet { alertDidChange() } }
  /// Notifies the view of changes.
  package final var onChange: (@MainActor () -> Void)?

  /// Creates an alert without actions; `addAction(_:)` adds them.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action below the others.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.alertDidChange() }
    alertDidChange()
  }

  /// Incremented with each change of the alert.
  package private(set) var version = 0

  /// The text fields, in the order in which they were added; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field between the message and the actions; `configurationHandler` configures it. Only alerts in the
  /// middle of the screen have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only an alert controller of style .alert has text fields.")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    add(field)
  }

  /// Adds an existing field.
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

  /// Closes the alert.
  package func close(then completion: (@MainActor () -> Void)? = nil) {
    guard !isBeingDismissed else { return }
    if presentingViewController == nil { completion?() } else { dismiss(animated: true, completion: completion) }
  }

  /// The effect of a tap outside an action sheet and of the escape key: the action of style `.cancel`.
  package final var cancel: (@MainActor () -> Void)?

  override func makePresentationController() -> UIPresentationController {
    if preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return AlertPopoverController(presentedViewController: self, presenting: nil)
    }
    return AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Whether an action sheet is a popover on a tablet, without a cancel button: a touch outside cancels.
  package var isPopover: Bool { presentation is AlertPopoverController }
}

/// An action of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels.
    case cancel = 1
    /// A destructive action.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// An identifier for tests, not read by assistive technologies.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }
  /// What assistive technologies read in place of the title; nil for the title.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { onChange?() } } }
  private let handler: ((UIAlertAction) -> Void)?
  final var onChange: (@MainActor () -> Void)?

  /// Creates an action; the handler runs after the alert is dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  package func perform() { handler?(self) }
}

/// A full-screen view in which the module above displays the alert.
@MainActor
package final class AlertView: UIView {
  package fileprivate(set) weak var alert: UIAlertController?
}

/// The presentation controller of an alert.
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

/// The presentation controller of an action sheet on a tablet.
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
