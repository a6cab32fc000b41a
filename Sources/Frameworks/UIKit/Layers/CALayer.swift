import DisplayList
import Foundation

/// A rectangle that draws itself and what is added to it. The layer of a view is how that view looks.
///
/// Caveat: what is added to a view's layer is drawn behind the view's subviews.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  weak var view: UIView?
  /// What animations show in place of what was set, by key path.
  var shown: [String: Any] = [:]
  var animations: [RunningLayerAnimation] = []

  /// The layer was on a screen.
  final var wasDrawn = false
  /// A copy of a layer as it is shown.
  final var isPresentation = false
  /// `draw(in:)` is drawing, which shows what animations say.
  final var isDrawing = false
  final var isDisplayNeeded = false
  final var isLayoutNeeded = true

  public override init() {}
  public required init?(coder: NSCoder) {}
  /// A copy of another layer, by which the system shows it. Subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { take(other) }
  }

  /// Something that is drawn changed.
  final func changed() {
    if let view {
      view.setNeedsDisplay()
      view.renderer?.appearanceDidChange()
    } else {
      (holder ?? masked)?.changed()
    }
  }

  /// The layer that this one is drawn in.
  final var around: CALayer? { holder ?? masked ?? view?.heldBy?.layerIfMade }
  /// The view in whose layer this one is.
  final var viewAround: UIView? { view ?? (holder ?? masked)?.viewAround }

  // MARK: Geometry

  final var ownBounds = CGRect.zero
  final var ownPosition = CGPoint.zero
  /// The layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { return view.bounds = newValue }
      setting("bounds", ownBounds, newValue)
      telling(["bounds", "frame"]) {
        let isResized = ownBounds.size != newValue.size
        ownBounds = newValue
        if isResized { sizeChanged() }
        changed()
      }
    }
  }
  /// Where the anchor is in the layer around, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { return view.center = newValue }
      setting("position", ownPosition, newValue)
      telling(["position", "frame"]) {
        ownPosition = newValue
        changed()
      }
    }
  }
  /// The point that `position` and transforms are about, in shares of the size. Caveat: it has no effect on the layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { setting("anchorPoint", anchorPoint, newValue) }
    didSet { changed() }
  }
  /// How far in front of the layer the point is that transforms are about, in points.
  open var anchorPointZ: CGFloat = 0 { didSet { changed() } }
  /// Place and size in the layer around, in points: the rectangle around what the transform makes of the bounds.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  final var ownTransform = CATransform3DIdentity
  /// Scales, turns and moves what is drawn, in space. Caveat: each layer is drawn flat in the one around.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set {
      if let view { return view.transform3D = newValue }
      setting("transform", ownTransform, newValue)
      telling(["transform"]) {
        ownTransform = newValue
        changed()
      }
    }
  }
  /// Scales, turns and moves what is drawn.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Scales, turns and moves what is drawn.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// Higher ones are in front of lower ones in the same layer.
  open var zPosition: CGFloat = 0 {
    willSet { setting("zPosition", zPosition, newValue) }
    didSet { changed() }
  }
  /// Device pixels per point of `contents`, where these keep their size.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// Scales, turns and moves what is in the layer, about its anchor.
  open var sublayerTransform = CATransform3DIdentity {
    willSet { setting("sublayerTransform", sublayerTransform, newValue) }
    didSet { changed() }
  }
  /// False lets the layer be seen from its front alone.
  open var isDoubleSided = true { didSet { changed() } }
  /// What is in the layer is upside down.
  open var isGeometryFlipped = false { didSet { changed() } }

  // MARK: Looks

  final var ownColor: CGColor?
  /// The colour behind everything in the layer.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      setting("backgroundColor", ownColor, newValue)
      ownColor = newValue
      changed()
    }
  }
  final var ownRadius: CGFloat = 0
  /// The radius in points to which the corners are rounded.
  open var cornerRadius: CGFloat {
    get { view?.roundness ?? ownRadius }
    set {
      if let view {
        setting("cornerRadius", view.roundness, newValue)
        return view.roundness = newValue
      }
      setting("cornerRadius", ownRadius, newValue)
      ownRadius = newValue
      changed()
    }
  }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { changed() } }
  /// How rounded corners leave the edges.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  /// The width of the line inside the edges, in points.
  open var borderWidth: CGFloat = 0 {
    willSet { setting("borderWidth", borderWidth, newValue) }
    didSet { changed() }
  }
  /// The colour of the line inside the edges.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { setting("borderColor", borderColor, newValue) }
    didSet { changed() }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { setting("shadowColor", shadowColor, newValue) }
    didSet { changed() }
  }
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0 {
    willSet { setting("shadowOpacity", shadowOpacity, newValue) }
    didSet { changed() }
  }
  /// How far the shadow is away, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { setting("shadowOffset", shadowOffset, newValue) }
    didSet { changed() }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3 {
    willSet { setting("shadowRadius", shadowRadius, newValue) }
    didSet { changed() }
  }
  /// What casts the shadow; nil for what the layer draws.
  open var shadowPath: CGPath? {
    willSet { setting("shadowPath", shadowPath, newValue) }
    didSet { changed() }
  }
  final var cutsOff = false
  /// Nothing is drawn outside of the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? cutsOff }
    set {
      if let view { return view.clipsToBounds = newValue }
      cutsOff = newValue
      changed()
    }
  }
  final var ownOpacity: Float = 1
  /// From 0, invisible, to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      setting("opacity", ownOpacity, newValue)
      telling(["opacity"]) {
        ownOpacity = newValue
        changed()
      }
    }
  }
  final var hidden = false
  /// Draws nothing.
  open var isHidden: Bool {
    get { view?.isHidden ?? hidden }
    set {
      if let view { return view.isHidden = newValue }
      hidden = newValue
      changed()
    }
  }
  /// A picture in the layer: a `CGImage`, or a `UIImage`.
  open var contents: Any? { didSet { changed() } }
  /// How the picture stands in the layer.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }
  /// The part of the picture that is shown, in shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    willSet { setting("contentsRect", contentsRect, newValue) }
    didSet { changed() }
  }
  /// The part of the picture that is stretched, in shares of its size; the rest keeps its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// How the picture is made smaller. Caveat: always as smoothly.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How far a trilinear filter prefers smaller pictures. Caveat: no filter is, so that it counts for none.
  open var minificationFilterBias: Float = 0
  /// How the picture is enlarged.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { changed() } }
  /// What is drawn is seen as far as this layer is opaque. Caveat: of a mask that is a view's layer the outline counts.
  open var mask: CALayer? {
    didSet {
      oldValue?.masked = nil
      mask?.masked = self
      changed()
    }
  }
  final weak var masked: CALayer?
  /// A name of the app's own.
  open var name: String?
  /// Draws, lays out and animates the layer in place of a subclass; the view that it is the layer of.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  final weak var ownDelegate: (any CALayerDelegate)?
  /// What happens when properties change, by their names.
  open var actions: [String: any CAAction]?
  /// Values for properties that were not set, by their names. Caveat: its `actions` count.
  open var style: [AnyHashable: Any]?
  /// Draws the layer's content once and keeps it. Caveat: it has no effect.
  open var shouldRasterize = false
  /// Device pixels per point of what is kept. Caveat: it has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Nothing shows through the layer. Caveat: it has no effect.
  open var isOpaque = false
  /// The layer's content is drawn in the background. Caveat: it has no effect.
  open var drawsAsynchronously = false
  /// The opacity counts for the layer as a whole, not for each part of it.
  open var allowsGroupOpacity = true { didSet { changed() } }
  /// The edges are smooth, which they are in any case.
  open var allowsEdgeAntialiasing = false
  /// Which edges are smooth. Caveat: it has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The layer is drawn anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// How the layer is laid on what is behind it: the name of a filter or of a blend mode, such as `multiplyBlendMode`. Caveat: of a layer
  /// that is not a view's.
  open var compositingFilter: Any? { didSet { changed() } }
  /// Filters for what is behind the layer. Caveat: they change nothing, as on Apple's phones.
  open var backgroundFilters: [Any]?

  // MARK: Time

  /// When the layer's time begins, in the time of the layer around, in seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timingDidChange() } } }
  /// How long the layer's time is, in seconds. Caveat: it has no effect.
  open var duration: CFTimeInterval = .infinity
  /// How many times as fast the layer's time goes as that of the layer around; 0 to stop its animations.
  open var speed: Float = 1 { didSet { if speed != oldValue { timingDidChange() } } }
  /// How far the layer's time is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timingDidChange() } } }
  /// How often the layer's time is repeated. Caveat: it has no effect.
  open var repeatCount: Float = 0
  /// For how long the layer's time is repeated. Caveat: it has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// The layer's time goes back. Caveat: it has no effect.
  open var autoreverses = false
  /// What is shown outside of the layer's time. Caveat: it has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// What changes how the layer is drawn. Caveat: it counts for the layer of a `UIVisualEffectView`'s effect alone, its first sublayer,
  /// from which filters can be taken away.
  open var filters: [Any]? { didSet { filtersDidChange?() } }
  final var filtersDidChange: (@MainActor () -> Void)?

  // MARK: Layers in it

  /// The layer around; of a view's layer that of its superview.
  open var superlayer: CALayer? { holder ?? view?.superview?.layer }
  final weak var holder: CALayer?
  /// What is in the layer, back to front; nil for nothing.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      let layers = newValue ?? []
      for layer in inner where !layers.contains(where: { $0 === layer }) { layer.holder = nil }
      inner = []
      for (index, layer) in layers.enumerated() { insertSublayer(layer, at: UInt32(index)) }
      changed()
    }
  }
  private var inner: [CALayer] = []
  /// How round a view's layer is for each size.
  final var corners: UICornerConfiguration?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Adds a layer at a place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(idx), inner.count))
    layer.holder = self
    changed()
  }
  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1) + 1))
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(place))
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one around, or from what it masks.
  open func removeFromSuperlayer() {
    if masked?.mask === self { masked?.mask = nil }
    guard let around = holder else { return }
    around.inner.removeAll { $0 === self }
    holder = nil
    around.changed()
  }

  // MARK: Drawing and layout

  /// The layer is to be drawn anew.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
    changed()
  }
  /// The layer is to be drawn anew.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the layer is to be drawn anew.
  open func needsDisplay() -> Bool { isDisplayNeeded }
  /// Draws the layer anew now, if that is due.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }
  /// Sets `contents` anew: the default asks the delegate.
  open func display() { delegate?.display(self) }
  /// Draws what a subclass shows, in front of the background: the default asks the delegate.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }

  /// The layers inside are to be placed anew.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    if let view { view.setNeedsLayout() }
    changed()
  }
  /// Whether the layers inside are to be placed anew.
  open func needsLayout() -> Bool { isLayoutNeeded }
  /// Places the layers inside anew now, if that is due.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }
  /// Places the layers inside: the default asks the delegate.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
  /// The size that the layer would like to have.
  open func preferredFrameSize() -> CGSize { view?.sizeThatFits(bounds.size) ?? bounds.size }

  private func sizeChanged() {
    isLayoutNeeded = true
    if needsDisplayOnBoundsChange { isDisplayNeeded = true }
  }

  /// Whether the layer is drawn anew when a property changes or is animated.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What happens when a property changes, where nobody else says so.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What a property is until it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What happens when a property changes: what the delegate says, or `actions`, or `style`, or the class; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  /// Takes over how another layer of the class is shown.
  func take(_ other: CALayer) { takeLooks(other) }
  /// The size for which what is in the layer was placed, for the layer of a view.
  final var preparedSize: CGSize?

  /// A property by its name; nil for none.
  func property(_ key: String) -> Any? { looks(key) }
  /// Sets a property by its name; false if there is none of this name and type.
  func setProperty(_ key: String, _ value: Any?) -> Bool { setLooks(key, value) }

  /// What classes of the system's draw.
  func drawContent(in context: CGContext, _ rect: CGRect) {}
  /// What the layer covers as a mask.
  var maskPath: PathElements { outline(of: ownRect).path }
  /// What classes of the system's draw of the layers in them, back to front.
  func drawSublayers(in context: CGContext) { drawOrdered(in: context) }
  /// Draws the layer and what is in it, where a map puts it.
  func draw(in context: CGContext, place: CATransform3D) { drawPlaced(in: context, place) }

  /// Draws the layer and what is in it; that of a view with all that the view holds.
  open func render(in context: CGContext) {
    if let view {
      if let parts = UIView.drawnParts?(view, false) { context.draw(parts) }
      return
    }
    // Where it is drawn is the caller's to say.
    draw(in: context, place: CATransform3DIdentity)
  }

  /// What a presentation is of.
  final weak var source: CALayer?

  /// A copy of the layer as it is shown; the layer itself while nothing is animated.
  open func presentation() -> Self? {
    guard !isPresentation, !shown.isEmpty || (view.map { $0.presentation != $0.model } ?? false) else { return self }
    return unsafeBitCast(type(of: self) as AnyClass, to: _CopiedLayer.Type.self).copy(of: self) as? Self ?? self
  }
  /// The layer as it was set.
  open func model() -> Self { source as? Self ?? self }
}
