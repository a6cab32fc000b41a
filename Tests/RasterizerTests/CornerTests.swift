import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// Apple's continuous corners, as far as they are published: they leave the edge 1.528665 radii from the corner.
@MainActor
@Suite struct CornerTests {
  private func corner(_ side: CGFloat, _ radius: CGFloat, _ style: CornerStyle) -> Bitmap {
    render(
      fragment([.fill(.roundedRect(rect(0, 0, side, side), radii: CornerRadii(radius), style: style), .black)]),
      size: side)
  }

  private func path(_ side: CGFloat, _ radius: CGFloat) -> PathElements {
    Outline.roundedRect(rect(0, 0, side, side), radii: CornerRadii(radius), style: .continuous).path
  }

  @Test func aContinuousCornerBeginsEarlierThanACircle() {
    let circle = corner(100, 20, .circular)
    let smooth = corner(100, 20, .continuous)
    // Between 20 and 30.6 points from the corner a circular corner has ended, the continuous one has not.
    #expect(circle[22, 0] == .black)
    #expect(smooth[22, 0] != .black && smooth[33, 0] == .black)
    #expect(circle[5, 5] != .white && smooth[5, 5] != .white, "half way round both are nearly the same")
    #expect(abs(circle.ink - smooth.ink) < 3)
  }

  @Test func itsExtentIsApples() {
    let elements = path(100, 20).elements
    #expect(elements.contains(.line(CGPoint(x: 100 - 30.5733, y: 0))))
  }

  @Test func withoutRoomForTheSmoothPartItIsACircle() {
    let circle = corner(40, 20, .circular)
    let smooth = corner(40, 20, .continuous)
    #expect(abs(circle.ink - smooth.ink) < 0.2)
  }

  @Test func aShrinkingRectangleHasNoJump() {
    func first(_ side: CGFloat) -> CGFloat {
      guard case .move(let point) = path(side, 20).elements[0] else { return 0 }
      return point.y
    }
    // The first point is where the corner leaves the left edge.
    var last = first(80)
    #expect(abs(last - 30.5733) < 1e-9)
    for side in stride(from: 79.0, through: 40, by: -1) {
      #expect(abs(first(side) - last) <= 0.5 + 1e-9)
      last = first(side)
    }
    #expect(abs(last - 20) < 1e-9)
  }

  @Test func outlinesAreClosedAndStayInTheirBounds() {
    for style in [CornerStyle.circular, .continuous] {
      for radii in [
        CornerRadii(0), CornerRadii(5), CornerRadii(topLeft: 3, topRight: 0, bottomRight: 50, bottomLeft: 1),
      ] {
        let outline = Outline.roundedRect(rect(3, 4, 30, 20), radii: radii, style: style)
        #expect(outline.path.elements.last == .close)
        #expect(rect(2.999, 3.999, 30.002, 20.002).contains(outline.path.bounds))
      }
    }
  }
}
