import Foundation

/// The view of one presented controller in front of a window: the dimming behind it, the card of a sheet, and their
/// movement while they come, go, or follow a finger.
///
/// Everything that is seen follows from two numbers: how far the card is off the screen (`away`), and how much higher
/// it is than at rest (`stretch`). Only the second one needs layout.
@MainActor
package final class PresentationView: UIView {
  /// The look and motion of the presentation.
  package enum Look { case sheet, cover, fade, alert, actionSheet, menu, contextMenu, popover, custom }

  let source: UIPresentationController
  package private(set) var look: Look
  private let shade = UIView()
  /// Moves the card without layout.
  private let mover = UIView()
  package let card = UIView()
  /// The background of a popover; nil for what never was one.
  private var ground: PopoverGround?
  private let grabber = UIView()
  private let recession: Recession

  /// From 0, in place, to 1, off the screen.
  private(set) var away: CGFloat = 1
  /// How much higher a sheet is than at rest, in points.
  private(set) var stretch: CGFloat = 0
  private var motion = 0
  private var whenDone: (@MainActor () -> Void)?
  /// Whether a finger holds the sheet.
  var isHeld = false

  init(_ source: UIPresentationController, frame: CGRect) {
    self.source = source
    look = source.look
    recession = Recession(behind: source)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.roundness = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    // An app's own presentation shows everything itself.
    guard look != .custom else { return }
    for view in [shade, mover] { addSubview(view) }
    mover.addSubview(card)
    if let shown = source.presentedView { card.addSubview(shown) }
    card.addSubview(grabber)
    reload()
  }

  package required init?(coder: NSCoder) { nil }

  var sheet: UISheetPresentationController? {
    look == .popover ? nil : source as? UISheetPresentationController
  }
  package var popover: UIPopoverPresentationController? {
    look == .popover ? source as? UIPopoverPresentationController : nil
  }

  /// Adapts the presentation to another style.
  func adapt() {
    guard source.look != look else { return }
    look = source.look
    reload()
  }

  /// The dimming in light mode as measured (docs/facts.md), with a sheet's in proportion to its height. In dark mode a
  /// guess.
  private var shadeColor: UIColor {
    let light = look == .sheet ? 0.12 : 0.2
    return UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : light) }
  }
  private static let grabberSize = CGSize(width: 36, height: 5)

  /// Applies the presentation controller's appearance settings.
  func reload() {
    card.clipsToBounds = look == .sheet || look == .popover
    if look == .popover, ground == nil {
      let made = PopoverGround()
      mover.insertSubview(made, at: 0)
      ground = made
    }
    ground?.isHidden = look != .popover
    if let popover { ground?.color = popover.ground }
    shade.backgroundColor = [.cover, .fade, .menu, .popover, .custom].contains(look) ? nil : shadeColor
    grabber.isHidden = sheet?.prefersGrabberVisible != true
    card.backgroundColor = look == .sheet ? sheet?.background : nil
    setNeedsLayout()
  }

  // MARK: Layout

  /// The inset that the sheet keeps at the top, in points.
  var topInset: CGFloat { superview?.safeAreaInsets.top ?? 0 }

  /// How much of the screen's bottom the keyboard covers, in points.
  package var coveredByKeyboard: CGFloat = 0 { didSet { if coveredByKeyboard != oldValue { setNeedsLayout() } } }

  /// Whether the views behind can be used and read despite the presentation.
  package var leavesBackgroundUsable: Bool { sheet?.leavesBackgroundUsable(in: self) == true }
  /// The value at the last layout. A menu on its way out is not modal either, which a layout must not undo.
  private var wasBackgroundUsable = false

  /// The sheet's frame at rest.
  private var restingFrame: CGRect {
    popover?.placement(in: self).frame ?? sheet?.restingFrame(in: self) ?? bounds
  }

  /// The frame in which the card is laid out, unaffected by moving it off the screen.
  private var laidOutFrame: CGRect {
    var frame = restingFrame
    frame.origin.y -= stretch
    frame.size.height += stretch
    return frame
  }

  /// The visible frame of the card, in the view's own coordinates.
  package var cardFrame: CGRect { laidOutFrame.offsetBy(dx: 0, dy: lowered) }

  private var distance: CGFloat { look == .sheet ? bounds.height - laidOutFrame.minY : bounds.height }
  private var lowered: CGFloat { away * distance }

  package override func layoutSubviews() {
    if look == .custom {
      source.containerViewWillLayoutSubviews()
      return source.containerViewDidLayoutSubviews()
    }
    for view in [shade, mover] { view.rest(in: bounds) }
    let frame = laidOutFrame
    let isAttached = look == .sheet && frame.maxY >= bounds.height
    card.roundness = look == .sheet ? sheet?.cornerRadius(in: self) ?? 0 : 0
    if let popover {
      let placement = popover.placement(in: self)
      card.roundness = PopoverPlacement.radius
      ground?.placement = placement
      ground?.color = popover.ground
    }
    // The lower corners of a sheet at the edge of the screen are outside it.
    card.rest(
      in: CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + (isAttached ? card.roundness : 0)))
    source.presentedView?.frame = CGRect(origin: .zero, size: frame.size)
    grabber.frame = CGRect(
      x: (frame.width - Self.grabberSize.width) / 2, y: 5, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
    show()
  }

  /// A sheet's top inset depends on the screen, which a new window learns late.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Applies `away` and `stretch`.
  private func show() {
    let isOpen = leavesBackgroundUsable
    if isOpen != wasBackgroundUsable {
      wasBackgroundUsable = isOpen
      accessibilityViewIsModal = !isOpen
    }
    shade.alpha = isOpen ? 0 : 1 - away
    switch look {
    case .fade, .contextMenu: card.alpha = 1 - away
    case .menu:
      card.alpha = 1 - away
      mover.transform = Self.scaling(1 - 0.6 * away, around: source.origin ?? .zero, in: bounds)
    case .popover:
      // Grows from its anchor, as menus do; a guess.
      mover.alpha = 1 - away
      mover.transform = Self.scaling(1 - 0.6 * away, around: ground?.placement?.tip ?? .zero, in: bounds)
    case .alert:
      card.alpha = 1 - away
      // Shrinks slightly while appearing, and only fades while disappearing.
      let scale = source.presentedViewController.modality.isBeingDismissed ? 1 : 1 + 0.2 * away
      mover.transform = CGAffineTransform(scaleX: scale, y: scale)
    case .sheet, .cover, .actionSheet, .custom: mover.transform = CGAffineTransform(translationX: 0, y: lowered)
    }
    let share = sheet?.recession(of: cardFrame, in: self) ?? 0
    recession.show(share: share)
    isOverBlack = share > 0.5
  }

  /// Whether the view behind has receded on black, under the status bar; that this changes half-way is a guess.
  package private(set) var isOverBlack = false {
    didSet { if isOverBlack != oldValue { Phone.current.systemBarsDidChange() } }
  }

  private static func scaling(_ scale: CGFloat, around point: CGPoint, in bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        translationX: (point.x - bounds.midX) * (1 - scale), y: (point.y - bounds.midY) * (1 - scale)))
  }

  func set(away: CGFloat, stretch: CGFloat) {
    let isLayoutDue = stretch != self.stretch
    (self.away, self.stretch) = (away, stretch)
    if isLayoutDue { setNeedsLayout() }
    show()
  }

  // MARK: Motion

  func show(animated: Bool, then done: @escaping @MainActor () -> Void) {
    layoutIfNeeded()
    move(toAway: 0, animated: animated, then: done)
  }

  func hide(animated: Bool, velocity: CGFloat = 0, then done: @escaping @MainActor () -> Void) {
    move(toAway: 1, velocity: lastVelocity, animated: animated) { [self] in
      recession.end()
      done()
    }
  }

  /// The downward velocity in points per second with which a finger released the sheet.
  var lastVelocity: CGFloat = 0

  /// Moves the sheet to its resting place, or off the screen.
  func move(
    toAway goal: CGFloat, velocity: CGFloat = 0, animated: Bool, then done: (@MainActor () -> Void)? = nil
  ) {
    lastVelocity = 0
    motion += 1
    let serial = motion
    let start = (away: away, stretch: stretch)
    // The completion of the replaced motion is still outstanding.
    finishMotion()
    whenDone = done
    guard animated, let animator else {
      set(away: goal, stretch: 0)
      return finishMotion()
    }
    let spring = [.alert, .menu, .contextMenu, .popover].contains(look) ? TransitionSpring.alert : .sheet
    let way = (goal - start.away) * max(1, distance) + start.stretch
    let speed = abs(way) > 1 ? min(max(velocity / way, -20), 20) : 0
    animator.run("a presentation") { [weak self] time in
      guard let self, motion == serial else { return false }
      guard let share = spring.share(at: time, velocity: speed) else {
        set(away: goal, stretch: 0)
        finishMotion()
        return false
      }
      set(away: start.away + (goal - start.away) * share, stretch: start.stretch * (1 - share))
      return true
    }
  }

  /// Takes over from the current motion of the sheet and calls its completion.
  package func stopMotion() {
    motion += 1
    finishMotion()
  }

  private func finishMotion() {
    let done = whenDone
    whenDone = nil
    done?()
  }

  // MARK: Input

  /// Handles a tap outside the sheet.
  package func tapBeside() {
    if [.sheet, .actionSheet, .popover].contains(look) { _ = source.dismissByHand() }
  }

  /// Handles the escape key; returns false if it has no meaning here.
  package func escape() -> Bool { source.escape() }
}
