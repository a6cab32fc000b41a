import DisplayList
import Foundation

extension CGContext {
  /// Draws an image stretched over a rectangle, and repeats it over the clip area if `byTiling` is true.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let pattern = Paint.Pattern(
      image.bitmap, tile: CGRect(origin: .zero, size: rect.size), isSmooth: state.isSmooth, opacity: state.alpha)
    add(.fill(.rect(boundingBoxOfClipPath), .pattern(pattern)))
    restoreGState()
  }
}
