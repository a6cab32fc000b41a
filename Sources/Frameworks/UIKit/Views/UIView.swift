import DisplayList
import Foundation

/// A rectangle on the screen that draws itself and holds other views.
///
/// A view is placed by its frame, by its `autoresizingMask`, by constraints if `translatesAutoresizingMaskIntoConstraints` is false, or
/// by the `layoutSubviews` of the view around it.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// As the app has set it.
  package internal(set) var model = Appearance()
  /// As it is shown: differs from `model` while an animation runs.
  package var presentation = Appearance() {
    didSet {
      guard presentation != oldValue else { return }
      if presentation.bounds != oldValue.bounds || presentation.center != oldValue.center {
        placeDidChange()
      }
      if presentation.alpha != oldValue.alpha || presentation.transform != oldValue.transform
        || presentation.spatial != oldValue.spatial
      {
        renderer?.effectsDidChange()
      }
      if presentation.background != oldValue.background { renderer?.appearanceDidChange() }
    }
  }
  /// Whoever places the view has to do it anew.
  package func placeDidChange() {
    roundCorners()
    heldBy?.renderer?.subviewGeometryDidChange()
  }
  /// Grows with each change, so that an animation that a later change replaced gives up.
  var animationSerial = 0
  /// What shows the view; nil while it is not on a simulated screen.
  package weak var renderer: (any UIViewRenderer)? {
    didSet { if renderer != nil { CADisplayLink.screenCame() } }
  }
  /// What the view says in place of what surrounds it.
  var ownTraits: TraitValues?
  /// The view stands for all of a class.
  final weak var appearanceRule: AppearanceRule?
  /// Which properties the app has set of this view itself, as bits of `AppearanceSetting`.
  final var ownSettings: UInt64 = 0
  /// The controller whose `view` this is.
  package weak var controller: UIViewController?

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view without a size. Convenient, so that a view whose class has initializers of its own has it as well.
  public override convenience init() { self.init(frame: .zero) }

  /// A view of a nib. Caveat: other archives are not read; from them the view is as `init(frame:)` makes it.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? _NibCoder { _decode(nib.element, from: nib) }
  }
  /// Takes over what a nib says of the view. Called before the initializers of subclasses go on.
  open func _decode(_ element: _NibElement, from coder: _NibCoder) { decodeView(element, in: coder.graph) }

  // MARK: Geometry

  /// Place and size in the superview's coordinates, in points. With a transform, the upright rectangle around the view.
  open var frame: CGRect {
    get { model.frame }
    set { change { $0.take(frame: newValue) } }
  }

  /// The view's own coordinates, in points. Caveat: an origin other than zero moves nothing.
  open var bounds: CGRect {
    get { model.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// The middle in the superview's coordinates, in points.
  open var center: CGPoint {
    get { model.center }
    set { change { $0.center = newValue } }
  }

  /// Scales, turns and moves what is drawn about the middle of the view.
  open var transform: CGAffineTransform {
    get { model.transform }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The shape with which `UICollisionBehavior` lets the view meet other things.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape, around the middle, if `collisionBoundsType` says so.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  /// What changes with the superview's size. By default nothing does.
  open var autoresizingMask: AutoresizingMask = []
  /// False lets a view's subviews keep their frames when it changes its size.
  open var autoresizesSubviews = true

  /// Grows with each change of what the view draws.
  package internal(set) var contentVersion = 0
  /// What constraints know of the view.
  package var layoutTerms = LayoutTerms()
  /// False lets constraints place the view, and not its frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateSurroundingLayout() } }
  }
  /// What the view would like to be changed.
  open func invalidateIntrinsicContentSize() { invalidateSurroundingLayout() }
  /// Keeps subviews away from the edges where they ask for it, in points.
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set {
      guard newValue != layoutTerms.ownMargins else { return }
      layoutTerms.ownMargins = newValue
      marginsDidChange()
    }
  }
  /// Margins are also as wide as the superview's where the view is as near to an edge.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Margins keep free what bars and corners cover as well.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// The margins changed.
  open func layoutMarginsDidChange() {}
  /// A finger on the view keeps others off all other views. Caveat: it does not.
  open var isExclusiveTouch = false { didSet { customized(.isExclusiveTouch, \UIView.isExclusiveTouch) } }

  /// Whether the sides of reading count for the view itself; not for what it holds.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      contentDidChange()
    }
  }
  /// True for a class whose views are placed by constraints only. Caveat: it is never asked.
  open class var requiresConstraintBasedLayout: Bool { false }
  final var needsConstraints = true
  /// Makes constraints anew, before the layout that follows `setNeedsUpdateConstraints()` or the view's first one. The default does
  /// nothing; an override calls it last.
  open func updateConstraints() { needsConstraints = false }
  /// Asks for `updateConstraints`.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  /// What of the view's edges is decoration that constraints do not count, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The place that constraints give, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a place that constraints give.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first line's baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line's baseline is this one's.
  open var forLastBaselineLayout: UIView { self }

  /// What the view would like to be, in points, if it could choose; `noIntrinsicMetric` where it does not care.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Stands for "no preference" in `intrinsicContentSize`.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that suits the view best within `size`, in points. The default is the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    let frame = frame
    self.frame = CGRect(origin: frame.origin, size: sizeThatFits(frame.size))
  }

  /// What colours and images in the view are chosen for, and the app's own traits.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// What bars and corners cover of the view, in points; zero while it is not on a screen.
  open var safeAreaInsets: UIEdgeInsets { renderer?.coveredInsets ?? .zero }
  /// `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// The size that constraints inside lead to, as near to `targetSize` as they let it come, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints inside lead to, as near to `targetSize` as the priorities let it come, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutSystem(self, target: (targetSize, horizontalFittingPriority, verticalFittingPriority)).solved(self).size
  }

  /// `layoutSubviews` is due.
  package private(set) var needsLayout = true
  /// `layoutSubviews` runs: what it adds is part of it, and no reason for another run.
  final var isLayingOut = false

  /// Asks for `layoutSubviews` in the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    renderer?.layoutDidBecomeInvalid()
  }

  /// Lays out at once what is due here and below.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      if needsConstraints { updateConstraintsIfNeeded() }
      controller?.viewWillLayoutSubviews()
      applyConstraints()
      isLayingOut = true
      layoutSubviews()
      isLayingOut = false
      controller?.viewDidLayoutSubviews()
    }
    for view in held { view.layoutIfNeeded() }
  }

  /// Places the subviews. The default leaves them where they are.
  open func layoutSubviews() {}

  // MARK: Looks

  /// The colour behind everything in the view; nil for none.
  open var backgroundColor: UIColor? {
    get { model.background }
    set {
      change { $0.background = newValue }
      customized(.backgroundColor, \UIView.backgroundColor)
    }
  }
  /// Under the background's colour; nil for nothing.
  package var blur: UIBlurEffect? { didSet { if blur !== oldValue { renderer?.appearanceDidChange() } } }
  /// From 0, invisible, to 1.
  open var alpha: CGFloat {
    get { model.alpha }
    set {
      customized(.alpha, \UIView.alpha)
      change { $0.alpha = newValue }
    }
  }
  /// A hidden view is not drawn and takes no touches, nor do its subviews.
  open var isHidden = false {
    willSet { if newValue != isHidden { tellWillChange("isHidden") } }
    didSet {
      guard isHidden != oldValue else { return }
      defer { tellDidChange("isHidden") }
      heldBy?.renderer?.subviewsDidChange()
      if heldBy is UIStackView { invalidateSurroundingLayout() }
    }
  }
  /// That nothing shows through the view, which lets those draw less who care. Here it is drawn as if something did.
  open var isOpaque = true
  /// What was drawn is taken away before `draw(_:)`. It always is here.
  open var clearsContextBeforeDrawing = true
  /// Pixels per point of what the view draws. Caveat: one that is set changes nothing.
  open var contentScaleFactor: CGFloat {
    get { ownScale ?? UIScreen.main.scale }
    set { ownScale = newValue }
  }
  private var ownScale: CGFloat?
  /// Subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { renderer?.appearanceDidChange() } }
  }
  /// The radius in points to which the corners are rounded; see `UIView.layer`.
  package var roundness: CGFloat = 0 {
    didSet { if roundness != oldValue { renderer?.appearanceDidChange() } }
  }
  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// How the view looks beyond its colour, and what is drawn in it.
  public private(set) lazy var layer: CALayer = {
    let made = (Self.layerClass as? NSObject.Type)?.instance() as? CALayer ?? CALayer()
    made.view = self
    made.name = layerName
    hasLayer = true
    return made
  }()
  private var hasLayer = false
  /// What of the view is shown: as much as there is of another view over it. Caveat: the other one's outline counts, not its content.
  open var mask: UIView? { didSet { if mask !== oldValue { layer.mask = mask?.layer } } }
  /// What the layer is called before the app gives it a name.
  package final var layerName: String?
  /// The layer, if anybody asked for it.
  package var layerIfMade: CALayer? { hasLayer || Self.layerClass != CALayer.self ? layer : nil }
  private var ownTint: UIColor?
  /// The colour of what can be tapped; the superview's unless set, and the app's accent colour or the system's blue in the end.
  open var tintColor: UIColor! {
    get {
      let color = ownTint ?? heldBy?.tintColor ?? hostTint ?? AppAppearance.accent ?? .systemBlue
      return tintAdjustmentMode == .dimmed ? color.withoutHue : color
    }
    set {
      ownTint = newValue
      customized(.tintColor, \UIView.tintColor)
      tintColorDidChange()
    }
  }
  private var ownAdjustment = TintAdjustmentMode.automatic
  /// Whether the tint is shown grey, as behind something that is presented; like the superview's unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownAdjustment == .automatic ? heldBy?.tintAdjustmentMode ?? .normal : ownAdjustment }
    set {
      guard newValue != ownAdjustment else { return }
      ownAdjustment = newValue
      tintColorDidChange()
    }
  }
  /// The tint of SwiftUI's views around, for a view that has no superview.
  package var hostTint: UIColor? { didSet { if hostTint != oldValue, ownTint == nil { tintColorDidChange() } } }
  /// The tint colour changed, here or above.
  open func tintColorDidChange() {
    renderer?.appearanceDidChange()
    for view in held where view.ownTint == nil || view.ownAdjustment == .automatic { view.tintColorDidChange() }
  }

  /// Where the picture of an image view stands in it. Caveat: other views have their content where they draw it.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { contentDidChange() } } }

  /// What is known about the place changed, such as light and dark or the size of texts.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  final var traitRegistrations: [TraitRegistration] = []
  /// Light or dark for the view and everything in it; `.unspecified` leaves it to what surrounds the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { surroundingStyleDidChange() } }
  }

  // MARK: Touches and assistive technology

  /// The view that a finger at a point, in the view's coordinates, is for: this one, or one below that is in front there; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    if let renderer { return renderer.hitView(point, with: event) }
    for view in held.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// True if a point, in the view's coordinates, is in the view. By default that is so within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(origin: shift, size: bounds.size).contains(point)
  }
  /// What watches the fingers on the view; nil if nothing ever did.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// False lets touches pass to what is behind the view.
  open var isUserInteractionEnabled = true
  /// A number of the app's own.
  open var tag = 0
  package override func accessibilityDidChange() { renderer?.appearanceDidChange() }
  /// Colours stay as they are where the person inverts them. Caveat: the phone inverts none.
  open var accessibilityIgnoresInvertColors = false
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// What a finger that rests on the view shows larger, in the largest sizes of texts; nil for the view's label.
  open var largeContentTitle: String?
  /// The picture that is shown with it.
  open var largeContentImage: UIImage?
  /// A finger that rests on the view shows it larger, in a view with a `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer = false
  /// False lets the view hear of one finger at a time only. Caveat: it hears of all.
  open var isMultipleTouchEnabled = false
  /// Asked before a recognizer of the view begins; false keeps it from beginning.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What a finger that rests on the view opens, asked for a point of it.
  package final var contextMenu: (@MainActor (CGPoint) -> UIContextMenuConfiguration?)?
  /// What was added to the view to watch it.
  open var interactions: [any UIInteraction] = []
  /// Adds something that watches the view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes away something that watches the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// What moves the view with the phone.
  open var motionEffects: [UIMotionEffect] = []
  /// A name under which the app finds the view again. Caveat: no state is restored.
  open var restorationIdentifier: String?

  // MARK: Drawing

  /// Draws what the view shows in front of its background and behind its subviews, in the current context. The default draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Sets what the view's layer shows, when the layer was told that it is to be drawn anew. The default sets nothing.
  open func display(_ layer: CALayer) {}

  /// What `draw(_:)` draws has to be drawn anew.
  package var needsDisplay = true
  /// Draws in place of `draw(_:)`, for a view of the size in points whose fragments are its own: the same where nothing changed.
  package final var makeFragments: (@MainActor (CGSize) -> [Fragment])?

  /// `draw(_:)` has to be called again before the next frame.
  open func setNeedsDisplay() {
    needsDisplay = true
    renderer?.effectsDidChange()
  }

  /// `draw(_:)` has to be called again before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Hierarchy

  /// The view that holds this one; what stands for its place, of a view among SwiftUI's views.
  open package(set) var superview: UIView? {
    get { heldBy ?? renderer?.platformHost }
    set { heldBy = newValue }
  }
  /// The view to which this one was added.
  package final weak var heldBy: UIView?
  /// What the view holds, back to front.
  open var subviews: [UIView] { held }
  /// What was added to the view, back to front.
  package internal(set) final var held: [UIView] = []

  /// The window the view is in; nil while it is in none.
  open var window: UIWindow? { heldBy?.window ?? hostWindow }
  /// The window that shows the view among SwiftUI's views, where it has no superview.
  final weak var hostWindow: UIWindow?
  /// The view, or one below, wants a window even among SwiftUI's views alone.
  package final var wantsWindow: Bool {
    get { ownWantsWindow || held.contains(where: \.wantsWindow) }
    set { ownWantsWindow = newValue }
  }
  private var ownWantsWindow = false

  /// The controller of the view, or the view around it.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of the others; it leaves the view that held it.
  open func addSubview(_ view: UIView) { insert(view, at: held.count) }
  /// Adds a view at a place, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? held.count)
  }
  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? held.count)
  }

  /// Takes the view out of the view that holds it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Puts a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.heldBy === self else { return }
    insert(view, at: held.count)
  }
  /// Puts a view behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.heldBy === self else { return }
    insert(view, at: 0)
  }

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has another superview, or none.
  open func didMoveToSuperview() {}
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is in another window, or in none.
  open func didMoveToWindow() {}
}
