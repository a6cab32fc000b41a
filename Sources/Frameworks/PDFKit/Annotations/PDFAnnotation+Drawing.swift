import Foundation
import ScrollworkUIKit

extension PDFAnnotation {
  /// Draws markup, shapes, lines, text and ink; links, notes, stamps and form fields draw nothing.
  func drawLooks(in context: CGContext) {
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    let line = border ?? PDFBorder()
    switch subtype {
    case .highlight:
      context.setBlendMode(.multiply)
      for mark in marks { context.fill(mark) }
    case .underline:
      for mark in marks { drawLine(under: mark, at: mark.minY + mark.height * 0.06, in: context) }
    case .strikeOut: for mark in marks { drawLine(under: mark, at: mark.midY, in: context) }
    case .square: drawShape(CGPath(rect: shape(line), transform: nil), line, in: context)
    case .circle: drawShape(CGPath(ellipseIn: shape(line), transform: nil), line, in: context)
    case .line:
      line.apply(to: context)
      let corner = bounds.origin
      context.strokeLineSegments(between: [
        CGPoint(x: corner.x + startPoint.x, y: corner.y + startPoint.y),
        CGPoint(x: corner.x + endPoint.x, y: corner.y + endPoint.y),
      ])
    case .ink:
      context.translateBy(x: bounds.minX, y: bounds.minY)
      line.apply(to: context)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      for path in paths ?? [] {
        // A path with its own line width is drawn with it.
        if border == nil { context.setLineWidth(path.lineWidth) }
        context.addPath(path.cgPath)
        context.strokePath()
      }
    case .freeText: drawText(in: context)
    default: break
    }
  }

  /// The marked areas.
  private var marks: [CGRect] {
    let points = quadrilateralPoints?.map(\.cgPointValue) ?? []
    guard points.count >= 4 else { return [bounds] }
    return stride(from: 0, to: points.count - 3, by: 4).map { start in
      let corners = points[start..<start + 4]
      let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
      let (bottom, top) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
      return CGRect(x: bounds.minX + left, y: bounds.minY + bottom, width: right - left, height: top - bottom)
    }
  }

  /// A sixteenth of the text height, a guess.
  private func drawLine(under mark: CGRect, at y: CGFloat, in context: CGContext) {
    context.setLineWidth(max(0.5, mark.height / 16))
    context.strokeLineSegments(between: [CGPoint(x: mark.minX, y: y), CGPoint(x: mark.maxX, y: y)])
  }

  private func shape(_ line: PDFBorder) -> CGRect {
    let inset = min(line.lineWidth, bounds.width, bounds.height) / 2
    return bounds.insetBy(dx: inset, dy: inset)
  }

  private func drawShape(_ path: CGPath, _ line: PDFBorder, in context: CGContext) {
    if let interiorColor {
      context.setFillColor(interiorColor.cgColor)
      context.addPath(path)
      context.fillPath()
    }
    guard line.lineWidth > 0 else { return }
    line.apply(to: context)
    context.addPath(path)
    context.strokePath()
  }

  /// Draws text upright, from the upper edge, on the annotation's colour.
  private func drawText(in context: CGContext) {
    if subtypeHasPaper { context.fill(bounds) }
    guard let contents, !contents.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let text = NSAttributedString(
      string: contents,
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black, .paragraphStyle: style,
      ])
    context.translateBy(x: bounds.minX, y: bounds.maxY)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    // Two points from the edges, a guess.
    text.draw(in: CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2))
    UIGraphicsPopContext()
  }

  private var subtypeHasPaper: Bool { color.cgColor.alpha > 0 }
}
