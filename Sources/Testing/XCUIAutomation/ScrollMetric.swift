import Foundation

/// The duration of drags in a block, and of the deceleration that follows, in the phone's time; several drags are
/// summed up.
final class ScrollMetric: NSObject, XCTMetric {
  /// The part of the interval.
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

/// The system's own signposts. As in Apple's simulator there are durations, and no frame rates or hitches.
extension XCTOSSignpostMetric {
  /// The duration of a drag, in the phone's time.
  public class var scrollDraggingMetric: any XCTMetric { ScrollMetric(.dragging) }
  /// The duration of the deceleration after a drag, in the phone's time.
  public class var scrollDecelerationMetric: any XCTMetric { ScrollMetric(.deceleration) }
  /// The duration of scrolling, from the drag to rest, in the phone's time.
  public class var scrollingAndDecelerationMetric: any XCTMetric { ScrollMetric(.both) }
}
