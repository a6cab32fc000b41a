import DisplayList
import Foundation
import Rasterizer

/// A picture.
///
/// Caveats: a file whose longer side exceeds 2048 pixels is scaled down to that when it is read, and `size` says so.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the picture's pixels are turned against how it is shown.
  public enum Orientation: Int, Sendable {
    /// Not at all: what a file says about the camera is carried out when it is read.
    case up = 0
  }

  /// The pixels; nil for an image made by `init()`.
  @_spi(Scrollwork) public let bitmap: Bitmap?
  /// Pixels per point.
  public let scale: CGFloat
  /// The name of the symbol that is shown; nil for a picture.
  package let symbolName: String?

  /// A symbol by its SF Symbols name, drawn with a free font that has most of them. Caveat: never nil; an unknown name
  /// shows a boxed question mark.
  public init?(systemName name: String) {
    bitmap = nil
    scale = 1
    symbolName = name
  }

  /// A decoded picture.
  @_spi(Scrollwork) public init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale > 0 ? scale : 1
    symbolName = nil
  }

  /// An image without pixels.
  public override init() {
    bitmap = nil
    scale = 1
    symbolName = nil
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

  /// Points.
  open var size: CGSize {
    guard let bitmap else { return .zero }
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
}
