import DisplayList
import Foundation
import Rasterizer
import Typesetting

/// An image.
///
/// Caveats: a file whose longer side exceeds 2048 pixels is scaled down to that size for drawing; `cgImage` and
/// `pngData()` decode all of it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of the stored pixels relative to the displayed image.
  public enum Orientation: Int, Sendable {
    /// Upright; the orientation in a file is applied on reading.
    case up = 0
    /// Rotated by half a turn.
    case down = 1
    /// Rotated to the right: the display rotates it to the left.
    case left = 2
    /// Rotated to the left: the display rotates it to the right.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored vertically.
    case downMirrored = 5
    /// The same as `left`, and mirrored.
    case leftMirrored = 6
    /// The same as `right`, and mirrored.
    case rightMirrored = 7

    /// The Exif number.
    var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }
  }

  /// How the area between the cap insets fills a larger size.
  public enum ResizingMode: Int, Sendable {
    /// It is tiled.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How an image's own colours are used.
  public enum RenderingMode: Int, Sendable {
    /// Depends on the place.
    case automatic = 0
    /// The colours are displayed.
    case alwaysOriginal = 1
    /// Only the opacity is used; the place provides the colour.
    case alwaysTemplate = 2
  }

  /// The pixels to draw, which may be fewer than the file has; nil for a symbol and for an image created by `init()`.
  @_spi(Scrollwork) public let bitmap: Bitmap?
  /// The name of a symbol; nil for any other image.
  @_spi(Scrollwork) public let symbolName: String?
  /// The colour of a symbol that keeps its own; nil for none.
  @_spi(Scrollwork) public let tint: UIColor?
  /// How the image's own colours are used.
  public let renderingMode: RenderingMode
  /// Pixels per point.
  public let scale: CGFloat
  /// The pixels before rotation; nil if they were not rotated.
  var source: Bitmap?
  /// The orientation of the pixels relative to the displayed image. The camera's orientation in a file is applied on
  /// reading.
  public internal(set) var imageOrientation = Orientation.up
  /// The edges that keep their size when the image is stretched, in points.
  public internal(set) var capInsets = UIEdgeInsets.zero
  /// The configuration of a symbol; nil for that of its place.
  public internal(set) var symbolConfiguration: SymbolConfiguration?
  /// How the area between the cap insets is resized.
  public internal(set) var resizingMode = ResizingMode.tile
  /// The source of the image's light and dark variants; nil for none.
  @_spi(Scrollwork) public internal(set) var variants: (name: String, bundle: Bundle)?

  /// The properties of an image apart from its pixels.
  struct Extras {
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var alignmentInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baseline: CGFloat?
    var variableValue: Double?
    var traits: UITraitCollection?
    var assetName: String?
  }
  var extras = Extras()
  /// The highlighted part of a variable symbol, from 0 to 1; nil for all of it.
  package var variableValue: Double? { extras.variableValue }
  /// The name by which it was found among the app's files; nil for others. UI tests find it by that.
  package var assetName: String? { extras.assetName }

  /// Creates an image from decoded pixels.
  @_spi(Scrollwork) public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(bitmap: bitmap, symbolName: nil, scale: scale > 0 ? scale : 1, tint: nil, renderingMode: .automatic)
  }

  init(bitmap: Bitmap?, symbolName: String?, scale: CGFloat, tint: UIColor?, renderingMode: RenderingMode) {
    self.bitmap = bitmap
    self.symbolName = symbolName
    self.scale = scale
    self.tint = tint
    self.renderingMode = renderingMode
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(bitmap: nil, symbolName: nil, scale: 1, tint: nil, renderingMode: .automatic)
  }

  /// Creates a symbol from its SF Symbols name; nil if there is none.
  public convenience init?(systemName name: String) {
    guard SymbolCatalog.contains(name) else { return nil }
    self.init(bitmap: nil, symbolName: name, scale: 1, tint: nil, renderingMode: .automatic)
  }

  /// Creates an image from a resource file or an asset catalog, by name. The extension may be missing; the best of
  /// `name@3x`, `name@2x` and `name` for the screen is used. Returns nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates the image from a bundle; nil for the app's.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the image for traits; nil for the screen's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let traits = UITraitCollection(traitsFrom: [.current] + (traitCollection.map { [$0] } ?? []))
    for picture in AssetPicture.candidates(named: name, in: bundle, for: traits) {
      guard let (bitmap, scale) = picture.pixels(displayScale: traits.displayScale, cache: { $1() }) else { continue }
      let mode = picture.isTemplate.map { $0 ? RenderingMode.alwaysTemplate : .alwaysOriginal }
      self.init(bitmap: bitmap, symbolName: nil, scale: scale, tint: nil, renderingMode: mode ?? .automatic)
      if let slices = picture.slices {
        (capInsets, resizingMode) = (slices.insets, slices.isTiled ? .tile : .stretch)
      }
      extras.assetName = name
      if traitCollection == nil, AssetCatalog.hasDarkVariant(named: name, in: bundle) { variants = (name, bundle) }
      return
    }
    if let symbol = AssetCatalog.symbol(named: name, in: bundle).flatMap({ AppSymbol($0) }),
      let (bitmap, scale) = symbol.pixels(pointSize: 17, displayScale: traits.displayScale)
    {
      self.init(bitmap: bitmap, symbolName: nil, scale: scale, tint: nil, renderingMode: .alwaysTemplate)
      extras.assetName = name
      return
    }
    return nil
  }

  /// Creates an image from a literal, `#imageLiteral(resourceName:)`; without pixels if there is no such file.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name))
  }

  /// Creates an image from an asset catalog or the resources beside it; without pixels if there is none.
  public convenience init(resource: ImageResource) {
    self.init(UIImage(named: resource.name, in: resource.bundle))
  }

  /// Creates a copy of another image; without pixels if there is none.
  private convenience init(_ found: UIImage?) {
    self.init(
      bitmap: found?.bitmap, symbolName: nil, scale: found?.scale ?? 1, tint: nil,
      renderingMode: found?.renderingMode ?? .automatic)
    guard let found else { return }
    (capInsets, resizingMode, variants) = (found.capInsets, found.resizingMode, found.variants)
    extras.assetName = found.assetName
  }

  /// Creates an image from a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from a file's data, one point per pixel; nil if the data is no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a file's data; nil if the data is no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decodeForDrawing(data) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// The size in points. A symbol is about as large as it is beside text of 17 points.
  open var size: CGSize {
    guard let bitmap else { return symbolName == nil ? .zero : symbolSize }
    return CGSize(width: CGFloat(bitmap.fullWidth) / scale, height: CGFloat(bitmap.fullHeight) / scale)
  }

  private var symbolSize: CGSize {
    let side = 20 * (symbolFont?.pointSize ?? 17) / 17
    return CGSize(width: side, height: side)
  }

  /// Returns the image as PNG data; nil without pixels.
  open func pngData() -> Data? { bitmap.map { ImageEncoder.png($0.full) } }

  /// Returns the image as JPEG data of a quality from 0 to 1; nil without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageEncoder.jpeg($0.full, quality: Double(compressionQuality)) }
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = UIImage(bitmap: bitmap, symbolName: symbolName, scale: scale, tint: tint, renderingMode: renderingMode)
    (image.source, image.variants) = (source, variants)
    image.take(from: self)
    return image
  }

  /// Returns the image's shape filled with a colour, resolved for the current traits.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image's shape filled with a colour, resolved for the current traits.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = UIImage(
      bitmap: bitmap?.full.filled(with: color.displayColor(for: .current)), symbolName: symbolName, scale: scale,
      tint: color, renderingMode: renderingMode)
    image.take(from: self)
    // The pixels are rotated already.
    image.imageOrientation = .up
    return image
  }

  /// Copies everything from another image except its pixels and colours.
  final func take(from other: UIImage) {
    imageOrientation = other.imageOrientation
    (capInsets, resizingMode) = (other.capInsets, other.resizingMode)
    (symbolConfiguration, extras) = (other.symbolConfiguration, other.extras)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
