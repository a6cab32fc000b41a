import DisplayList
import Foundation
import ScrollworkCoreImage
@_spi(Scrollwork) import ScrollworkUIKit

/// Draws its children as a group, through a filter.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
  /// Creates a node without a filter: its children are drawn as a group.
  public override init() { super.init() }
  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The filter, with one input and one output image; nil for none. Caveat: output far outside the children is clipped.
  open var filter: CIFilter? { didSet { contentDidChange() } }
  /// Whether effects are enabled; otherwise it is drawn like any other node.
  open var shouldEnableEffects = true { didSet { if shouldEnableEffects != oldValue { effectsDidChange() } } }
  /// Whether the filter's centre, if it has one, is that of the children.
  open var shouldCenterFilter = true { didSet { contentDidChange() } }
  /// Whether the result is cached while nothing changes. Caveat: it always is.
  open var shouldRasterize = false
  /// How the group is blended with what is behind it.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { contentDidChange() } } }

  let inner = NodeLayer()

  private func effectsDidChange() {
    inner.isOrderOld = true
    // The children were placed in another layer.
    for child in children { child.placeDidChange() }
    contentDidChange()
    holder?.orderDidChange()
  }

  override var isDrawn: Bool { shouldEnableEffects }
  override var layer: NodeLayer? { shouldEnableEffects ? inner : nil }

  override func makeContent() -> NodeContent {
    inner.update(children)
    guard let filter, let picture = filtered(filter) else {
      return NodeContent(fragments: inner.fragments, compositing: blendMode.compositing)
    }
    return NodeContent(
      commands: [.image(picture.bitmap, picture.rect, tint: nil)], compositing: blendMode.compositing)
  }

  /// Returns the filtered image of the children, and its frame, with y downwards.
  private func filtered(_ filter: CIFilter) -> (bitmap: Bitmap, rect: CGRect)? {
    var bounds = CGRect.null
    for fragment in inner.fragments { bounds = bounds.union(fragment.boundsInParent) }
    bounds = bounds.insetBy(dx: -Self.margin, dy: -Self.margin).integral
    guard !bounds.isNull, bounds.width <= 4096, bounds.height <= 4096 else { return nil }
    let context = CGContext(size: bounds.size, scale: UIScreen.main.scale)
    let part = DrawnPart(
      effects: Fragment.Effects(transform: AffineTransform(translationByX: -bounds.minX, byY: -bounds.minY)),
      parts: inner.fragments.map { DrawnPart($0) })
    // Flipped twice: the part has y downwards, like the context.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
    context.draw(part, height: bounds.height)
    guard let image = context.makeImage() else { return nil }
    let input = CIImage(cgImage: image)
    filter.setValue(input, forKey: kCIInputImageKey)
    if shouldCenterFilter, filter.inputKeys.contains(kCIInputCenterKey) {
      filter.setValue(CIVector(x: input.extent.midX, y: input.extent.midY), forKey: kCIInputCenterKey)
    }
    guard let output = filter.outputImage, let result = CIContext().createCGImage(output, from: input.extent) else {
      return nil
    }
    return (result.bitmap, bounds)
  }

  /// The margin around the children into which the filter may draw, in points.
  private static let margin: CGFloat = 32

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKEffectNode else { return }
    (filter, shouldEnableEffects, blendMode) = (other.filter, other.shouldEnableEffects, other.blendMode)
    shouldCenterFilter = other.shouldCenterFilter
  }
}
