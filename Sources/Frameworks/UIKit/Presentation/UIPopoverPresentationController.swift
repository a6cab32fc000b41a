import Foundation

/// Presents a controller as a popover: a card that points to its source. Where the width is compact, as on phones, it
/// is a sheet unless the delegate says otherwise. Caveat: it does not adapt while it is shown.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UISheetPresentationController {
  /// The source that the popover points to: a view or a bar button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The view that the popover points to.
  open var sourceView: UIView? { didSet { view?.setNeedsLayout() } }
  /// The rectangle in the source view that the popover points to, in points; null for the whole view.
  open var sourceRect = CGRect.null { didSet { view?.setNeedsLayout() } }
  /// The bar button that the popover points to.
  open var barButtonItem: UIBarButtonItem? { didSet { view?.setNeedsLayout() } }
  /// The permitted arrow directions; none for a popover centred over its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { view?.setNeedsLayout() } }
  /// The arrow direction; `.unknown` while it is off the screen, or is a sheet.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection ?? .unknown }
  /// The background colour; nil for that of its view.
  open var backgroundColor: UIColor? { didSet { view?.reload() } }
  /// The views that take touches beside the popover; other touches dismiss it.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover its source where there is no space beside it.
  open var canOverlapSourceViewRect = false { didSet { view?.setNeedsLayout() } }
  /// The margins to the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { view?.setNeedsLayout() }
  }
  /// The sheet that replaces the popover where the width is compact.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  /// The source rectangle in points of the screen; nil to use the app's properties.
  package final var anchor: (@MainActor () -> CGRect?)?
  /// The preferred arrow direction.
  package final var preferredDirection: UIPopoverArrowDirection? { didSet { view?.setNeedsLayout() } }
  /// The style where the width is compact, as the content sets it; nil for a sheet.
  package final var compactStyle: UIModalPresentationStyle? {
    didSet { if compactStyle != oldValue { view?.adapt() } }
  }

  // MARK: Adaptation

  /// The style in the current environment.
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

  /// The controller presented instead of an adapted popover; nil for the same one.
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

  // MARK: Placement

  private var shownDirection: UIPopoverArrowDirection?

  /// The size in points of a controller without a preference, a guess.
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

  /// Returns the preferred size.
  func wantedSize(in view: PresentationView) -> CGSize { Self.wantedSize(of: presentedViewController) }

  /// Returns the source rectangle in the presentation view's coordinates; nil if it was not set.
  private func anchor(in view: PresentationView) -> CGRect? {
    if let anchor { return anchor() }
    if let source = barButtonItem?.view, source.window != nil { return source.convert(source.bounds, to: view) }
    guard let source = sourceView else { return nil }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: view)
  }

  /// Returns the popover's place.
  final func placement(in view: PresentationView) -> PopoverPlacement {
    let (safe, margins) = (view.superview?.safeAreaInsets ?? .zero, popoverLayoutMargins)
    let area = view.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom, view.coveredByKeyboard + margins.bottom),
        right: max(safe.right, margins.right)))
    let source = anchor(in: view)
    var permitted = source == nil ? [] : permittedArrowDirections
    // The popover stays on its side when a keyboard appears.
    if let shownDirection, permitted.contains(shownDirection), view.coveredByKeyboard > 0 { permitted = shownDirection }
    var made = PopoverPlacement(
      of: wantedSize(in: view),
      at: source ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0), in: area, permitted: permitted,
      preferred: preferredDirection)
    if canOverlapSourceViewRect { made.grow(in: area) }
    shownDirection = made.direction
    return made
  }

  /// The background colour of the popover.
  final var ground: UIColor {
    backgroundColor ?? presentedView?.backgroundColor ?? background ?? .systemBackground
  }

  // MARK: Interactive dismissal

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

/// An item that a popover can point to.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The methods that control a popover and react to it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the popover may be dismissed. Deprecated by Apple: `presentationControllerShouldDismiss(_:)`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the person has dismissed it. Deprecated by Apple: `presentationControllerDidDismiss(_:)`.
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

/// The arrow directions of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
