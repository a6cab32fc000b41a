import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor
@Suite struct ShapeTests {
  @Test func aPictureHasTheScreensDevicePixelsAndItsBackground() {
    let list = DisplayList(
      size: CGSize(width: 393, height: 852), scale: 3, background: .blue, root: fragment([]))
    let bitmap = Rasterizer().render(list)
    #expect(bitmap.width == 1179 && bitmap.height == 2556 && bitmap.pixels.count == 1179 * 2556 * 4)
    #expect(bitmap[0, 0] == .blue && bitmap[1178, 2555] == .blue)
  }

  @Test func aTransparentBackgroundStaysTransparent() {
    let bitmap = render(fragment([.fill(.rect(rect(0, 0, 10, 10)), .color(.red.opacity(0.5)))]), background: .clear)
    #expect(bitmap[20, 20] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(bitmap[5, 5].isClose(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128), within: 1))
  }

  @Test func aRectangleOnWholePixelsIsExact() {
    let bitmap = render(.fill(.rect(rect(10, 5, 20, 10)), .red))
    for (x, y) in [(10, 5), (29, 5), (10, 14), (29, 14)] { #expect(bitmap[x, y] == .red) }
    for (x, y) in [(9, 5), (30, 5), (10, 4), (10, 15)] { #expect(bitmap[x, y] == .white) }
  }

  @Test func halfCoveredPixelsAreHalfPainted() {
    let bitmap = render(.fill(.rect(rect(10.5, 5, 5, 5)), .black))
    #expect(abs(bitmap[10, 7].red - 128) <= 1 && bitmap[11, 7] == .black)
  }

  @Test func theScaleMultipliesPoints() {
    let bitmap = render(.fill(.rect(rect(1, 1, 1.0 / 3, 1)), .red), scale: 3)
    #expect(bitmap[3, 3] == .red && bitmap[2, 3] == .white && bitmap[4, 3] == .white && bitmap[3, 5] == .red)
  }

  @Test func anEllipseFillsItsQuarterPiOfTheRectangle() {
    let bitmap = render(.fill(.ellipse(rect(5, 5, 30, 30)), .black))
    #expect(bitmap[20, 20] == .black && bitmap[6, 6] == .white && bitmap[20, 5] != .white)
    #expect(abs(bitmap.ink / 255 * 1600 - .pi * 225) < 4)
  }

  @Test func roundedCornersAreRound() {
    let bitmap = render(.fill(.roundedRect(rect(0, 0, 40, 40), radii: CornerRadii(10), style: .circular), .black))
    #expect(bitmap[0, 0] == .white && bitmap[39, 39] == .white && bitmap[20, 0] == .black && bitmap[5, 5] == .black)
    // Four corners lack (1 - pi / 4) of their 10 x 10 squares.
    #expect(abs((255 - bitmap.ink) / 255 * 1600 - 400 * (1 - .pi / 4)) < 2)
  }

  @Test func eachCornerHasItsOwnRadius() {
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 5)
    let bitmap = render(.fill(.roundedRect(rect(0, 0, 40, 40), radii: radii, style: .circular), .black))
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[38, 1] == .white && bitmap[36, 3] != .white)
    #expect(bitmap[36, 35] == .white && bitmap[33, 33] != .white)
    #expect(bitmap[0, 39] == .white && bitmap[3, 36] != .white)
  }

  @Test func aRadiusBeyondHalfTheSideMakesACapsule() {
    let bitmap = render(.fill(.roundedRect(rect(0, 10, 40, 20), radii: CornerRadii(100), style: .circular), .black))
    #expect(bitmap[0, 20] != .white && bitmap[1, 11] == .white && bitmap[20, 10] == .black)
    #expect(abs(bitmap.ink / 255 * 1600 - (.pi * 100 + 400)) < 3)
  }

  @Test func strokesLieOnBothSidesAndDashesLeaveGaps() {
    let line = Outline.path(PathElements([.move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 40, y: 20))]), evenOdd: false)
    let bitmap = render(.stroke(line, .black, Stroke(width: 2, dash: [10, 5])))
    #expect(bitmap[5, 19] == .black && bitmap[5, 20] == .black && bitmap[5, 18] == .white && bitmap[5, 21] == .white)
    #expect(bitmap[9, 20] == .black && bitmap[10, 20] == .white && bitmap[14, 20] == .white && bitmap[15, 20] == .black)
    let shifted = render(.stroke(line, .black, Stroke(width: 2, dash: [10, 5], dashPhase: 5)))
    #expect(shifted[4, 20] == .black && shifted[5, 20] == .white)
  }

  @Test func impossibleDashesDrawASolidLineAndNothingElseIsLost() {
    let line = Outline.path(PathElements([.move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 40, y: 20))]), evenOdd: false)
    let bitmap = render(
      .stroke(line, .black, Stroke(width: 2, dash: [0, 0])), .stroke(line, .black, Stroke(width: 2, dash: [-3])),
      .fill(.rect(rect(0, 0, 5, 5)), .red))
    #expect(bitmap[30, 20] == .black && bitmap[2, 2] == .red)
  }

  @Test func capsReachBeyondTheEnds() {
    let line = Outline.path(PathElements([.move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 30, y: 20))]), evenOdd: false)
    func isInked(_ cap: Stroke.Cap) -> (Bool, Bool) {
      let bitmap = render(.stroke(line, .black, Stroke(width: 8, cap: cap)))
      return (bitmap[7, 20] != .white, bitmap[6, 16] != .white)
    }
    #expect(isInked(.butt) == (false, false))
    #expect(isInked(.round) == (true, false))
    #expect(isInked(.square) == (true, true))
  }

  @Test func curvesAndEvenOddHoles() {
    let path = PathElements([
      .move(CGPoint(x: 0, y: 40)), .quadCurve(CGPoint(x: 40, y: 40), control: CGPoint(x: 20, y: 0)), .close,
    ])
    let curve = render(.fill(.path(path, evenOdd: false), .black))
    // The curve's top is halfway to the control point.
    #expect(curve[20, 21] == .black && curve[20, 18] == .white)
    var nested = Outline.rect(rect(0, 0, 40, 40)).path
    for element in Outline.rect(rect(10, 10, 20, 20)).path.elements { nested.append(element) }
    #expect(render(.fill(.path(nested, evenOdd: true), .black))[20, 20] == .white)
    #expect(render(.fill(.path(nested, evenOdd: false), .black))[20, 20] == .black)
  }

  @Test func linearGradientsRunFromStartToEndAndGoOn() {
    let paint = Paint.linearGradient(
      [.init(color: .red, location: 0), .init(color: .blue, location: 1)], start: CGPoint(x: 10, y: 0),
      end: CGPoint(x: 30, y: 0))
    let bitmap = render(.fill(.rect(rect(0, 0, 40, 40)), paint))
    #expect(bitmap[2, 5] == .red && bitmap[37, 5] == .blue)
    #expect(bitmap[20, 5].isClose(to: Pixel(red: 124, green: 0, blue: 131, alpha: 255), within: 6))
    #expect(bitmap[12, 0] == bitmap[12, 39])
  }

  @Test func radialGradientsRunOutwards() {
    let paint = Paint.radialGradient(
      [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: CGPoint(x: 20, y: 20),
      startRadius: 5,
      endRadius: 15)
    let bitmap = render(.fill(.rect(rect(0, 0, 40, 40)), paint))
    #expect(bitmap[20, 20] == .red && bitmap[1, 1] == .blue)
    #expect(bitmap[30, 20].red > 90 && bitmap[30, 20].red < 160)
    #expect(bitmap[30, 20].isClose(to: bitmap[20, 30]))
  }

  @Test func transformsTurnAndScaleAroundTheOrigin() {
    // A quarter turn about (20, 20).
    let turn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 40, tY: 0)
    let bitmap = render(fragment(effects: .init(transform: turn), [.fill(.rect(rect(0, 0, 10, 4)), .red)]))
    #expect(bitmap[38, 5] == .red && bitmap[5, 2] == .white)
    let flip = AffineTransform(m11: 1, m12: 0, m21: 0, m22: -1, tX: 0, tY: 40)
    #expect(render(fragment(effects: .init(transform: flip), [.fill(.rect(rect(0, 0, 10, 4)), .red)]))[5, 38] == .red)
    // The offset comes after the transform.
    let double = AffineTransform(m11: 2, m12: 0, m21: 0, m22: 2, tX: 0, tY: 0)
    let scaled = render(
      fragment(at: CGPoint(x: 10, y: 10), effects: .init(transform: double), [.fill(.rect(rect(1, 1, 5, 5)), .red)]))
    #expect(scaled[12, 12] == .red && scaled[11, 11] == .white && scaled[21, 21] == .red && scaled[22, 22] == .white)
  }

  @Test func aTransformWithoutAnAreaDrawsNothing() {
    let flat = AffineTransform(m11: 0, m12: 0, m21: 0, m22: 1, tX: 0, tY: 0)
    let bitmap = render(
      fragment(
        [.fill(.rect(rect(0, 0, 5, 5)), .red)],
        children: [fragment(effects: .init(transform: flat), [.fill(.rect(rect(0, 0, 40, 40)), .red)])]))
    #expect(bitmap[20, 20] == .white && bitmap[2, 2] == .red)
  }
}
