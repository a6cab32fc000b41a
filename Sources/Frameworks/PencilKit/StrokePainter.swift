import Foundation
import ScrollworkUIKit

/// Draws strokes for an appearance. The look of inks is by eye: they differ in opacity.
struct StrokePainter {
  let style: UIUserInterfaceStyle

  func draw(_ strokes: [PKStroke], in context: CGContext) {
    for stroke in strokes { draw(stroke, in: context) }
  }

  private func draw(_ stroke: PKStroke, in context: CGContext) {
    let points = Array(stroke.path.filter(\.isDrawable))
    guard !points.isEmpty, stroke.transform.isDrawable else { return }
    context.saveGState()
    context.concatenate(stroke.transform)
    if let mask = stroke.mask {
      context.addPath(mask.cgPath)
      context.clip(using: mask.usesEvenOddFillRule ? .evenOdd : .winding)
    }
    let color = PKInkingTool.convertColor(stroke.ink.color, from: .light, to: style)
    context.setStrokeColor(color.cgColor)
    context.setLineCap(stroke.ink.inkType == .marker && points.count > 1 ? .square : .round)
    context.setLineJoin(.round)
    context.setAlpha(stroke.ink.inkType.opacity * points[0].opacity)
    let path = PKStrokePath(controlPoints: points, creationDate: stroke.path.creationDate)
    if let width = Self.commonWidth(of: points) {
      context.setLineWidth(width)
      addCurve(points, to: context)
      context.strokePath()
    } else {
      // Overlaps are not darker.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawSegments(of: path, in: context)
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  /// Returns the width, if it is constant.
  private static func commonWidth(of points: [PKStrokePoint]) -> CGFloat? {
    let widths = points.map(\.width)
    guard let least = widths.min(), let most = widths.max() else { return nil }
    return most - least < 0.01 ? most : nil
  }

  /// Adds the spline exactly: each part of it is a cubic curve.
  private func addCurve(_ points: [PKStrokePoint], to context: CGContext) {
    let places = points.map(\.location)
    context.beginPath()
    context.move(to: places[0])
    guard places.count > 1 else { return context.addLine(to: places[0]) }
    func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    for index in 0..<places.count - 1 {
      let (a, b) = (places[index], places[index + 1])
      let isLast = index == places.count - 2
      let end = isLast ? b : mix(mix(a, b, 2.0 / 3), mix(b, places[index + 2], 1.0 / 3), 0.5)
      context.addCurve(to: end, control1: mix(a, b, 1.0 / 3), control2: mix(a, b, 2.0 / 3))
    }
  }

  private func drawSegments(of path: PKStrokePath, in context: CGContext) {
    var last: PKStrokePoint?
    for point in path.interpolatedPoints(by: .parametricStep(0.25)) {
      let start = last ?? point
      context.setLineWidth(max((start.width + point.width) / 2, 0.1))
      context.beginPath()
      context.move(to: start.location)
      context.addLine(to: point.location)
      context.strokePath()
      last = point
    }
  }
}

extension PKInk.InkType {
  /// The opacity of the ink.
  fileprivate var opacity: CGFloat {
    switch self {
    case .pen, .monoline, .fountainPen: 1
    case .pencil: 0.85
    case .crayon: 0.8
    case .marker: 0.5
    case .watercolor: 0.35
    }
  }
}

extension CGAffineTransform {
  fileprivate var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e7 } }
}
