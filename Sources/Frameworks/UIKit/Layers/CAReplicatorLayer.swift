import DisplayList
import Foundation

/// A layer that draws copies of its sublayers with variations.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1 { didSet { changed() } }
  /// The delay of each copy relative to the previous one, in seconds.
  open var instanceDelay: CFTimeInterval = 0 {
    willSet { setting("instanceDelay", instanceDelay, newValue) }
    didSet { changed() }
  }
  /// The transform of each copy relative to the previous one, about the layer's centre.
  open var instanceTransform = CATransform3DIdentity {
    willSet { setting("instanceTransform", instanceTransform, newValue) }
    didSet { changed() }
  }
  /// Whether copies keep their depth. Caveat: each is drawn flat.
  open var preservesDepth = false
  /// The colour that multiplies the first copy; nil for white.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { changed() } }
  /// The red that each copy adds to the previous one.
  open var instanceRedOffset: Float = 0 { didSet { changed() } }
  /// The green that each copy adds to the previous one.
  open var instanceGreenOffset: Float = 0 { didSet { changed() } }
  /// The blue that each copy adds to the previous one.
  open var instanceBlueOffset: Float = 0 { didSet { changed() } }
  /// The opacity that each copy adds to the previous one.
  open var instanceAlphaOffset: Float = 0 {
    willSet { setting("instanceAlphaOffset", instanceAlphaOffset, newValue) }
    didSet { changed() }
  }

  override func drawSublayers(in context: CGContext) {
    let rect = ownRect
    let step = presented("instanceTransform", instanceTransform)
    let delay = presented("instanceDelay", instanceDelay)
    let about = CATransform3DMakeTranslation(-rect.midX, -rect.midY, 0)
    let back = CATransform3DMakeTranslation(rect.midX, rect.midY, 0)
    let ordered = (sublayers ?? []).sorted { $0.zPosition < $1.zPosition }
    let color = instanceColor?.displayColor ?? .white
    var map = CATransform3DIdentity
    for index in 0..<max(0, instanceCount) {
      let number = Float(index)
      let factors = [
        color.red + instanceRedOffset * number, color.green + instanceGreenOffset * number,
        color.blue + instanceBlueOffset * number,
        color.alpha + Float(presented("instanceAlphaOffset", CGFloat(instanceAlphaOffset))) * number,
      ].map { min(max($0, 0), 1) }
      let copy = CGContext(
        size: CGSize(width: CGFloat(context.width) / context.scale, height: CGFloat(context.height) / context.scale),
        scale: context.scale)
      copy.concatenate(context.ctm)
      let placed = CATransform3DConcat(CATransform3DConcat(about, map), back)
      for layer in ordered {
        layer.showLater(delay * Double(index))
        layer.draw(in: copy, place: CATransform3DConcat(layer.place(in: self), placed))
      }
      context.drawPicture(copy.parts, multipliedBy: factors)
      map = CATransform3DConcat(map, step)
    }
    if delay != 0 { for layer in ordered { layer.showLater(0) } }
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "instanceCount": instanceCount
    case "instanceDelay": instanceDelay
    case "instanceTransform": instanceTransform
    case "instanceColor": instanceColor
    case "instanceAlphaOffset": CGFloat(instanceAlphaOffset)
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap { ValuePart.number($0) }
    switch key {
    case "instanceCount": instanceCount = number.map { Int($0) } ?? instanceCount
    case "instanceDelay": instanceDelay = number ?? instanceDelay
    case "instanceTransform": instanceTransform = value as? CATransform3D ?? instanceTransform
    case "instanceColor": instanceColor = value as? CGColor
    case "instanceAlphaOffset": instanceAlphaOffset = number.map { Float($0) } ?? instanceAlphaOffset
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceColor) = (other.instanceCount, other.instanceDelay, other.instanceColor)
    instanceTransform = other.presented("instanceTransform", other.instanceTransform)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }
}

extension CGContext {
  /// Draws content in picture coordinates, with its red, green, blue and opacity multiplied.
  fileprivate func drawPicture(_ parts: [DrawnPart], multipliedBy factors: [Float]) {
    guard factors.count == 4, factors[3] > 0, !parts.isEmpty else { return }
    var effects = Fragment.Effects.none
    if factors.contains(where: { $0 < 1 }) {
      let rows = (0..<4).map { index -> SIMD4<Float> in
        var row = SIMD4<Float>.zero
        row[index] = factors[index]
        return row
      }
      effects.compositing = Compositing(filters: [.colors(ColorMap(rows: rows))])
    }
    saveGState()
    concatenate(ctm.inverted())
    draw([DrawnPart(effects: effects, parts: parts)])
    restoreGState()
  }
}
