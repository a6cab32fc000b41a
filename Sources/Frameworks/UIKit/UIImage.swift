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

  /// A decoded picture.
  @_spi(Scrollwork) public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(bitmap: bitmap, symbolName: nil, scale: scale > 0 ? scale : 1, tint: nil, renderingMode: .automatic)
  }

  private init(bitmap: Bitmap?, symbolName: String?, scale: CGFloat, tint: UIColor?, renderingMode: RenderingMode) {
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

  /// A PNG or JPEG file among the app's resources by its name without extension, the finest of `name@3x`, `name@2x` and
  /// `name`, or a picture of an asset catalog; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The same in a bundle; nil for the app's.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let bundle = PhoneBundle.files(of: bundle ?? .main)
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
      for type in ["png", "jpg", "jpeg"] {
        guard let path = bundle.path(forResource: name + suffix, ofType: type),
          let data = FileManager.default.contents(atPath: path), let bitmap = try? ImageDecoder.decode(data)
        else { continue }
        self.init(bitmap: bitmap, scale: scale)
        return
      }
    }
    for (file, scale) in AssetCatalog.pictures(named: name, in: bundle).sorted(by: { $0.scale > $1.scale }) {
      guard let data = try? Data(contentsOf: file), let bitmap = try? ImageDecoder.decode(data) else { continue }
      self.init(bitmap: bitmap, scale: scale)
      return
    }
    return nil
  }

  /// An image literal, `#imageLiteral(resourceName:)`; an image without pixels if there is no such file.
  public required convenience init(imageLiteralResourceName name: String) {
    if let found = UIImage(named: name) {
      self.init(bitmap: found.bitmap, symbolName: nil, scale: found.scale, tint: nil, renderingMode: .automatic)
    } else {
      self.init()
    }
  }

  /// A picture of an asset catalog, or of the resources beside it; one without pixels if there is none.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle)
    self.init(bitmap: found?.bitmap, symbolName: nil, scale: found?.scale ?? 1, tint: nil, renderingMode: .automatic)
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
    guard let bitmap else { return symbolName == nil ? .zero : CGSize(width: 20, height: 20) }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Always up.
  open var imageOrientation: Orientation { .up }

  /// The picture as a PNG file; nil without pixels.
  open func pngData() -> Data? { bitmap.map { ImageEncoder.png($0) } }

  /// The picture as a JPEG file of a quality from 0 to 1; nil without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageEncoder.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// The same picture for the place's colour, or in its own.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(bitmap: bitmap, symbolName: symbolName, scale: scale, tint: tint, renderingMode: renderingMode)
  }

  /// The picture's shape in a colour as it is for the current traits.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The picture's shape in a colour as it is for the current traits.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      bitmap: bitmap?.filled(with: color.displayColor(for: .current)), symbolName: symbolName, scale: scale,
      tint: color, renderingMode: renderingMode)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
