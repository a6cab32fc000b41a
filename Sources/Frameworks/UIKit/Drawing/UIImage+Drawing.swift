import DisplayList
import Foundation
import Typesetting

extension UIImage {
  /// Creates an image from pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from pixels with a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(bitmap: cgImage.bitmap.turned(orientation: orientation.exif), scale: scale)
    (source, imageOrientation) = (cgImage.bitmap, orientation)
  }

  /// The pixels before rotation; nil for a symbol and an empty image.
  public var cgImage: CGImage? { (source ?? bitmap?.full).map { CGImage($0) } }

  /// Returns an image with edges that keep their size and a tiled centre.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    let image = withRenderingMode(renderingMode)
    (image.capInsets, image.resizingMode) = (capInsets, resizingMode)
    return image
  }

  /// Draws the image in the current context with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, stretched over a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    if let bitmap {
      guard capInsets != .zero else { return context.draw(bitmap, in: rect, tint: nil, alpha: 1) }
      return context.draw(bitmap, of: size, keeping: capInsets, in: rect, scale: scale)
    }
    guard let symbolName else { return }
    let layout = OnMain.run {
      SymbolCatalog.layout(named: symbolName, font: FontDescription(size: 17), imageScale: .medium)
    }
    let color = (tint ?? .black).displayColor(for: .current)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / layout.size.width, y: rect.height / layout.size.height)
    context.add(.glyphs(layout.glyphs, .color(color)))
    context.restoreGState()
  }

  /// Draws the image in the current context with its upper left corner at a point, with a blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched over a rectangle, with a blend mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Tiles a rectangle of the current context with the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Calls a closure with a thumbnail of a size in points, on a background thread; nil without pixels.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Calls a closure with the image, ready for display, on a background thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns a thumbnail of a size in points; nil without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard bitmap != nil, size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image ready for display: pixels are decoded on creation.
  public func preparingForDisplay() -> UIImage? { bitmap == nil ? nil : self }

  /// Returns the image ready for display.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns a thumbnail of a size in points; nil without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
