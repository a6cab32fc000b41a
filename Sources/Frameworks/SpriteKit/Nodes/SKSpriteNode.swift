import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Draws a texture, or a rectangle of a single colour.
///
/// Caveat: there are no shaders, lights, warps and stretchable parts (`centerRect`).
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
  /// Creates a sprite with a texture and a size in points, or a colour without a texture.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  /// Creates an empty sprite.
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Creates a sprite with a texture, at its size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Creates a sprite with a texture and a size in points.
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  /// Creates a sprite from a resource image, at its size.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Creates a rectangle of a single colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readSprite(record)
  }

  /// The texture; nil for the colour.
  open var texture: SKTexture? { didSet { if texture !== oldValue { contentDidChange() } } }
  /// The colour of the rectangle, or the colour blended with the texture.
  open var color: UIColor { didSet { if color != oldValue { contentDidChange() } } }
  /// The blend factor of the colour for a texture, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { contentDidChange() } } }
  /// How the sprite is blended with what is behind it.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { contentDidChange() } } }
  /// The anchor point, in fractions of the size from the lower left corner.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { contentDidChange() } } }
  /// The size in points in the parent's coordinates, before the node's own scale.
  open var size: CGSize { didSet { if size != oldValue { contentDidChange() } } }
  /// Scales the node to a size in the parent's coordinates.
  open func scale(to size: CGSize) {
    if self.size.width > 0 { xScale = size.width / self.size.width }
    if self.size.height > 0 { yScale = size.height / self.size.height }
  }

  override var isDrawn: Bool { true }
  override var contentBounds: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
    ).standardized
  }

  override func makeContent() -> NodeContent {
    let up = contentBounds
    let rect = CGRect(x: up.minX, y: -up.maxY, width: up.width, height: up.height)
    if let texture {
      return texture.content(in: rect, tint: DisplayColor(color, blend: colorBlendFactor), blendMode: blendMode)
    }
    return NodeContent(
      commands: [.fill(.rect(rect), .color(color.displayColor(for: .current)))], compositing: blendMode.compositing)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKSpriteNode else { return }
    (texture, color, colorBlendFactor, blendMode) = (
      other.texture, other.color, other.colorBlendFactor, other.blendMode
    )
    (anchorPoint, size) = (other.anchorPoint, other.size)
  }
}
