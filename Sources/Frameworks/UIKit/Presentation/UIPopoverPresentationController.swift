import Foundation

/// Presents a controller as a popover: a card that points at something. Where the width is compact, as on phones, it is a sheet unless
/// the delegate says otherwise. Caveat: it does not change while it is shown.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UISheetPresentationController {
  /// What the popover points to: a view or a button of a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The view that the popover points to.
  open var sourceView: UIView? { didSet { view?.setNeedsLayout() } }
  /// Where in the source view it points, in points; a null rectangle for all of the view.
  open var sourceRect = CGRect.null { didSet { view?.setNeedsLayout() } }
  /// The button that the popover points to.
  open var barButtonItem: UIBarButtonItem? { didSet { view?.setNeedsLayout() } }
  /// The directions in which it may point; none for a popover over the middle of what it belongs to.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { view?.setNeedsLayout() } }
  /// The direction in which it points; `.unknown` while it is not on the screen, or is a sheet.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection ?? .unknown }
  /// The colour of the popover; nil for that of its view.
  open var backgroundColor: UIColor? { didSet { view?.reload() } }
  /// What can be touched beside the popover; elsewhere a touch makes it go.
  open var passthroughViews: [UIView]?
  /// It may lie over what it points to, where there is no room beside.
  open var canOverlapSourceViewRect = false { didSet { view?.setNeedsLayout() } }
  /// What it keeps free of the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { view?.setNeedsLayout() }
  }
  /// What the popover is where the width is compact.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  /// What it points to, in points of the screen; nil for what the app says.
  package final var anchor: (@MainActor () -> CGRect?)?
  /// The direction in which it would rather point.
  package final var preferredDirection: UIPopoverArrowDirection? { didSet { view?.setNeedsLayout() } }
  /// What it is where the width is compact, as the content has it; nil for a sheet.
  package final var compactStyle: UIModalPresentationStyle? {
    didSet { if compactStyle != oldValue { view?.adapt() } }
  }

  // MARK: What it is

  /// What it is in this place.
  private var adaptedStyle: UIModalPresentationStyle {
    let traits = presentingViewController.traitCollection
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    if traits.horizontalSizeClass == .compact {
      let style = asked == .automatic ? compactStyle ?? .automatic : asked
      return style == .none ? .popover : style
    }
    return [.none, .automatic].contains(asked) ? .popover : asked
  }

  override var look: PresentationView.Look {
    switch adaptedStyle {
    case .popover: .popover
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .cover
    case .automatic, .pageSheet, .formSheet, .custom, .none: .sheet
    }
  }

  /// What is presented in its place, where it is no popover; nil for itself.
  final var substitute: UIViewController? {
    let style = adaptedStyle
    guard style != .popover,
      let made = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
      made !== presentedViewController
    else { return nil }
    made.modalPresentationStyle = style
    made.presentation.delegate = delegate
    return made
  }

  override func begin(animated: Bool, completion: (() -> Void)?) {
    if look == .popover { popoverDelegate?.prepareForPopoverPresentation(self) }
    super.begin(animated: animated, completion: completion)
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Places

  private var shownDirection: UIPopoverArrowDirection?

  /// Points. What a controller without a wish has is a guess.
  private static let usualSize = CGSize(width: 320, height: 480)

  private static func wantedSize(of controller: UIViewController) -> CGSize {
    if controller.preferredContentSize != .zero { return controller.preferredContentSize }
    if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
      var size = wantedSize(of: top)
      if !navigation.isNavigationBarHidden { size.height += navigation.navigationBar.frame.height }
      return size
    }
    return usualSize
  }

  /// How large it would like to be.
  func wantedSize(in view: PresentationView) -> CGSize { Self.wantedSize(of: presentedViewController) }

  /// What it points to, in points of the presentation's view; nil if it was not set.
  private func anchor(in view: PresentationView) -> CGRect? {
    if let anchor { return anchor() }
    if let source = barButtonItem?.view, source.window != nil { return source.convert(source.bounds, to: view) }
    guard let source = sourceView else { return nil }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: view)
  }

  /// Where it is.
  final func placement(in view: PresentationView) -> PopoverPlacement {
    let (safe, margins) = (view.superview?.safeAreaInsets ?? .zero, popoverLayoutMargins)
    let area = view.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom, view.coveredByKeyboard + margins.bottom),
        right: max(safe.right, margins.right)))
    let source = anchor(in: view)
    var permitted = source == nil ? [] : permittedArrowDirections
    // It stays on its side when a keyboard comes.
    if let shownDirection, permitted.contains(shownDirection), view.coveredByKeyboard > 0 { permitted = shownDirection }
    var made = PopoverPlacement(
      of: wantedSize(in: view),
      at: source ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0), in: area, permitted: permitted,
      preferred: preferredDirection)
    if canOverlapSourceViewRect { made.grow(in: area) }
    shownDirection = made.direction
    return made
  }

  /// What the popover is on.
  final var ground: UIColor {
    backgroundColor ?? presentedView?.backgroundColor ?? background ?? .systemBackground
  }

  // MARK: Dismissing by hand

  override var allowsDismissingByHand: Bool {
    guard super.allowsDismissingByHand else { return false }
    return view?.look != .popover || popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func dismissByHand() -> Bool {
    let isNew = !presentedViewController.modality.isBeingDismissed && view?.look == .popover
    let goes = super.dismissByHand()
    if isNew, goes {
      whenGone.append { [self] in popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }
    }
    return goes
  }
}

/// What a popover can point to.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Decides about a popover and hears of it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to be presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// False keeps it. Deprecated by Apple: `presentationControllerShouldDismiss(_:)`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A person dismissed it. Deprecated by Apple: `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Directions in which a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below what it points to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above what it points to.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is at the right of what it points to.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is at the left of what it points to.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None that is known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
