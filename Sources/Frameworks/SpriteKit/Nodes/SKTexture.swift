import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The filtering of a texture when its pixels are scaled.
public enum SKTextureFilteringMode: Int, Sendable {
  /// Nearest neighbour.
  case nearest = 0
  /// Linear interpolation.
  case linear = 1
}

/// An image, or a part of one, for nodes to draw.
open class SKTexture: NSObject, NSCopying {
  /// The pixels; nil for a missing image.
  let bitmap: Bitmap?
  private let points: CGSize
  private let part: CGRect

  private init(bitmap: Bitmap?, size: CGSize, part: CGRect) {
    self.bitmap = bitmap
    points = size
    self.part = part
  }

  /// Creates an empty texture.
  public override convenience init() { self.init(bitmap: nil, size: .zero, part: Self.whole) }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates a texture from a resource image. Caveat: a missing one draws nothing, where iOS draws a red cross on
  /// white.
  public convenience init(imageNamed name: String) {
    // A name may be that of a file with its extension.
    let image = UIImage(named: name) ?? SKTextureAtlas.image(named: name)
    self.init(image: image ?? UIImage())
  }

  /// Creates a texture from an image.
  public convenience init(image: UIImage) {
    self.init(bitmap: image.bitmap, size: image.bitmap == nil ? .zero : image.size, part: Self.whole)
  }

  /// Creates a texture from an image, with one point per pixel.
  public convenience init(cgImage image: CGImage) {
    self.init(
      bitmap: image.bitmap, size: CGSize(width: image.width, height: image.height), part: Self.whole)
  }

  /// Creates a texture from a part of another, in fractions from its lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let rect = rect.standardized.intersection(Self.whole)
    let outer = texture.part
    self.init(
      bitmap: texture.bitmap.flatMap { rect.isNull ? nil : Self.part(of: $0, rect) },
      size: CGSize(width: rect.width * texture.points.width, height: rect.height * texture.points.height),
      part: CGRect(
        x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
        width: rect.width * outer.width, height: rect.height * outer.height))
    filteringMode = texture.filteringMode
  }

  private static func part(of bitmap: Bitmap, _ rect: CGRect) -> Bitmap? {
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let (left, right) = (Int((rect.minX * width).rounded()), Int((rect.maxX * width).rounded()))
    let (top, bottom) = (Int(((1 - rect.maxY) * height).rounded()), Int(((1 - rect.minY) * height).rounded()))
    guard right > left, bottom > top else { return nil }
    return bitmap.cropped(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates a texture from RGBA bytes, from the bottom row up; empty if there are too few.
  public convenience init(data pixelData: Data, size: CGSize) { self.init(data: pixelData, size: size, flipped: true) }

  /// Creates a texture from RGBA bytes, from the top row down or, if flipped, from the bottom row up.
  public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
    let bitmap = Self.bitmap(pixelData, size, flipped)
    self.init(bitmap: bitmap, size: bitmap == nil ? .zero : size, part: Self.whole)
  }

  private static func bitmap(_ data: Data, _ size: CGSize, _ isFlipped: Bool) -> Bitmap? {
    let (width, height) = (Int(max(0, min(size.width, 16_384))), Int(max(0, min(size.height, 16_384))))
    guard width > 0, height > 0, data.count >= width * height * 4 else { return nil }
    var pixels = Data(capacity: width * height * 4)
    let bytes = [UInt8](data.prefix(width * height * 4))
    for row in 0..<height {
      let start = (isFlipped ? height - 1 - row : row) * width * 4
      for place in stride(from: start, to: start + width * 4, by: 4) {
        pixels.append(contentsOf: [bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3]])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the part of the original image, in fractions from its lower left corner.
  open func textureRect() -> CGRect { part }
  /// Returns the size in points.
  open func size() -> CGSize { points }
  /// The filtering when pixels are scaled.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Returns the pixels; those of an empty image if there are none.
  open func cgImage() -> CGImage {
    CGImage(bitmap ?? Bitmap(width: 1, height: 1, pixels: Data(count: 4)))
  }

  /// Calls the handler soon: images are read when a texture is created.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: completionHandler)
  }
  /// Calls the handler soon: images are read when a texture is created.
  open func preload(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: completionHandler)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTexture(bitmap: bitmap, size: points, part: part)
    copy.filteringMode = filteringMode
    return copy
  }

  /// Whether all pixels are white where they are opaque, so that a colour can replace them.
  private(set) lazy var isWhite: Bool = {
    guard let bitmap, bitmap.pixels.count >= bitmap.width * bitmap.height * 4 else { return false }
    return bitmap.pixels.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bitmap.width * bitmap.height * 4, by: 4) {
        let alpha = bytes[place + 3]
        if bytes[place] != alpha || bytes[place + 1] != alpha || bytes[place + 2] != alpha { return false }
      }
      return true
    }
  }()

  /// Returns the content of the texture in a rectangle, tinted.
  func content(in rect: CGRect, tint: DisplayColor, blendMode: SKBlendMode) -> NodeContent {
    guard let bitmap, rect.width > 0, rect.height > 0 else { return NodeContent() }
    let colored = tint.red < 1 || tint.green < 1 || tint.blue < 1
    let color = colored && isWhite ? DisplayColor(red: tint.red, green: tint.green, blue: tint.blue) : nil
    let command: DrawCommand =
      filteringMode == .linear && tint.alpha >= 1
      ? .image(bitmap, rect, tint: color)
      : .fill(
        .rect(rect),
        .pattern(
          Paint.Pattern(
            bitmap, tile: rect, isSmooth: filteringMode == .linear, tint: color, opacity: Double(tint.alpha))))
    var compositing = blendMode.compositing
    if colored, color == nil {
      let map = ColorMap(rows: [
        SIMD4(tint.red, 0, 0, 0), SIMD4(0, tint.green, 0, 0), SIMD4(0, 0, tint.blue, 0), SIMD4(0, 0, 0, 1),
      ])
      compositing = Compositing(filters: [.colors(map)], blendMode: compositing?.blendMode ?? .normal)
    }
    return NodeContent(commands: [command], compositing: compositing)
  }
}

extension DisplayColor {
  /// Creates a tint from white to a colour, with its opacity, to multiply a texture's colours.
  init(_ color: UIColor, blend: CGFloat) {
    let color = color.displayColor(for: .current)
    let share = Float(min(max(blend, 0), 1))
    self.init(
      red: 1 + (color.red - 1) * share, green: 1 + (color.green - 1) * share, blue: 1 + (color.blue - 1) * share,
      alpha: 1 + (color.alpha - 1) * share)
  }
}
