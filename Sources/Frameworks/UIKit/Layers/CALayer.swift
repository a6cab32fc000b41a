import DisplayList
import Foundation

/// A rectangle that draws itself and its sublayers. A view's layer determines its appearance.
///
/// Caveat: sublayers of a view's layer are drawn behind the view's subviews.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
  /// The view of the layer.
  weak var view: UIView?
  /// The animated values, by key path.
  var shown: [String: Any] = [:]
  var animations: [RunningLayerAnimation] = []

  /// Whether the layer has been on a screen.
  final var wasDrawn = false
  /// Whether the layer is a presentation copy.
  final var isPresentation = false
  /// Whether `draw(in:)` is running, which uses animated values.
  final var isDrawing = false
  final var isDisplayNeeded = false
  final var isLayoutNeeded = true

  public override init() {}
  public required init?(coder: NSCoder) {}
  /// Creates a copy for presentation. Subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { take(other) }
  }

  // MARK: Geometry

  final var own = OwnProperties()
  /// The bounds in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { return view.bounds = newValue }
      setOwn("bounds", \.bounds, newValue, telling: ["bounds", "frame"])
    }
  }
  /// The anchor point's position in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      if let view { return view.center = newValue }
      setOwn("position", \.position, newValue, telling: ["position", "frame"])
    }
  }
  /// The point that `position` and transforms refer to, as fractions of the size. A change moves the layer, since
  /// `position` stays.
  open var anchorPoint: CGPoint {
    get { view?.model.anchor ?? own.anchorPoint }
    set {
      if let view { return view.change { $0.anchor = newValue } }
      setOwn("anchorPoint", \.anchorPoint, newValue)
    }
  }
  /// The distance of the anchor point in front of the layer, in points.
  open var anchorPointZ: CGFloat = 0 { didSet { changed() } }
  /// The frame in the superlayer, in points: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The 3D transform. Caveat: each layer is drawn flat in its superlayer.
  open var transform: CATransform3D {
    get { view?.transform3D ?? own.transform }
    set {
      if let view { return view.transform3D = newValue }
      setOwn("transform", \.transform, newValue, telling: ["transform"])
    }
  }
  /// Returns the affine transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// The z position; higher layers are in front of their siblings.
  open var zPosition: CGFloat = 0 {
    willSet { setting("zPosition", zPosition, newValue) }
    didSet { changed() }
  }
  /// The number of device pixels per point of `contents` that are not resized.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// The transform of the sublayers, about the layer's anchor.
  open var sublayerTransform = CATransform3DIdentity {
    willSet { setting("sublayerTransform", sublayerTransform, newValue) }
    didSet { changed() }
  }
  /// Whether the layer is visible from the back.
  open var isDoubleSided = true { didSet { changed() } }
  /// Whether the sublayers' geometry is flipped vertically.
  open var isGeometryFlipped = false { didSet { changed() } }
  /// Returns whether the contents are drawn upside down: whether an odd number of the layer and its superlayers has
  /// flipped geometry. On a phone, layers that nobody flipped are not.
  open func contentsAreFlipped() -> Bool { isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false) }

  // MARK: Looks

  /// The background colour.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      setOwn("backgroundColor", \.backgroundColor, newValue)
    }
  }
  /// The corner radius in points.
  open var cornerRadius: CGFloat {
    get { view?.roundness ?? own.cornerRadius }
    set {
      guard let view else { return setOwn("cornerRadius", \.cornerRadius, newValue) }
      setting("cornerRadius", view.roundness, newValue)
      view.roundness = newValue
    }
  }
  final var corners = Corners()
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { changed() } }
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0 {
    willSet { setting("borderWidth", borderWidth, newValue) }
    didSet { changed() }
  }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { setting("borderColor", borderColor, newValue) }
    didSet { changed() }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { setting("shadowColor", shadowColor, newValue) }
    didSet { changed() }
  }
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0 {
    willSet { setting("shadowOpacity", shadowOpacity, newValue) }
    didSet { changed() }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { setting("shadowOffset", shadowOffset, newValue) }
    didSet { changed() }
  }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    willSet { setting("shadowRadius", shadowRadius, newValue) }
    didSet { changed() }
  }
  /// The path that casts the shadow; nil for the layer's content.
  open var shadowPath: CGPath? {
    willSet { setting("shadowPath", shadowPath, newValue) }
    didSet { changed() }
  }
  /// Whether content is clipped to the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      if let view { return view.clipsToBounds = newValue }
      setOwn(nil, \.masksToBounds, newValue)
    }
  }
  /// The opacity, from 0 (invisible) to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      setOwn("opacity", \.opacity, newValue, telling: ["opacity"])
    }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      setOwn(nil, \.isHidden, newValue)
    }
  }
  /// The image of the layer: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { changed() } }
  /// The position and scaling of the image.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }
  /// The displayed part of the image, as fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    willSet { setting("contentsRect", contentsRect, newValue) }
    didSet { changed() }
  }
  /// The stretched part of the image, as fractions of its size; the rest keeps its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// The filter for reducing the image. Caveat: always smooth.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The bias of a trilinear filter. Caveat: it has no effect, as no filter is trilinear.
  open var minificationFilterBias: Float = 0
  /// The filter for enlarging the image.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { changed() } }
  /// The layer whose opacity masks the content. Caveat: of a view's layer only the outline counts.
  open var mask: CALayer? {
    didSet {
      oldValue?.masked = nil
      mask?.masked = self
      changed()
    }
  }
  final weak var masked: CALayer?
  /// A name for the app's own use.
  open var name: String?
  /// The delegate, which draws, lays out and animates the layer in place of a subclass; the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  final weak var ownDelegate: (any CALayerDelegate)?
  /// The actions of properties, by name.
  open var actions: [String: any CAAction]?
  /// The default values of properties, by name. Caveat: only its `actions` are used.
  open var style: [AnyHashable: Any]?
  /// Whether the content is rasterized and cached. Caveat: it has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized content. Caveat: it has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is opaque. Caveat: it has no effect.
  open var isOpaque = false
  /// Whether the content is drawn in the background. Caveat: it has no effect.
  open var drawsAsynchronously = false
  /// Whether the opacity applies to the layer as a whole, not to each part of it.
  open var allowsGroupOpacity = true { didSet { changed() } }
  /// Whether the edges are antialiased; they always are.
  open var allowsEdgeAntialiasing = false
  /// The antialiased edges. Caveat: it has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether a change of size redraws the layer.
  open var needsDisplayOnBoundsChange = false
  /// How the layer is composited: the name of a filter or blend mode, such as `multiplyBlendMode`. Caveat: not for a
  /// view's layer.
  open var compositingFilter: Any? { didSet { changed() } }
  /// The filters of the content behind the layer. Caveat: no effect, as on Apple's phones.
  open var backgroundFilters: [Any]?

  // MARK: Time

  /// The start of the layer's time in the superlayer's time, in seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timingDidChange() } } }
  /// The duration of the layer's time, in seconds. Caveat: it has no effect.
  open var duration: CFTimeInterval = .infinity
  /// The speed relative to the superlayer's time; 0 stops the layer's animations.
  open var speed: Float = 1 { didSet { if speed != oldValue { timingDidChange() } } }
  /// The offset of the layer's time, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timingDidChange() } } }
  /// The repeat count of the layer's time. Caveat: it has no effect.
  open var repeatCount: Float = 0
  /// The repeat duration of the layer's time. Caveat: it has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the layer's time runs backwards after each round. Caveat: it has no effect.
  open var autoreverses = false
  /// What is displayed outside the layer's time. Caveat: it has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The filters of the layer. Caveat: used only for the effect layer of a `UIVisualEffectView`, its first sublayer,
  /// from which filters can be removed.
  open var filters: [Any]? { didSet { filtersDidChange?() } }
  final var filtersDidChange: (@MainActor () -> Void)?

  // MARK: Layers in it

  /// The superlayer; for a view's layer that of its superview.
  open var superlayer: CALayer? { holder ?? view?.superview?.layer }
  final weak var holder: CALayer?
  /// The sublayers, from back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set { replaceSublayers(with: newValue ?? []) }
  }
  final var inner: [CALayer] = []

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Inserts a sublayer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { hold(layer, at: Int(idx)) }
  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1) + 1))
  }
  /// Replaces a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(place))
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer, or as a mask.
  open func removeFromSuperlayer() { leaveHolder() }

  // MARK: Drawing and layout

  /// Marks the layer for redrawing.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
    changed()
  }
  /// Marks the layer for redrawing.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the layer needs redrawing.
  open func needsDisplay() -> Bool { isDisplayNeeded }
  /// Redraws the layer now if needed.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }
  /// Updates `contents`; the default asks the delegate.
  open func display() { delegate?.display(self) }
  /// Draws content in front of the background; the default asks the delegate.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }

  /// Marks the sublayers for layout.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    if let view { view.setNeedsLayout() }
    changed()
  }
  /// Returns whether the sublayers need layout.
  open func needsLayout() -> Bool { isLayoutNeeded }
  /// Lays out the sublayers now if needed.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }
  /// Lays out the sublayers; the default asks the delegate.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
  /// Returns the preferred size of the layer.
  open func preferredFrameSize() -> CGSize { view?.sizeThatFits(bounds.size) ?? bounds.size }

  /// Returns whether a change or animation of a property redraws the layer.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the default action for a property.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns a property's default value.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the action for a property, from the delegate, `actions`, `style` or the class; nil for none.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  /// Copies the appearance of another layer of the class.
  func take(_ other: CALayer) { takeLooks(other) }
  /// The size at which the content was last laid out, for a view's layer.
  final var preparedSize: CGSize?

  /// Returns a property by name; nil for none.
  func property(_ key: String) -> Any? { looks(key) }
  /// Sets a property by name; returns false if there is none of this name and type.
  func setProperty(_ key: String, _ value: Any?) -> Bool { setLooks(key, value) }

  /// Draws the content of the system's layer classes.
  func drawContent(in context: CGContext, _ rect: CGRect) {}
  /// The path of the layer as a mask.
  var maskPath: PathElements { outline(of: ownRect).path }
  /// Draws the sublayers of the system's layer classes, from back to front.
  func drawSublayers(in context: CGContext) { drawOrdered(in: context) }
  /// Draws the layer and its sublayers with a transform.
  func draw(in context: CGContext, place: CATransform3D) { drawPlaced(in: context, place) }

  /// Draws the layer and its sublayers; for a view's layer also the view's subviews.
  open func render(in context: CGContext) {
    if let view {
      if let parts = UIView.drawnParts?(view, false) { context.draw(parts) }
      return
    }
    // The caller decides where it is drawn.
    draw(in: context, place: CATransform3DIdentity)
  }

  /// The model layer of a presentation.
  final weak var source: CALayer?

  /// Returns a copy of the layer as displayed; the layer itself while nothing is animated.
  open func presentation() -> Self? {
    guard !isPresentation, !shown.isEmpty || (view.map { $0.presentation != $0.model } ?? false) else { return self }
    return unsafeBitCast(type(of: self) as AnyClass, to: _CopiedLayer.Type.self).copy(of: self) as? Self ?? self
  }
  /// Returns the layer with its model values.
  open func model() -> Self { source as? Self ?? self }
}
