import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathTests {
  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  private func isClose(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    a.map { hypot($0.x - b.x, $0.y - b.y) < tolerance } ?? false
  }

  @Test("Bounds do not count control points")
  func tightBounds() {
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    }
    #expect(isClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
    let quadratic = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    }
    #expect(isClose(quadratic.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(Path().boundingRect.isNull)
    #expect(
      isClose(
        Path(ellipseIn: CGRect(x: 5, y: 6, width: 70, height: 30)).boundingRect,
        CGRect(x: 5, y: 6, width: 70, height: 30)))
  }

  @Test("A point in a hole is outside by parity and, if both rings turn the same way, inside by winding")
  func containment() {
    let rings = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(rings.contains(CGPoint(x: 10, y: 10)))
    #expect(rings.contains(CGPoint(x: 50, y: 50)))
    #expect(!rings.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(!rings.contains(CGPoint(x: 110, y: 50)))
    #expect(!Path().contains(.zero))
  }

  @Test("Containment follows curves, and open figures count as closed")
  func curvedContainment() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for degrees in stride(from: 3.0, to: 360, by: 7) {
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(circle.contains(CGPoint(x: 50 + 49.9 * c, y: 50 + 49.9 * s)))
      #expect(!circle.contains(CGPoint(x: 50 + 50.1 * c, y: 50 + 50.1 * s)))
    }
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(open.contains(CGPoint(x: 8, y: 5)))
    #expect(!open.contains(CGPoint(x: 2, y: 5)))
  }

  @Test("Without clockwise an arc goes down from the right, as angles count on screen")
  func arcDirection() {
    // given a quarter from the right to the bottom
    let quarter = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    // then it lies below and to the right
    #expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
    #expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10)))
    // and in the other direction it is the other three quarters
    let rest = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(isClose(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    #expect(isClose(rest.currentPoint, CGPoint(x: 0, y: 10)))
  }

  @Test("A whole turn is a whole circle in both directions", arguments: [true, false])
  func fullCircle(clockwise: Bool) {
    let end = Angle.degrees(clockwise ? -360 : 360)
    let circle = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: end, clockwise: clockwise)
    }
    #expect(isClose(circle.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    #expect(circle.contains(CGPoint(x: -7, y: 7)))
    let wrongWay = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: end, clockwise: !clockwise)
    }
    #expect(isClose(wrongWay.boundingRect, circle.boundingRect, 0.01))
  }

  @Test("An arc after a point begins with a line; on its own it begins a figure")
  func arcStart() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(10))
    #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    path.addRelativeArc(center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, delta: .degrees(10))
    #expect(path.elements.contains(.line(to: CGPoint(x: 60, y: 0))))
  }

  @Test("An arc between tangents rounds the corner")
  func tangentArc() {
    let corner = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    #expect(isClose(corner.currentPoint, CGPoint(x: 100, y: 20)))
    #expect(corner.elements.dropFirst().first == .line(to: CGPoint(x: 80, y: 0)))
    #expect(isClose(corner.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20), 0.01))
    // A straight line has no corner to round.
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    }
    #expect(straight.elements == [.move(to: .zero), .line(to: CGPoint(x: 50, y: 0))])
  }

  @Test("Lines without a start are not drawn; after a closed figure they start where it did")
  func figureStarts() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    #expect(Array(path.elements.suffix(2)) == [.move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 0, y: 5))])
  }

  @Test("Transforms map every point")
  func transforms() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned.boundingRect, CGRect(x: -20, y: 0, width: 20, height: 10)))
    #expect(path.offsetBy(dx: 3, dy: 4).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 20))
    var both = path
    both.addPath(path, transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 110, height: 20))
  }

  @Test("A trimmed path has its part of the length")
  func trimming() {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = square.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 50, y: 0)), .line(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 100, y: 100)),
      ])
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    let half = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(isClose(half.currentPoint, CGPoint(x: -10, y: 0), 0.01))
    #expect(isClose(half.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), 0.01))
  }

  @Test("Round corners leave out what a quarter circle leaves out")
  func roundedCorners() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20, style: .circular)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 60)))
    // On the diagonal the arc is (1 - 1 / sqrt 2) radii from each side: 5.86.
    #expect(!path.contains(CGPoint(x: 5.8, y: 5.8)))
    #expect(path.contains(CGPoint(x: 5.92, y: 5.92)))
    // Radii stop at half the shorter side.
    let pill = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 500, style: .circular)
    #expect(isClose(pill.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(pill.contains(CGPoint(x: 50, y: 0.1)))
    #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0) != Path())
  }

  @Test("Continuous corners start 1.528665 radii from the corner where there is room, else where there is")
  func continuousCorners() {
    let roomy = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)
    #expect(isClose(roomy.startPoint, CGPoint(x: 0, y: 30.5733)))
    #expect(isClose(roomy.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 200)))
    let narrow = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 50), cornerRadius: 20)
    #expect(isClose(narrow.startPoint, CGPoint(x: 0, y: 25)))
    // With no room at all the corner is the circular one.
    let tight = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
    for degrees in stride(from: 2.0, to: 90, by: 4) {
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(tight.contains(CGPoint(x: 20 - 19.98 * c, y: 20 - 19.98 * s)))
      #expect(!tight.contains(CGPoint(x: 20 - 20.02 * c, y: 20 - 20.02 * s)))
    }
  }
}

@Suite struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("Known shapes keep their names in the display list")
  func outlines() {
    #expect(Rectangle().outline(in: rect) == .rect(rect))
    #expect(Ellipse().outline(in: rect) == .ellipse(rect))
    #expect(Circle().outline(in: rect) == .ellipse(CGRect(x: 30, y: 20, width: 60, height: 60)))
    #expect(
      RoundedRectangle(cornerRadius: 8).outline(in: rect)
        == .roundedRect(rect, radii: CornerRadii(8), style: .continuous))
    #expect(
      RoundedRectangle(cornerRadius: 8, style: .circular).outline(in: rect)
        == .roundedRect(rect, radii: CornerRadii(8), style: .circular))
    #expect(RoundedRectangle(cornerRadius: 0).outline(in: rect) == .rect(rect))
    #expect(Capsule().outline(in: rect) == .roundedRect(rect, radii: CornerRadii(30), style: .circular))
    #expect(AnyShape(Circle()).outline(in: rect) == Circle().outline(in: rect))
  }

  @Test("An inset moves the border inwards and keeps the corners' centres")
  func insets() {
    let inner = CGRect(x: 14, y: 24, width: 92, height: 52)
    #expect(Rectangle().inset(by: 4).outline(in: rect) == .rect(inner))
    #expect(
      RoundedRectangle(cornerRadius: 10).inset(by: 4).outline(in: rect)
        == .roundedRect(inner, radii: CornerRadii(6), style: .continuous))
    #expect(
      RoundedRectangle(cornerRadius: 3).inset(by: 4).outline(in: rect) == .rect(inner))
    #expect(Circle().inset(by: 4).outline(in: rect) == .ellipse(CGRect(x: 34, y: 24, width: 52, height: 52)))
    #expect(Capsule().inset(by: 4).outline(in: rect) == .roundedRect(inner, radii: CornerRadii(26), style: .circular))
    #expect(Rectangle().inset(by: 2).inset(by: 2).outline(in: rect) == .rect(inner))
    #expect(Rectangle().inset(by: 50).outline(in: rect).bounds == CGRect(x: 60, y: 50, width: 0, height: 0))
  }

  @Test("Uneven corners lie at the edges at which reading starts and ends")
  func unevenCorners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 9)
    #expect(
      shape.outline(in: rect)
        == .roundedRect(
          rect, radii: CornerRadii(topLeft: 5, topRight: 0, bottomRight: 9, bottomLeft: 0), style: .continuous))
    #expect(
      shape.outline(in: rect, layoutDirection: .rightToLeft)
        == .roundedRect(
          rect, radii: CornerRadii(topLeft: 0, topRight: 5, bottomRight: 0, bottomLeft: 9), style: .continuous))
  }

  private struct Flag: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        $0.closeSubpath()
      }
    }
  }

  @Test("An app's own shape is drawn from its path, mirrored in a right-to-left layout")
  func customShape() {
    guard case .path(let elements, evenOdd: false) = Flag().outline(in: rect) else {
      Issue.record("not a path")
      return
    }
    #expect(elements.elements[1] == .line(CGPoint(x: 110, y: 50)))
    guard case .path(let mirrored, _) = Flag().outline(in: rect, layoutDirection: .rightToLeft) else {
      Issue.record("not a path")
      return
    }
    #expect(mirrored.elements[1] == .line(CGPoint(x: 10, y: 50)))
    guard case .path(_, evenOdd: true) = Flag().outline(in: rect, fillStyle: FillStyle(eoFill: true)) else {
      Issue.record("not filled by parity")
      return
    }
  }

  @Test("A circle wants a square; other shapes take what they are offered")
  func sizes() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: 30)) == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 50))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 10))
  }

  @Test("A trimmed shape animates its fractions")
  func trimmedShape() {
    var trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0, endFraction: 0)
    trimmed.animatableData.second.second = 0.5
    #expect(trimmed.path(in: rect) == Path(rect).trimmedPath(from: 0, to: 0.5))
  }

  @Test("A stroke style says the same in the display list")
  func strokeStyle() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    #expect(style.stroke == Stroke(width: 3, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1))
  }
}

extension Path {
  fileprivate var elements: [Element] {
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }

  fileprivate var startPoint: CGPoint? {
    guard case .move(let point)? = elements.first else { return nil }
    return point
  }
}

@Suite struct CGAffineTransformTests {
  @Test("A transform applied after another is their concatenation, and its inverse undoes it")
  func algebra() {
    let first = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3)
    let second = CGAffineTransform(translationX: 5, y: -7)
    let point = CGPoint(x: 1.5, y: 2.5)
    let both = point.applying(first).applying(second)
    let joined = point.applying(first.concatenating(second))
    #expect(hypot(both.x - joined.x, both.y - joined.y) < 1e-12)
    let back = joined.applying(first.concatenating(second).inverted())
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    // translatedBy applies before the rest, as in Core Graphics.
    #expect(CGPoint.zero.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0)) == CGPoint(x: 6, y: 0))
    #expect(AffineTransform(second).transform(CGPoint.zero) == CGPoint(x: 5, y: -7))
  }
}
