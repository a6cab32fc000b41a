import DisplayList
import Foundation
import Rasterizer

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The bounds of the drawing area, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the phone's screen.
  public required override init() {}

  /// Returns a format for the phone's screen.
  open class func `default`() -> Self { self.init() }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The number of pixels per point; the screen's by default.
  open var scale: CGFloat = OnMain.run { UIScreen.main.scale }
  /// Whether the image is opaque, black where nothing is drawn.
  open var opaque = false

  /// The colour range of an image.
  public enum Range: Int, Sendable {
    case unspecified = -1, automatic = 0, extended, standard
  }
  /// The preferred colour range. Caveat: it has no effect: images are sRGB.
  open var preferredRange = Range.automatic

  /// Returns a format for the phone's screen.
  open class func preferred() -> Self { self.init() }

  /// Creates a format for a screen.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

extension UIImage {
  /// A format for drawing images with this one's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let made = UIGraphicsImageRendererFormat()
    made.scale = scale
    return made
  }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image drawn so far.
  open var currentImage: UIImage { UIImage(bitmap: cgContext.bitmap(isOpaque: format.opaque), scale: cgContext.scale) }
  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes the inner edge of a rectangle, one point wide, with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer for images.
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Creates a renderer for images of an area in points, at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  private func bitmap(_ actions: DrawingActions) -> Bitmap {
    let bounds = format.bounds
    let context = CGContext(size: bounds.size, scale: Drawn.scale(format.scale, for: bounds.size))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.bitmap(isOpaque: format.opaque)
  }

  /// Returns the drawn image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(bitmap: bitmap(actions), scale: Drawn.scale(format.scale, for: format.bounds.size))
  }

  /// Returns the drawn image as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { ImageEncoder.png(bitmap(actions)) }

  /// Returns the drawn image as JPEG data of a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    ImageEncoder.jpeg(bitmap(actions), quality: Double(compressionQuality)) ?? Data()
  }
}

/// The context stacks of the threads.
enum Drawn {
  private static let key = "scrollwork.graphics.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Returns the number of pixels per point: 0 for the screen's; reduced where an image would exceed memory.
  static func scale(_ scale: CGFloat, for size: CGSize) -> CGFloat {
    let wanted = scale > 0 && scale.isFinite ? scale : OnMain.run { UIScreen.main.scale }
    let longest = max(size.width, size.height)
    return longest.isFinite && longest * wanted > 16_384 ? 16_384 / longest : wanted
  }
}

/// Returns the current context; nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { Drawn.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { Drawn.contexts.append(context) }

/// Restores the previous context.
public func UIGraphicsPopContext() { _ = Drawn.contexts.popLast() }

/// Begins an image of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points.
/// - Parameter scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: size, scale: Drawn.scale(scale, for: size))
  if opaque {
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
  }
  UIGraphicsPushContext(context)
}

/// Returns the current image; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(bitmap: $0.bitmap(isOpaque: false), scale: $0.scale) }
}

/// Ends the image begun by `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes the inner edge of a rectangle of the current context, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
