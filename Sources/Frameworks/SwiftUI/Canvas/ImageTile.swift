import DisplayList
import Foundation
import Rasterizer

/// A part of an image as pixels.
struct ImageTile: Sendable {
  var bitmap: Bitmap
  /// Points.
  var size: CGSize
  /// The fill of a template.
  var tint: DisplayColor?

  /// - Parameters:
  ///   - source: the part, each side from 0 to 1.
  ///   - scale: the size relative to the image.
  /// - Returns: nil if nothing is visible.
  @MainActor
  init?(_ image: Image, _ source: CGRect, _ scale: CGFloat, _ environment: EnvironmentValues) {
    guard let whole = ImageRender.pixels(of: image, in: environment), scale > 0, scale.isFinite else { return nil }
    let (width, height) = (whole.bitmap.width, whole.bitmap.height)
    func pixel(_ part: CGFloat, _ length: Int) -> Int { Int((min(max(part, 0), 1) * CGFloat(length)).rounded()) }
    let (left, right) = (pixel(source.minX, width), pixel(source.maxX, width))
    let (top, bottom) = (pixel(source.minY, height), pixel(source.maxY, height))
    guard right > left, bottom > top, width > 0, height > 0, whole.size.width > 0, whole.size.height > 0 else {
      return nil
    }
    let isWhole = right - left == width && bottom - top == height
    bitmap =
      isWhole ? whole.bitmap : whole.bitmap.cropped(x: left, y: top, width: right - left, height: bottom - top)
    size = CGSize(
      width: whole.size.width * CGFloat(right - left) / CGFloat(width) * scale,
      height: whole.size.height * CGFloat(bottom - top) / CGFloat(height) * scale)
    tint = whole.tint
  }
}

extension ImageRender {
  /// Returns an image as pixels; a symbol is rendered into an image.
  static func pixels(
    of image: Image, in environment: EnvironmentValues
  ) -> (bitmap: Bitmap, size: CGSize, tint: DisplayColor?)? {
    let (picture, fill, _) = resolve(image, in: environment)
    switch picture {
    case .bitmap(let bitmap, let size): return (bitmap, size, fill?.displayColor)
    case .symbol(let layout):
      let glyphs = DrawCommand.glyphs(layout.glyphs, .color(fill?.displayColor ?? .black))
      let root = Fragment(key: FragmentKey.next(), version: 0, offset: .zero, size: layout.size, commands: [glyphs])
      let list = DisplayList(size: layout.size, scale: environment.displayScale, background: .clear, root: root)
      return (Rasterizer().render(list), layout.size, nil)
    case .empty, .loading: return nil
    }
  }
}

/// A style that tiles an image, from the upper left corner of what is filled.
public struct ImagePaint: ShapeStyle {
  /// The image to tile.
  public var image: Image
  /// The part of the image that is shown, each side from 0 to 1.
  public var sourceRect: CGRect
  /// How much larger than the image a copy is.
  public var scale: CGFloat

  /// Creates a style that tiles an image, or a part of it.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The image at the size at which it is drawn.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let tile = MainActor.assumeIsolated { ImageTile(image, sourceRect, scale, context.environment) }
    guard let tile else { return _ResolvedShapeStyle(.clear) }
    return _ResolvedShapeStyle(.tiles(tile.bitmap, size: tile.size, tint: tile.tint))
  }
}

extension ImagePaint: View, FrameworkView {
  /// A view that fills the space offered to it with tiles.
  public var body: _ShapeView<Rectangle, ImagePaint> { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == ImagePaint {
  /// Creates a style that tiles an image, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
