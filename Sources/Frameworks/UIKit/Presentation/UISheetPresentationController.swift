import Foundation

/// Presents a controller as a sheet.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest, from the smallest to the largest.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
  /// The selected height; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false { didSet { view?.reload() } }
  /// The radius of the upper corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { view?.reload() } }
  /// Whether scrolling up at the start of the content enlarges the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The largest height at which the view behind is not dimmed and stays usable; nil for no such height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { view?.setNeedsLayout() } }
  }
  /// Returns whether the view behind stays usable.
  func leavesBackgroundUsable(in view: PresentationView) -> Bool {
    guard let limit = largestUndimmedDetentIdentifier, let current = currentStop(in: view) else { return false }
    let stops = stops(in: view).map(\.id)
    // A height that the sheet does not have counts as larger than all of its own.
    return (stops.firstIndex(of: current) ?? 0) <= (stops.firstIndex(of: limit) ?? stops.count)
  }
  /// Whether the sheet covers the screen in compact width, or compact height.
  package var covers = (inCompactWidth: false, inCompactHeight: true) { didSet { view?.setNeedsLayout() } }
  /// The size of a centred sheet, in points; nil for the system's.
  package final var wantedSize: (@MainActor () -> (width: CGFloat?, height: CGFloat?))? {
    didSet { view?.setNeedsLayout() }
  }
  /// The background under the presented view.
  package var background: UIColor? = .systemBackground { didSet { view?.reload() } }

  private var isAnimating = false

  /// Whether the sheet is attached to the bottom edge in landscape on a phone. It always is here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet has its controller's preferred width. Caveat: it has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet has the size of a page where there is space. Caveat: it has no effect.
  open var prefersPageSizing = true
  /// Recomputes the heights of custom detents.
  open func invalidateDetents() { sheetDidChange() }
  /// Animates changes of detents made in the closure.
  open func animateChanges(_ changes: () -> Void) {
    let old = view?.cardFrame
    isAnimating = true
    changes()
    isAnimating = false
    guard let view, let old else { return }
    view.set(away: view.away, stretch: view.stretch + view.cardFrame.minY - old.minY)
    view.move(toAway: 0, animated: true)
  }

  private func sheetDidChange() { if !isAnimating { view?.setNeedsLayout() } }

  override var look: PresentationView.Look { .sheet }

  override func escape() -> Bool {
    _ = dismissByHand()
    return true
  }

  // MARK: Heights

  /// A sheet covers the screen of a phone in landscape; on a tablet it is centred.
  enum Posture { case attached, covering, centered }

  func posture(in view: PresentationView) -> Posture {
    if view.bounds.height < 480 { return covers.inCompactHeight ? .covering : .attached }
    if view.bounds.width < 600, covers.inCompactWidth { return .covering }
    return view.bounds.width >= 600 ? .centered : .attached
  }

  /// The distance below the status bar; read off screenshots of iOS 17.
  private static let gap: CGFloat = 10
  /// Sizes in points on a tablet: forms as UIKit documents them, pages a guess.
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  private func largest(in view: PresentationView) -> CGFloat { view.bounds.height - view.topInset - Self.gap }

  private func height(of detent: Detent, in view: PresentationView) -> CGFloat? {
    let largest = largest(in: view)
    let bottom = view.superview?.safeAreaInsets.bottom ?? 0
    let context = DetentContext(presentedViewController.traitCollection, maximum: largest - bottom)
    return detent.height(in: context).map { min(largest, max(0, $0 + bottom)) }
  }

  /// Returns the heights where the sheet can rest, smallest first.
  func stops(in view: PresentationView) -> [(id: Detent.Identifier, height: CGFloat)] {
    let known = detents.compactMap { detent in height(of: detent, in: view).map { (detent.identifier, $0) } }
    return known.isEmpty ? [(.large, largest(in: view))] : known.sorted { $0.1 < $1.1 }
  }

  /// Returns the sheet's frame at rest.
  func restingFrame(in view: PresentationView) -> CGRect {
    let bounds = view.bounds
    switch posture(in: view) {
    case .covering: return bounds
    case .centered:
      let isForm = presentationStyle == .formSheet
      let wanted = wantedSize?() ?? (width: nil, height: nil)
      let usual = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - 2 * view.topInset)
      let limit = CGSize(width: wanted.width ?? usual.width, height: wanted.height ?? usual.height)
      let size = CGSize(width: min(limit.width, bounds.width - 40), height: min(limit.height, bounds.height - 40))
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    case .attached:
      let stops = stops(in: view)
      let detent = (stops.first { $0.id == selectedDetentIdentifier } ?? stops.first)?.height ?? bounds.height
      // If there is space, as much of it is above the keyboard as was above the home indicator.
      let raised = max(0, view.coveredByKeyboard - (view.superview?.safeAreaInsets.bottom ?? 0))
      let height = min(max(detent, largest(in: view)), detent + raised)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  func cornerRadius(in view: PresentationView) -> CGFloat {
    posture(in: view) == .covering ? 0 : preferredCornerRadius ?? 10
  }

  /// Returns how far the view behind recedes, from 0 to 1: between the second largest height and the largest.
  func recession(of card: CGRect, in view: PresentationView) -> CGFloat {
    guard posture(in: view) == .attached else { return 0 }
    let largest = largest(in: view)
    guard let top = stops(in: view).last?.height, top > largest - 1 else { return 0 }
    let from = stops(in: view).dropLast().last?.height ?? 0
    return min(1, max(0, (view.bounds.height - card.minY - from) / (largest - from)))
  }

  // MARK: Dragging

  /// The resistance to a pull above the largest height, as in a scroll view's rubber band.
  private static let band: CGFloat = 0.55
  /// The resistance of a sheet that cannot be dismissed.
  private static let resistance: CGFloat = 0.25
  /// How far ahead a release looks, in seconds. A guess: a flick over half a bar's height dismisses a sheet.
  private static let foresight: CGFloat = 0.35

  /// Moves the sheet's upper edge to a height of the view.
  func follow(top: CGFloat, in view: PresentationView) {
    let resting = restingFrame(in: view)
    let stops = stops(in: view)
    guard posture(in: view) == .attached, let least = stops.first?.height, let most = stops.last?.height else {
      return view.set(away: max(0, top - resting.minY) / max(1, view.bounds.height - resting.minY), stretch: 0)
    }
    let wanted = view.bounds.height - top
    if wanted > most {
      let beyond = wanted - most
      let shown = (1 - 1 / (beyond * Self.band / view.bounds.height + 1)) * view.bounds.height
      view.set(away: 0, stretch: most + shown - resting.height)
    } else if wanted >= least {
      view.set(away: 0, stretch: wanted - resting.height)
    } else {
      let share = (least - wanted) * (allowsDismissing ? 1 : Self.resistance)
      view.set(away: share / least, stretch: least - resting.height)
    }
  }

  private var allowsDismissing: Bool { !presentedViewController.isModalInPresentation }

  /// Releases the sheet with a downward velocity in points per second.
  func release(velocity: CGFloat, in view: PresentationView) {
    let card = view.cardFrame
    let isAttached = posture(in: view) == .attached
    let stops =
      isAttached ? stops(in: view) : [(.large, view.bounds.height - restingFrame(in: view).minY)]
    var height = view.bounds.height - card.minY
    // A sheet that stays was pulled further than it moved.
    if isAttached, !allowsDismissing, let least = stops.first?.1, height < least {
      height = least - (least - height) / Self.resistance
    }
    let projected = height - velocity * Self.foresight
    let heights = [0] + stops.map(\.1)
    let goal = heights.min { abs($0 - projected) < abs($1 - projected) } ?? 0
    view.lastVelocity = velocity
    if goal == 0, dismissByHand() { return }
    let stop = stops.min { abs($0.1 - max(projected, 1)) < abs($1.1 - max(projected, 1)) }
    if let stop, isAttached, stop.0 != currentStop(in: view) {
      isAnimating = true
      selectedDetentIdentifier = stop.0
      isAnimating = false
      let away = view.away
      view.set(away: away, stretch: view.stretch + view.cardFrame.minY - card.minY)
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      onSelect?()
    }
    view.move(toAway: 0, velocity: velocity, animated: true)
  }

  /// Called when a finger has selected another height.
  package final var onSelect: (@MainActor () -> Void)?

  private func currentStop(in view: PresentationView) -> Detent.Identifier? {
    let stops = stops(in: view)
    return (stops.first { $0.id == selectedDetentIdentifier } ?? stops.first)?.id
  }

  /// Returns whether a finger can enlarge the sheet.
  func canGrow(in view: PresentationView) -> Bool {
    guard prefersScrollingExpandsWhenScrolledToEdge, posture(in: view) == .attached else { return false }
    return currentStop(in: view) != stops(in: view).last?.id
  }
}

/// The methods that react to a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a finger has selected another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
