import Foundation

/// Holds one presented controller in front of a window: the shade behind it, the card that a sheet is on, and where both
/// are while they come, go, or follow a finger.
///
/// Everything that is seen follows from two numbers: how much of the way off the screen the card is (`away`), and by how
/// much it is higher than where it rests (`stretch`). Only the second one needs layout.
@MainActor
package final class PresentationView: UIView {
  /// How what is presented looks and moves.
  package enum Look { case sheet, cover, fade, alert, actionSheet, menu, contextMenu, popover, custom }

  let source: UIPresentationController
  package private(set) var look: Look
  private let shade = UIView()
  /// Carries the card; moves without layout.
  private let mover = UIView()
  package let card = UIView()
  /// What a popover's card is on; nil for what never was one.
  private var ground: PopoverGround?
  private let grabber = UIView()
  private let recession: Recession

  /// From 0, in place, to 1, off the screen.
  private(set) var away: CGFloat = 1
  /// Points by which a sheet is higher than where it rests.
  private(set) var stretch: CGFloat = 0
  private var motion = 0
  private var whenDone: (@MainActor () -> Void)?
  /// A finger holds the sheet.
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
    // What the app shows itself is all that is here.
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

  /// What is presented wants to be something else.
  func adapt() {
    guard source.look != look else { return }
    look = source.look
    reload()
  }

  /// In the light as measured (docs/facts.md); a sheet's as far as it is large. In the dark a guess.
  private var shadeColor: UIColor {
    let light = look == .sheet ? 0.12 : 0.2
    return UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : light) }
  }
  private static let grabberSize = CGSize(width: 36, height: 5)

  /// Takes over what the presentation controller says of looks.
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

  // MARK: Places

  /// What the sheet may not cover at the top, in points.
  var topInset: CGFloat { superview?.safeAreaInsets.top ?? 0 }

  /// Points of the screen's bottom that the keyboard of a field in it covers.
  package var coveredByKeyboard: CGFloat = 0 { didSet { if coveredByKeyboard != oldValue { setNeedsLayout() } } }

  /// What is behind can be used, touched and read, although something is in front.
  package var leavesBackgroundUsable: Bool { sheet?.leavesBackgroundUsable(in: self) == true }
  /// At the last layout. A menu on its way out is not modal either, which a layout must not undo.
  private var wasBackgroundUsable = false

  /// Where the sheet rests.
  private var restingFrame: CGRect {
    popover?.placement(in: self).frame ?? sheet?.restingFrame(in: self) ?? bounds
  }

  /// Where the card is laid out; moving it off the screen leaves this as it is.
  private var laidOutFrame: CGRect {
    var frame = restingFrame
    frame.origin.y -= stretch
    frame.size.height += stretch
    return frame
  }

  /// Where the card is shown, in the view's own coordinates.
  package var cardFrame: CGRect { laidOutFrame.offsetBy(dx: 0, dy: lowered) }

  private var distance: CGFloat { look == .sheet ? bounds.height - laidOutFrame.minY : bounds.height }
  private var lowered: CGFloat { away * distance }

  package override func layoutSubviews() {
    if look == .custom {
      source.containerViewWillLayoutSubviews()
      return source.containerViewDidLayoutSubviews()
    }
    for view in [shade, mover] {
      view.bounds = CGRect(origin: .zero, size: bounds.size)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let frame = laidOutFrame
    let isAttached = look == .sheet && frame.maxY >= bounds.height
    card.roundness = look == .sheet ? sheet?.cornerRadius(in: self) ?? 0 : 0
    if let popover {
      let placement = popover.placement(in: self)
      card.roundness = PopoverPlacement.radius
      ground?.placement = placement
      ground?.color = popover.ground
    }
    // The lower corners of a sheet that stands on the edge of the screen are beyond it.
    card.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + (isAttached ? card.roundness : 0))
    source.presentedView?.frame = CGRect(origin: .zero, size: frame.size)
    grabber.frame = CGRect(
      x: (frame.width - Self.grabberSize.width) / 2, y: 5, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
    show()
  }

  /// How much a sheet leaves free at the top follows what the screen does, which a new window learns late.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Shows `away` and `stretch`.
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
      // Grows from what it points to, as menus do; a guess.
      mover.alpha = 1 - away
      mover.transform = Self.scaling(1 - 0.6 * away, around: ground?.placement?.tip ?? .zero, in: bounds)
    case .alert:
      card.alpha = 1 - away
      // Comes from a little nearer, and only fades when it goes.
      let scale = source.presentedViewController.modality.isBeingDismissed ? 1 : 1 + 0.2 * away
      mover.transform = CGAffineTransform(scaleX: scale, y: scale)
    case .sheet, .cover, .actionSheet, .custom: mover.transform = CGAffineTransform(translationX: 0, y: lowered)
    }
    let share = sheet?.recession(of: cardFrame, in: self) ?? 0
    recession.show(share: share)
    isOverBlack = share > 0.5
  }

  /// What is behind has stepped back on black, on which the status bar is then; that it changes half-way is a guess.
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

  /// Points a second downwards with which a finger let the sheet go.
  var lastVelocity: CGFloat = 0

  /// Moves to where the sheet rests, or off the screen.
  func move(
    toAway goal: CGFloat, velocity: CGFloat = 0, animated: Bool, then done: (@MainActor () -> Void)? = nil
  ) {
    lastVelocity = 0
    motion += 1
    let serial = motion
    let start = (away: away, stretch: stretch)
    // Somebody waits for the motion that this one replaces.
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

  /// Takes over from whatever moves the sheet; who waits for the motion is told that it is over.
  package func stopMotion() {
    motion += 1
    finishMotion()
  }

  private func finishMotion() {
    let done = whenDone
    whenDone = nil
    done?()
  }

  // MARK: The person

  /// A tap beside the sheet.
  package func tapBeside() {
    if [.sheet, .actionSheet, .popover].contains(look) { _ = source.dismissByHand() }
  }

  /// The escape key; false if it means nothing here.
  package func escape() -> Bool { source.escape() }
}
