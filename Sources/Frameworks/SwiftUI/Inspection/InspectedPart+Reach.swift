import DisplayList
import Foundation

/// Where a finger reaches a part of the screen.
package struct InspectedReach: Sendable {
  /// The point, on the screen; nil if there is none.
  package var point: CGPoint?
  /// The result of the first touch that does not reach the part; nil if the first one does.
  package var obstacle: InspectedTouch?
  /// The first touch that something in front receives; nil if nothing in front does.
  package var cover: InspectedTouch?
}

extension InspectedPart {
  /// The shares of width and height at which nine points of a part are tried, the middle first.
  private static let shares: [CGFloat] = [0.5, 0.1, 0.9]

  /// Finds the point where a finger reaches the part: the activation point, or else the first of nine points of the
  /// visible part, the middle first. `Query`, XCUITest and WebDriver all use this rule.
  /// - Parameters:
  ///   - visible: The visible rectangle on the screen; not null.
  ///   - activationPoint: The point to touch that the app has set; nil for none.
  ///   - countsPassing: Whether one of the nine points counts if the part takes no touches there, but nothing in front
  ///     does either: XCUITest touches texts.
  package func reach(in visible: CGRect, activationPoint: CGPoint?, countsPassing: Bool = false) -> InspectedReach {
    var reach = InspectedReach()
    func isReached(_ point: CGPoint, countsPassing: Bool) -> Bool {
      let touch = touch(at: point)
      switch touch {
      case .reached: return true
      case .passedThrough where countsPassing: return true
      case .passedThrough: break
      case .covered: reach.cover = reach.cover ?? touch
      }
      reach.obstacle = reach.obstacle ?? touch
      return false
    }
    if let activationPoint, isReached(activationPoint, countsPassing: false) {
      reach.point = activationPoint
      return reach
    }
    for y in Self.shares {
      for x in Self.shares {
        let point = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
        guard isReached(point, countsPassing: countsPassing) else { continue }
        reach.point = point
        return reach
      }
    }
    return reach
  }
}
