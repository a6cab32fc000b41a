import DisplayList
import Foundation

/// A rectangle on the screen that draws itself and holds other views.
///
/// A view is placed by its frame, by its `autoresizingMask`, by constraints if
/// `translatesAutoresizingMaskIntoConstraints` is false, or by the `layoutSubviews` of its superview.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The appearance that the app has set.
  package internal(set) var model = Appearance()
  /// The appearance that is shown; it differs from `model` while an animation runs.
  package var presentation = Appearance() { didSet { presentationDidChange(from: oldValue) } }
  /// Asks whatever places the view to lay it out again.
  package func placeDidChange() {
    roundCorners()
    heldBy?.renderer?.subviewGeometryDidChange()
  }
  /// Counts the changes, so that an animation leaves what a later change has replaced; nil until the first animation.
  final var appearanceChanges: AppearanceChanges?
  /// What shows the view; nil while it is not on a simulated screen.
  package weak var renderer: (any UIViewRenderer)? {
    didSet { if renderer != nil { CADisplayLink.screenCame() } }
  }
  /// The view's own trait overrides.
  var ownTraits: TraitValues?
  /// The rule of the class's appearance proxy, if the view is one.
  final weak var appearanceRule: AppearanceRule?
  /// The properties that the app has set on this view itself, as bits of `AppearanceSetting`.
  final var ownSettings: UInt64 = 0
  /// The controller whose `view` this is.
  package weak var controller: UIViewController?

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view without a size. Convenient, so that a view whose class has initializers of its own has it as well.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from a nib. Caveat: other archives are not read; from them the view is as `init(frame:)` makes it.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? _NibCoder { _decode(nib.element, from: nib) }
  }
  /// Applies a nib's settings to the view, before the initializers of subclasses continue.
  open func _decode(_ element: _NibElement, from coder: _NibCoder) { decodeView(element, in: coder.graph) }

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points. With a transform, it is the bounding rectangle.
  open var frame: CGRect {
    get { model.frame }
    set { change { $0.take(frame: newValue) } }
  }

  /// The view's own coordinates, in points. Caveat: an origin other than zero moves nothing.
  open var bounds: CGRect {
    get { model.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// The centre in the superview's coordinates, in points: the place of the anchor point.
  open var center: CGPoint {
    get { model.center }
    set { change { $0.center = newValue } }
  }

  /// The point that `center` and transforms refer to, as fractions of the size. A change moves the view, since
  /// `center` stays.
  @available(iOS 16.0, *)
  open var anchorPoint: CGPoint {
    get { model.anchor }
    set { layer.anchorPoint = newValue }
  }

  /// The transform of what is drawn, about the anchor point of the view.
  open var transform: CGAffineTransform {
    get { model.transform }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The collision shape for `UICollisionBehavior`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision shape around the centre, if `collisionBoundsType` asks for it.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  /// How the frame follows the superview's size. By default it does not.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews are resized with the view.
  open var autoresizesSubviews = true

  /// Grows with each change of what the view draws.
  package internal(set) var contentVersion = 0
  /// The view's state in constraint layout.
  package var layoutTerms = LayoutTerms()
  /// Whether the frame places the view rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateSurroundingLayout() } }
  }
  /// Returns how strongly the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutTerms.hugging[axis]
  }
  /// Sets how strongly the view resists growing beyond its intrinsic size; 250 by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutTerms.hugging[axis] = priority
    invalidateSurroundingLayout()
  }
  /// Returns how strongly the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutTerms.resistance[axis]
  }
  /// Sets how strongly the view resists shrinking below its intrinsic size; 750 by default.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutTerms.resistance[axis] = priority
    invalidateSurroundingLayout()
  }
  /// Reports that the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() { invalidateSurroundingLayout() }
  /// The default spacing, in points, that subviews can keep from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set {
      guard newValue != layoutTerms.ownMargins else { return }
      layoutTerms.ownMargins = newValue
      marginsDidChange()
    }
  }
  /// The `layoutMargins`, relative to the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: readsRightToLeft) }
    set { layoutMargins = UIEdgeInsets(newValue, isRightToLeft: readsRightToLeft) }
  }
  /// Whether margins are at least the superview's where the view is closer to its edges.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Called when the margins change.
  open func layoutMarginsDidChange() {}
  /// Whether a touch on the view blocks other views. Caveat: it does not.
  open var isExclusiveTouch = false { didSet { customized(.isExclusiveTouch, \UIView.isExclusiveTouch) } }

  /// Whether the view itself is mirrored; its subviews decide for themselves.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      contentDidChange()
    }
  }
  /// Whether the class needs constraint-based layout. Caveat: it is never asked.
  open class var requiresConstraintBasedLayout: Bool { false }
  final var needsConstraints = true
  /// Updates constraints, before the layout that follows `setNeedsUpdateConstraints()` or the view's first one. The
  /// default does nothing; an override calls it last.
  open func updateConstraints() { needsConstraints = false }
  /// Requests a call of `updateConstraints`.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    if !isLayingOut { setNeedsLayout() }
  }
  /// The insets of the decoration that constraints ignore, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.reversed)
  }
  /// The view whose first baseline is used as this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is used as this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose baseline constraints to this one refer to. Caveat: never read; `forLastBaselineLayout` replaced it.
  @available(iOS, deprecated: 9.0, message: "Override forFirstBaselineLayout or forLastBaselineLayout as appropriate")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view's natural size, in points; `noIntrinsicMetric` for no preference.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Stands for "no preference" in `intrinsicContentSize`.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Returns the size that suits the view best within `size`, in points. The default is its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that suits it best.
  open func sizeToFit() {
    let frame = frame
    self.frame = CGRect(origin: frame.origin, size: sizeThatFits(frame.size))
  }

  /// The traits that colours and images in the view resolve against, and the app's own traits.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The insets covered by bars and corners, in points; zero while the view is not on a screen.
  open var safeAreaInsets: UIEdgeInsets { renderer?.coveredInsets ?? .zero }
  /// Called when `safeAreaInsets` changes.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// Returns the size that the constraints inside give, as close to `targetSize` as they allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints inside give, as close to `targetSize` as the priorities allow, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutSystem(self, target: (targetSize, horizontalFittingPriority, verticalFittingPriority)).solved(self).size
  }

  /// Whether `layoutSubviews` is due.
  package internal(set) var needsLayout = true
  /// Whether `layoutSubviews` is running: what it adds is part of it, and does not cause another run.
  final var isLayingOut = false

  /// Requests a layout in the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    renderer?.layoutDidBecomeInvalid()
  }

  /// Performs any pending layout of the view and its subviews at once. If constraints place the view, the pending layout
  /// of the superviews that hold them comes first.
  open func layoutIfNeeded() { layoutTop.layOutAll() }

  /// Places the subviews. The default leaves them where they are.
  open func layoutSubviews() {}

  /// Lays out a layer whose delegate is the view. The default calls `layoutSubviews` for the view's own layer.
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }

  // MARK: Appearance

  /// The background colour; nil for none.
  open var backgroundColor: UIColor? {
    get { model.background }
    set {
      change { $0.background = newValue }
      customized(.backgroundColor, \UIView.backgroundColor)
    }
  }
  /// A blur or glass behind the background colour; nil for none.
  package var blur: UIVisualEffect? { didSet { if blur !== oldValue { renderer?.appearanceDidChange() } } }
  /// The opacity, from 0 (invisible) to 1.
  open var alpha: CGFloat {
    get { model.alpha }
    set {
      customized(.alpha, \UIView.alpha)
      change { $0.alpha = newValue }
    }
  }
  /// Whether the view is hidden. A hidden view and its subviews are not drawn and take no touches.
  open var isHidden = false {
    willSet { if newValue != isHidden { tellWillChange("isHidden") } }
    didSet {
      guard isHidden != oldValue else { return }
      defer { tellDidChange("isHidden") }
      heldBy?.renderer?.subviewsDidChange()
      if heldBy is UIStackView { invalidateSurroundingLayout() }
    }
  }
  /// Whether the view hides everything behind it, so that drawing can be skipped. Here everything is drawn regardless.
  open var isOpaque = true
  /// Whether the context is cleared before `draw(_:)`. It always is here.
  open var clearsContextBeforeDrawing = true
  /// The scale of the content, in pixels per point. Caveat: setting it changes nothing.
  open var contentScaleFactor: CGFloat {
    get { ownScale ?? UIScreen.main.scale }
    set { ownScale = newValue }
  }
  private var ownScale: CGFloat?
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { renderer?.appearanceDidChange() } }
  }
  /// The corner radius in points; see `UIView.layer`.
  package var roundness: CGFloat = 0 {
    didSet { if roundness != oldValue { renderer?.appearanceDidChange() } }
  }
  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, which holds further properties of the view's look and drawing.
  public private(set) lazy var layer: CALayer = {
    let made = (Self.layerClass as? NSObject.Type)?.instance() as? CALayer ?? CALayer()
    made.view = self
    made.name = layerName
    hasLayer = true
    return made
  }()
  private var hasLayer = false
  /// The view whose outline clips this one. Caveat: its outline counts, not its content.
  open var mask: UIView? { didSet { if mask !== oldValue { layer.mask = mask?.layer } } }
  /// The layer's name until the app sets one.
  package final var layerName: String?
  /// The layer, if it has been created.
  package var layerIfMade: CALayer? { hasLayer || Self.layerClass != CALayer.self ? layer : nil }
  final var ownTinting = Tinting()
  /// The colour of interactive elements. It is the superview's unless set, and finally the app's accent colour or the
  /// system's blue.
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      ownTinting.color = newValue
      customized(.tintColor, \UIView.tintColor)
      tintColorDidChange()
    }
  }
  /// Whether the tint is shown grey, as behind a presentation; the superview's unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTinting.adjustment == .automatic ? heldBy?.tintAdjustmentMode ?? .normal : ownTinting.adjustment }
    set {
      guard newValue != ownTinting.adjustment else { return }
      ownTinting.adjustment = newValue
      tintColorDidChange()
    }
  }
  /// The tint of the surrounding SwiftUI views, for a view without a superview.
  package var hostTint: UIColor? {
    didSet { if hostTint != oldValue, ownTinting.color == nil { tintColorDidChange() } }
  }
  /// Called when the tint colour changes, here or in a superview.
  open func tintColorDidChange() {
    renderer?.appearanceDidChange()
    for view in held where view.ownTinting.followsSuperview { view.tintColorDidChange() }
  }

  /// How an image view places its image. Caveat: other views have their content where they draw it.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { contentDidChange() } } }

  /// Called when the traits change, such as light and dark or the text size.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  final var traitRegistrations: [TraitRegistration] = []
  /// Overrides light or dark for the view and its subviews; `.unspecified` follows the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { surroundingStyleDidChange() } }
  }

  // MARK: Touches and accessibility

  /// Returns the frontmost view that takes a touch at a point in the view's coordinates; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    usualHit(point, with: event)
  }
  /// Returns whether a point in the view's coordinates is inside the view. The default tests the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(origin: shift, size: bounds.size).contains(point)
  }
  /// The gesture recognizers; nil if none was ever added. Setting it removes those that are not in the new array, and
  /// adds the new ones.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers }
    set { takeRecognizers(newValue) }
  }
  final var ownRecognizers: [UIGestureRecognizer]?
  /// Whether the view takes touches; if false, they pass to what is behind.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view to the app.
  open var tag = 0
  package override func accessibilityDidChange() { renderer?.appearanceDidChange() }
  /// Whether the view ignores the person's setting to invert colours. Caveat: the phone inverts none.
  open var accessibilityIgnoresInvertColors = false
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// The title that the large content viewer shows; nil for the view's label.
  open var largeContentTitle: String?
  /// The image that the large content viewer shows.
  open var largeContentImage: UIImage?
  /// Whether a resting touch shows the view enlarged, in a view with a `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer = false
  /// Whether the view receives more than one touch at a time. Caveat: it receives all.
  open var isMultipleTouchEnabled = false
  /// Returns whether a recognizer of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the configuration of the context menu at a point.
  package final var contextMenu: (@MainActor (CGPoint) -> UIContextMenuConfiguration?)?
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []
  /// Adds an interaction.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { release(interaction) }

  /// The effects that move the view with the phone.
  open var motionEffects: [UIMotionEffect] = []
  /// An identifier for state restoration. Caveat: no state is restored.
  open var restorationIdentifier: String?
  /// Saves the state of the view. Never called: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view. Never called: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The smallest text size for the view and its subviews; nil for no limit.
  @available(iOS 15.0, *)
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTextSizes.least }
    set { ownTextSizes.least = newValue }
  }
  /// The largest text size for the view and its subviews; nil for no limit.
  @available(iOS 15.0, *)
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTextSizes.most }
    set { ownTextSizes.most = newValue }
  }
  /// The view's own limits of the text size.
  final var ownTextSizes = TextSizeLimits() {
    willSet { if newValue != ownTextSizes { traitsBeforeLimits = traitCollection } }
    didSet { if ownTextSizes != oldValue { textSizeLimitsDidChange() } }
  }
  final var traitsBeforeLimits: UITraitCollection?
  /// The limits of the text size that the view and its superviews set, for debugging. Its form is our own.
  @available(iOS 15.0, *)
  open var appliedContentSizeCategoryLimitsDescription: String { describedTextSizeLimits }

  // MARK: Drawing

  /// Draws the view's content in front of its background and behind its subviews, in the current context. The default
  /// draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Sets the contents of the view's layer when it needs display. The default sets nothing.
  open func display(_ layer: CALayer) {}
  /// Draws the layer of the view. An override is called only for layers whose delegate the app has made the view.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Whether `draw(_:)` needs to be called again.
  package var needsDisplay = true
  /// Replaces `draw(_:)` for a view that supplies its own fragments for a size in points, the same ones where nothing
  /// changed.
  package final var makeFragments: (@MainActor (CGSize) -> [Fragment])?

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    needsDisplay = true
    renderer?.effectsDidChange()
  }

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Hierarchy

  /// The superview; for a view among SwiftUI's views, the view that stands for its place.
  open package(set) var superview: UIView? {
    get { heldBy ?? renderer?.platformHost }
    set { heldBy = newValue }
  }
  /// The view to which this one was added.
  package final weak var heldBy: UIView?
  /// The subviews, back to front.
  open var subviews: [UIView] { held }
  /// The views added to this one, back to front.
  package internal(set) final var held: [UIView] = []

  /// The window of the view; nil while it is in none.
  open var window: UIWindow? { heldBy?.window ?? hostWindow }
  /// The window of a view among SwiftUI's views, which has no superview.
  final weak var hostWindow: UIWindow?
  /// Whether the view itself needs a window even among SwiftUI's views alone.
  final var wantsOwnWindow = false

  /// The view's controller, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of the other subviews and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: held.count) }
  /// Inserts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? held.count)
  }
  /// Inserts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? held.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.heldBy === self else { return }
    insert(view, at: held.count)
  }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.heldBy === self else { return }
    insert(view, at: 0)
  }

  /// Called before the superview changes; nil for none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the window changes; nil for none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
}
