import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Areas of paths", .simulator(.iPhoneSE))
struct PathAreaTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
  private let right = Path(CGRect(x: 40, y: 20, width: 60, height: 60))

  /// The path's area in square points, computed from the corners of its figures.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, pen) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      sum += pen.x * end.y - end.x * pen.y
      pen = end
    }
    path.forEach { element in
      switch element {
      case .move(let end): (start, pen) = (end, end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): add(end)
      case .closeSubpath: add(start)
      }
    }
    return abs(sum) / 2
  }

  private func count(_ path: Path) -> Int {
    var count = 0
    path.forEach { if case .move = $0 { count += 1 } }
    return count
  }

  @Test("given two squares that overlap, then each operation has its area, its frame and its corners")
  func squares() {
    #expect(left.intersection(right).boundingRect == CGRect(x: 40, y: 20, width: 20, height: 40))
    #expect(abs(area(left.intersection(right)) - 800) < 0.01)
    #expect(abs(area(left.union(right)) - 6400) < 0.01)
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(abs(area(left.subtracting(right)) - 2800) < 0.01)
    #expect(abs(area(left.symmetricDifference(right)) - 5600) < 0.01)
    #expect(left.subtracting(right).contains(CGPoint(x: 10, y: 10)))
    #expect(!left.subtracting(right).contains(CGPoint(x: 50, y: 50)))
    #expect(count(left.union(right)) == 1)
  }

  @Test("given squares that do not touch, lie inside each other or are the same, then nothing is lost or doubled")
  func special() {
    let far = Path(CGRect(x: 200, y: 0, width: 10, height: 10))
    #expect(left.intersection(far).isEmpty)
    #expect(abs(area(left.union(far)) - 3700) < 0.01)
    let inner = Path(CGRect(x: 20, y: 20, width: 20, height: 20))
    let ring = left.subtracting(inner)
    #expect(count(ring) == 2)
    #expect(abs(area(ring) - 3200) < 0.01)
    #expect(!ring.contains(CGPoint(x: 30, y: 30)) && !ring.contains(CGPoint(x: 30, y: 30), eoFill: true))
    #expect(inner.subtracting(left).isEmpty)
    #expect(abs(area(left.union(left)) - 3600) < 0.01)
    #expect(abs(area(left.intersection(left)) - 3600) < 0.01)
    #expect(left.subtracting(left).isEmpty)
    // They share an edge.
    let beside = Path(CGRect(x: 60, y: 0, width: 40, height: 60))
    let both = left.union(beside)
    #expect(count(both) == 1)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(abs(area(both) - 6000) < 0.01)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
  }

  @Test("given circles, then the areas are theirs up to a thousandth")
  func circles() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    // The lens of two circles whose centres are one radius apart.
    let lens: CGFloat = 2 * 2500 * .pi / 3 - 2500 * 3.0.squareRoot() / 2
    #expect(abs(area(circle.intersection(other)) - lens) < 8)
    #expect(abs(area(circle.union(other)) - (2 * 2500 * .pi - lens)) < 16)
    // The same circle in a shape of one point.
    let small = circle.applying(CGAffineTransform(scaleX: 0.01, y: 0.01))
    let half = Path(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(abs(area(small.intersection(half)) - 0.25 * .pi / 2) < 0.001)
  }

  @Test("given a figure that crosses itself, then parity leaves its middle out")
  func parity() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
        })
      path.closeSubpath()
    }
    let all = Path(CGRect(x: -10, y: -10, width: 120, height: 120))
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.intersection(all).contains(middle))
    #expect(!star.intersection(all, eoFill: true).contains(middle))
    #expect(all.subtracting(star, eoFill: true).contains(middle))
  }

  @Test("given a line and an area, then the line is cut where it meets the border")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -20, y: 30))
      path.addLine(to: CGPoint(x: 100, y: 30))
    }
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 30, width: 60, height: 0))
    #expect(count(line.lineSubtraction(left)) == 2)
    #expect(line.lineSubtraction(left).boundingRect == CGRect(x: -20, y: 30, width: 120, height: 0))
  }

  @Test("given numbers that are no places, then nothing comes of them")
  func hostile() {
    for value in [CGFloat.nan, .infinity, 1e300] {
      _ = left.union(Path(CGRect(x: value, y: 0, width: 10, height: 10)))
      _ = left.subtracting(Path(ellipseIn: CGRect(x: 0, y: 0, width: value, height: 10)))
    }
    let point = Path(CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(abs(area(left.subtracting(point)) - 3600) < 0.01)
  }

  @Test("given shapes that are put together, then the view is filled, clipped and touched as they say")
  func shapes() async throws {
    var taps = 0
    let screen = await Screen {
      VStack(spacing: 0) {
        Rectangle().subtracting(Circle()).fill(.red).frame(width: 100, height: 100).onTapGesture { taps += 1 }
        Color.blue.frame(width: 100, height: 100).clipShape(Circle().union(Rectangle().size(width: 50, height: 50)))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea()
    }
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 4, y: 4)) != [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 4, y: 104)) != [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 96, y: 104)) == [255, 255, 255])
    try await screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 0)
    try await screen.tap(at: CGPoint(x: 4, y: 4))
    #expect(taps == 1)
  }
}
