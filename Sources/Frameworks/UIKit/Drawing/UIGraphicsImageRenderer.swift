import DisplayList
import Foundation
import Rasterizer

/// How a picture is made.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// What is drawn in, in points.
  open internal(set) var bounds = CGRect.zero

  /// A format for the phone's screen.
  public required override init() {}

  /// A format for the phone's screen.
  open class func `default`() -> Self { self.init() }
}

/// How a picture of pixels is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Pixels per point; the screen's unless set.
  open var scale: CGFloat = OnMain.run { UIScreen.main.scale }
  /// The picture is black where nothing is drawn.
  open var opaque = false

  /// Which colours a picture has.
  public enum Range: Int, Sendable {
    case unspecified = -1, automatic = 0, extended, standard
  }
  /// Which colours are asked for. Caveat: it changes nothing: pictures have those of sRGB.
  open var preferredRange = Range.automatic

  /// A format for the phone's screen.
  open class func preferred() -> Self { self.init() }

  /// A format for a screen.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// What a picture is drawn with.
open class UIGraphicsImageRendererContext: NSObject {
  /// Where is drawn.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The picture as it is now.
  open var currentImage: UIImage { UIImage(bitmap: cgContext.bitmap(isOpaque: format.opaque), scale: cgContext.scale) }
  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside of a rectangle with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws nothing outside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// What draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// For pictures of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// For pictures of an area in points, in the screen's pixels.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// For pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// For pictures of a size in points, in the screen's pixels.
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

  /// The picture that is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(bitmap: bitmap(actions), scale: Drawn.scale(format.scale, for: format.bounds.size))
  }

  /// The picture that is drawn, as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { ImageEncoder.png(bitmap(actions)) }

  /// The picture that is drawn, as a JPEG file of a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    ImageEncoder.jpeg(bitmap(actions), quality: Double(compressionQuality)) ?? Data()
  }
}

/// The contexts that are drawn in, of each thread.
enum Drawn {
  private static let key = "scrollwork.graphics.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Pixels per point: 0 is the screen's; fewer where a picture would be larger than memory allows.
  static func scale(_ scale: CGFloat, for size: CGSize) -> CGFloat {
    let wanted = scale > 0 && scale.isFinite ? scale : OnMain.run { UIScreen.main.scale }
    let longest = max(size.width, size.height)
    return longest.isFinite && longest * wanted > 16_384 ? 16_384 / longest : wanted
  }
}

/// Where drawing goes just now; nil for nowhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { Drawn.contexts.last }

/// Drawing goes to a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) { Drawn.contexts.append(context) }

/// Drawing goes where it went before.
public func UIGraphicsPopContext() { _ = Drawn.contexts.popLast() }

/// Drawing goes to a picture of a size in points, one pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Drawing goes to a picture of a size in points.
/// - Parameter scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: size, scale: Drawn.scale(scale, for: size))
  if opaque {
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
  }
  UIGraphicsPushContext(context)
}

/// The picture that drawing goes to, as it is now; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(bitmap: $0.bitmap(isOpaque: false), scale: $0.scale) }
}

/// Ends what `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context with its colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws nothing outside of a rectangle of the current context from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
