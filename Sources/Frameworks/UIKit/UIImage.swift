import DisplayList
import Foundation
import Rasterizer
import Typesetting

/// A picture.
///
/// Caveats: a file whose longer side exceeds 2048 pixels is scaled down to that when it is read, and `size` says so.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the picture's pixels are turned against how it is shown.
  public enum Orientation: Int, Sendable {
    /// Not at all: what a file says about the camera is carried out when it is read.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter to the right: what is shown is turned to the left.
    case left = 2
    /// By a quarter to the left: what is shown is turned to the right.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Up and down are exchanged.
    case downMirrored = 5
    /// As `left`, and mirrored.
    case leftMirrored = 6
    /// As `right`, and mirrored.
    case rightMirrored = 7

    /// As the Exif standard counts.
    var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }
  }

  /// What an image that is larger than its pixels does with the part between its insets.
  public enum ResizingMode: Int, Sendable {
    /// It is shown side by side.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// What a picture's own colours are good for.
  public enum RenderingMode: Int, Sendable {
    /// Whatever the place makes of it.
    case automatic = 0
    /// They are shown.
    case alwaysOriginal = 1
    /// Nothing: only the opacity counts, and the place has a colour.
    case alwaysTemplate = 2
  }

  /// The pixels; nil for a symbol and for an image made by `init()`.
  @_spi(Scrollwork) public let bitmap: Bitmap?
  /// The name of a symbol; nil for any other picture.
  @_spi(Scrollwork) public let symbolName: String?
  /// What a symbol is drawn in where it keeps its colour; nil for none.
  @_spi(Scrollwork) public let tint: UIColor?
  /// What the picture's own colours are good for.
  public let renderingMode: RenderingMode
  /// Pixels per point.
  public let scale: CGFloat
  /// The pixels before they were turned; nil where they were not.
  var source: Bitmap?
  /// How the picture's pixels are turned against how it is shown; what a file says of the camera is carried out when it is read.
  public internal(set) var imageOrientation = Orientation.up
  /// Edges in points that keep their size when the picture is stretched.
  public internal(set) var capInsets = UIEdgeInsets.zero
  /// How a symbol is drawn; nil where the place decides.
  public internal(set) var symbolConfiguration: SymbolConfiguration?
  /// What happens to the part between them.
  public internal(set) var resizingMode = ResizingMode.tile
  /// Where the picture has variants for light and dark; nil for none.
  @_spi(Scrollwork) public internal(set) var variants: (name: String, bundle: Bundle)?

  /// What a picture is beside its pixels.
  struct Extras {
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var alignmentInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baseline: CGFloat?
    var variableValue: Double?
    var traits: UITraitCollection?
  }
  var extras = Extras()
  /// How much of a symbol that shows an amount is lit, from 0 to 1; nil for all of it.
  package var variableValue: Double? { extras.variableValue }

  /// A decoded picture.
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

  /// An image without pixels.
  public override convenience init() {
    self.init(bitmap: nil, symbolName: nil, scale: 1, tint: nil, renderingMode: .automatic)
  }

  /// A symbol by its SF Symbols name; nil if there is none.
  public convenience init?(systemName name: String) {
    guard SymbolCatalog.contains(name) else { return nil }
    self.init(bitmap: nil, symbolName: name, scale: 1, tint: nil, renderingMode: .automatic)
  }

  /// A file among the app's resources by its name, which may lack the extension, the one of `name@3x`, `name@2x` and `name` that
  /// is best for the screen, or a picture or symbol of an asset catalog; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The same in a bundle; nil for the app's.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The same as it is with some traits; nil for the screen's.
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
      if traitCollection == nil, AssetCatalog.hasDarkVariant(named: name, in: bundle) { variants = (name, bundle) }
      return
    }
    if let symbol = AssetCatalog.symbol(named: name, in: bundle).flatMap({ AppSymbol($0) }),
      let (bitmap, scale) = symbol.pixels(pointSize: 17, displayScale: traits.displayScale)
    {
      self.init(bitmap: bitmap, symbolName: nil, scale: scale, tint: nil, renderingMode: .alwaysTemplate)
      return
    }
    return nil
  }

  /// An image literal, `#imageLiteral(resourceName:)`; an image without pixels if there is no such file.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name))
  }

  /// A picture of an asset catalog, or of the resources beside it; one without pixels if there is none.
  public convenience init(resource: ImageResource) {
    self.init(UIImage(named: resource.name, in: resource.bundle))
  }

  /// The same as another one; no pixels if there is none.
  private convenience init(_ found: UIImage?) {
    self.init(
      bitmap: found?.bitmap, symbolName: nil, scale: found?.scale ?? 1, tint: nil,
      renderingMode: found?.renderingMode ?? .automatic)
    if let found { (capInsets, resizingMode, variants) = (found.capInsets, found.resizingMode, found.variants) }
  }

  /// The picture in a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture in a file's data, one point a pixel; nil if the data is no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in a file's data; nil if the data is no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(data) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// Points. Of a symbol about as much as beside text of 17 points.
  open var size: CGSize {
    guard let bitmap else { return symbolName == nil ? .zero : symbolSize }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  private var symbolSize: CGSize {
    let side = 20 * (symbolFont?.pointSize ?? 17) / 17
    return CGSize(width: side, height: side)
  }

  /// The picture as a PNG file; nil without pixels.
  open func pngData() -> Data? { bitmap.map { ImageEncoder.png($0) } }

  /// The picture as a JPEG file of a quality from 0 to 1; nil without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageEncoder.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// The same picture for the place's colour, or in its own.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = UIImage(bitmap: bitmap, symbolName: symbolName, scale: scale, tint: tint, renderingMode: renderingMode)
    (image.source, image.variants) = (source, variants)
    image.take(from: self)
    return image
  }

  /// The picture's shape in a colour as it is for the current traits.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The picture's shape in a colour as it is for the current traits.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = UIImage(
      bitmap: bitmap?.filled(with: color.displayColor(for: .current)), symbolName: symbolName, scale: scale,
      tint: color, renderingMode: renderingMode)
    image.take(from: self)
    // Its pixels are turned already.
    image.imageOrientation = .up
    return image
  }

  /// Takes over all of another picture but its pixels and colours.
  final func take(from other: UIImage) {
    imageOrientation = other.imageOrientation
    (capInsets, resizingMode) = (other.capInsets, other.resizingMode)
    (symbolConfiguration, extras) = (other.symbolConfiguration, other.extras)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
