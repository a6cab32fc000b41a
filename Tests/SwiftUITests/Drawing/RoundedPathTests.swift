import Foundation
import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Where UIKit's rounded rectangles begin", .simulator(.iPhone15Pro))
struct RoundedPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test("given a rounded rectangle, then its path begins and ends on the top edge, right of the corner")
  func start() {
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 8)
    #expect(all.currentPoint.y == 0 && all.currentPoint.x > 8 && all.currentPoint.x < 20)
    let some = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
    #expect(some.currentPoint == all.currentPoint)
  }

  @Test("given corners of which the first is square, then the path begins in that corner")
  func squareCorner() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(path.currentPoint == .zero)
  }

  @Test("given a tab drawn on from the end of the path, then it stands on the top edge, and the corners stay round")
  func tab() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
    path.addLine(to: CGPoint(x: 80, y: path.currentPoint.y))
    path.addLine(to: CGPoint(x: 80, y: path.currentPoint.y - 13))
    path.addLine(to: CGPoint(x: 116, y: path.currentPoint.y))
    path.addLine(to: CGPoint(x: 116, y: path.currentPoint.y + 13))
    #expect(path.contains(CGPoint(x: 98, y: -6)))
    #expect(!path.contains(CGPoint(x: 60, y: -6)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 100, y: 50)) && path.contains(CGPoint(x: 1, y: 99)))
  }
}
