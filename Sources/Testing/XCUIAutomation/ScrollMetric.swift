import Foundation

/// How long a finger drags in a block, and how long what it has moved goes on, in the phone's time; several drags together.
final class ScrollMetric: NSObject, XCTMetric {
  /// Which part of it.
  enum Part: String {
    case dragging = "Scroll_Dragging"
    case deceleration = "Scroll_Deceleration"
    case both = "Scroll_DraggingAndDeceleration"
  }

  private let part: Part

  init(_ part: Part) {
    self.part = part
    super.init()
  }

  func copy(with zone: NSZone? = nil) -> Any { ScrollMetric(part) }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    let interval = startTime.seconds...max(startTime.seconds, endTime.seconds)
    let drags = onMainActor { RunningApp.drags }.filter { interval.contains($0.realTime) }
    if drags.isEmpty { return [] }
    let durations = drags.map { drag in
      switch part {
      case .dragging: drag.lift - drag.touch
      case .deceleration: drag.rest - drag.lift
      case .both: drag.rest - drag.touch
      }
    }
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_OSSignpost-\(part.rawValue).duration",
        displayName: "Duration (\(part.rawValue))", doubleValue: durations.reduce(0, +), unitSymbol: "s")
    ]
  }
}

/// What the system marks by itself. As in Apple's simulator there are durations, and no frame rates or hitches.
extension XCTOSSignpostMetric {
  /// How long a finger drags, in the phone's time.
  public class var scrollDraggingMetric: any XCTMetric { ScrollMetric(.dragging) }
  /// How long what a finger has moved goes on by itself, in the phone's time.
  public class var scrollDecelerationMetric: any XCTMetric { ScrollMetric(.deceleration) }
  /// How long scrolling takes, from the finger to rest, in the phone's time.
  public class var scrollingAndDecelerationMetric: any XCTMetric { ScrollMetric(.both) }
}
