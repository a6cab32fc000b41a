import DisplayList
import Foundation
import Typesetting

extension UIImage {
  /// The picture's pixels, one point each.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// The picture's pixels, so many a point, turned as an orientation says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(bitmap: cgImage.bitmap.turned(orientation: orientation.exif), scale: scale)
    (source, imageOrientation) = (cgImage.bitmap, orientation)
  }

  /// The pixels, before they are turned; nil for a symbol and an empty image.
  public var cgImage: CGImage? { (source ?? bitmap).map { CGImage($0) } }

  /// The same picture whose edges keep their size when it is stretched, its middle side by side.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture whose edges keep their size when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    let image = withRenderingMode(renderingMode)
    (image.capInsets, image.resizingMode) = (capInsets, resizingMode)
    return image
  }

  /// Draws the picture in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in the current context, stretched over a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    if let bitmap { return context.draw(bitmap, in: rect, tint: nil, alpha: 1) }
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

  /// Draws the picture in the current context, its upper left corner at a point, laid on what is there as a mode says.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in the current context, stretched over a rectangle, laid on what is there as a mode says.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the picture side by side in a rectangle of the current context.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Calls a closure with a smaller copy, of a size in points, on a thread in the background; nil without pixels.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Calls a closure with the picture, ready to be shown, on a thread in the background.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// A smaller copy, of a size in points; nil without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard bitmap != nil, size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The picture, ready to be shown: its pixels are decoded when it is made.
  public func preparingForDisplay() -> UIImage? { bitmap == nil ? nil : self }

  /// The picture, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// A smaller copy, of a size in points; nil without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
