import DisplayList
import Foundation

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a rounded corner leaves its edge.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Begins earlier and is softer.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A rectangle that draws itself and what is added to it. The layer of a view is how that view looks.
///
/// Caveat: what is added to a view's layer is drawn behind the view's subviews.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The view whose layer this is.
  weak var view: UIView?
  /// What animations show in place of what was set, by key path.
  var shown: [String: Any] = [:]
  var animations: [(key: String, animation: CAAnimation)] = []

  public override init() {}
  public required init?(coder: NSCoder) {}

  /// Something that is drawn changed.
  final func changed() {
    if let view {
      view.setNeedsDisplay()
      view.renderer?.appearanceDidChange()
    } else {
      superlayer?.changed()
    }
  }

  /// The view in whose layer this one is.
  final var viewAround: UIView? { view ?? superlayer?.viewAround }

  // MARK: Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  /// The layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { return view.bounds = newValue }
      ownBounds = newValue
      changed()
    }
  }
  /// Where the anchor is in the layer around, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { return view.center = newValue }
      ownPosition = newValue
      changed()
    }
  }
  /// The point that `position` and transforms are about, in shares of the size. Caveat: it has no effect on the layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  /// Place and size in the layer around, in points, before the transform.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(
        x: ownPosition.x - anchorPoint.x * ownBounds.width, y: ownPosition.y - anchorPoint.y * ownBounds.height,
        width: ownBounds.width, height: ownBounds.height)
    }
    set {
      if let view { return view.frame = newValue }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
      changed()
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// Scales, turns and moves what is drawn, in space. Caveat: each layer is drawn flat in the one around.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set {
      if let view { return view.transform3D = newValue }
      ownTransform = newValue
      changed()
    }
  }
  /// Scales, turns and moves what is drawn.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Scales, turns and moves what is drawn.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// Higher ones are in front of lower ones in the same layer.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// Device pixels per point of `contents`. Caveat: it changes nothing.
  open var contentsScale: CGFloat = 1

  // MARK: Looks

  private var ownColor: CGColor?
  /// The colour behind everything in the layer.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      ownColor = newValue
      changed()
    }
  }
  private var ownRadius: CGFloat = 0
  /// The radius in points to which the corners are rounded.
  open var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? ownRadius }
    set {
      if let view { return view.cornerRadius = newValue }
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
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the line inside the edges.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// How far the shadow is away, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// What casts the shadow. Caveat: it is what the layer draws, whatever the path says.
  open var shadowPath: CGPath?
  private var cutsOff = false
  /// Nothing is drawn outside of the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? cutsOff }
    set {
      if let view { return view.clipsToBounds = newValue }
      cutsOff = newValue
      changed()
    }
  }
  private var ownOpacity: Float = 1
  /// From 0, invisible, to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      changed()
    }
  }
  private var hidden = false
  /// Draws nothing.
  open var isHidden: Bool {
    get { view?.isHidden ?? hidden }
    set {
      if let view { return view.isHidden = newValue }
      hidden = newValue
      changed()
    }
  }
  /// A picture that fills the layer: a `CGImage`.
  open var contents: Any? { didSet { changed() } }
  /// Only what is inside this layer's shape is drawn. Caveat: its opacity means nothing.
  open var mask: CALayer? {
    didSet {
      oldValue?.masked = nil
      mask?.masked = self
      changed()
    }
  }
  private weak var masked: CALayer?
  /// A name of the app's own.
  open var name: String?
  /// Draws a layer in place of a subclass. Caveat: nobody is asked.
  open weak var delegate: AnyObject?
  /// Draws the layer's content once and keeps it. Caveat: it changes nothing.
  open var shouldRasterize = false

  /// What changes how the layer is drawn. Caveat: it counts for the layer of a `UIVisualEffectView`'s effect alone, its first sublayer,
  /// from which filters can be taken away.
  open var filters: [Any]? { didSet { filtersDidChange?() } }
  final var filtersDidChange: (@MainActor () -> Void)?

  // MARK: Layers in it

  /// The layer around.
  open private(set) weak var superlayer: CALayer?
  /// What is in the layer, back to front; nil for nothing.
  open private(set) var sublayers: [CALayer]?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Adds a layer at a place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
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
  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    guard let around = superlayer else { return }
    around.sublayers?.removeAll { $0 === self }
    if around.sublayers?.isEmpty == true { around.sublayers = nil }
    superlayer = nil
    around.changed()
  }

  /// The layer is to be drawn anew.
  open func setNeedsDisplay() { changed() }
  /// The layers inside are to be placed anew. Caveat: nobody is asked.
  open func setNeedsLayout() {}
  /// The layer as it is shown: here that is the layer itself, whose properties say what was set.
  open func presentation() -> Self? { self }
  /// The layer as it was set.
  open func model() -> Self { self }
  /// Draws what a subclass shows, in front of the background.
  open func draw(in ctx: CGContext) {}

  // MARK: Drawing

  /// The outline of the layer.
  package func outline(of rect: CGRect) -> Outline {
    let radius = shownNumber("cornerRadius") ?? cornerRadius
    guard radius > 0 else { return .rect(rect) }
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return .roundedRect(
      rect,
      radii: CornerRadii(
        topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
        bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// What the layer covers as another's mask, in that one's coordinates.
  package var maskOutline: Outline {
    .path(
      CGPath(maskPath).elements.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY)), evenOdd: false)
  }
  var maskPath: PathElements { outline(of: CGRect(origin: .zero, size: bounds.size)).path }

  /// Draws what the layer itself shows, for the layer of a view.
  package func renderOwn(in context: CGContext) {
    let rect = CGRect(origin: .zero, size: bounds.size)
    if let contents = contents as? CGImage { context.draw(upright: contents, in: rect) }
    drawContent(in: context, rect)
    draw(in: context)
  }

  /// Starts what waits for a screen, and draws what is in the layer.
  package func renderSublayers(in context: CGContext) {
    startAnimations()
    for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) { layer.render(in: context) }
  }

  /// Draws the layer and what is in it; that of a view with all that the view holds.
  open func render(in context: CGContext) {
    if let view {
      if let parts = UIView.drawnParts?(view, false) { context.draw(parts) }
      return
    }
    startAnimations()
    let opacity = shownNumber("opacity") ?? CGFloat(opacity)
    guard !isHidden, opacity > 0 else { return }
    context.saveGState()
    let size = bounds.size
    let anchor = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    let place = shownPosition
    context.translateBy(x: place.x, y: place.y)
    if CATransform3DIsAffine(ownTransform) {
      context.concatenate(shownTransform(affineTransform()))
      context.translateBy(x: -anchor.x, y: -anchor.y)
      renderFlat(in: context, opacity)
    } else {
      context.translateBy(x: -anchor.x, y: -anchor.y)
      let flat = CGContext(size: size, scale: context.scale)
      renderFlat(in: flat, opacity)
      let seen = Compositing(projection: ownTransform.projection(around: anchor))
      context.draw([DrawnPart(effects: Fragment.Effects(compositing: seen), parts: flat.parts)])
    }
    context.restoreGState()
  }

  private func renderFlat(in context: CGContext, _ opacity: CGFloat) {
    let size = bounds.size
    context.setAlpha(opacity)
    if shadowOpacity > 0, let shadowColor {
      context.setShadow(
        offset: shadowOffset, blur: shadowRadius, color: shadowColor.copy(alpha: CGFloat(shadowOpacity)) ?? shadowColor)
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let rect = CGRect(origin: .zero, size: size)
    if let mask {
      context.addPath(CGPath(mask.maskOutline.path))
      context.clip()
    }
    if masksToBounds {
      context.addPath(CGPath(outline(of: rect).path))
      context.clip()
    }
    if let color = shownColor("backgroundColor") ?? backgroundColor {
      context.setFillColor(color)
      context.addPath(CGPath(outline(of: rect).path))
      context.fillPath()
    }
    if let contents = contents as? CGImage { context.draw(upright: contents, in: rect) }
    drawContent(in: context, rect)
    draw(in: context)
    for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) { layer.render(in: context) }
    if borderWidth > 0, let borderColor {
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      context.addPath(CGPath(outline(of: rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)).path))
      context.strokePath()
    }
    context.endTransparencyLayer()
  }

  /// What classes of the system's draw.
  func drawContent(in context: CGContext, _ rect: CGRect) {}
}

extension CGContext {
  /// Draws a picture upright where y grows downwards.
  fileprivate func draw(upright image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }
}
