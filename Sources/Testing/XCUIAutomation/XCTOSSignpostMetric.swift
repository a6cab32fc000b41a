import Foundation
import os
import Synchronization
import VirtualTime

/// Measures the duration of a signpost's intervals in a block, in real time, summed up.
public final class XCTOSSignpostMetric: NSObject, XCTMetric, @unchecked Sendable {
  private let subsystem: String
  private let category: String
  private let name: String

  /// Creates a metric for the intervals that `os_signpost` or `OSSignposter` marks with a name.
  public init(subsystem: String, category: String, name: String) {
    (self.subsystem, self.category, self.name) = (subsystem, category, name)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    XCTOSSignpostMetric(subsystem: subsystem, category: category, name: name)
  }

  public func willBeginMeasuring() {
    Signpost.observer.withLock { $0 = { signpost in SignpostTimes.shared.add(signpost) } }
  }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    let marks = SignpostTimes.shared.marks(from: startTime.seconds, to: endTime.seconds).filter {
      $0.signpost.subsystem == subsystem && $0.signpost.category == category && $0.signpost.name == name
    }
    var begun: [OSSignpostID: Double] = [:]
    var duration: Double?
    for (signpost, time) in marks {
      if signpost.type == .begin { begun[signpost.id] = time }
      // An end without its beginning is ignored.
      guard signpost.type == .end, let start = begun.removeValue(forKey: signpost.id) else { continue }
      duration = (duration ?? 0) + time - start
    }
    guard let duration else { return [] }
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_OSSignpost-\(name).duration", displayName: "Duration (\(name))",
        doubleValue: duration, unitSymbol: "s")
    ]
  }
}

/// The signposts since measuring began, each with its real time.
private final class SignpostTimes: Sendable {
  static let shared = SignpostTimes()
  private static let kept = 100_000
  private let marks = Mutex<[(signpost: Signpost, time: Double)]>([])

  func add(_ signpost: Signpost) {
    let time = VirtualTime.realTime
    marks.withLock { marks in
      if marks.count >= Self.kept { marks.removeFirst(Self.kept / 2) }
      marks.append((signpost, time))
    }
  }

  func marks(from start: Double, to end: Double) -> [(signpost: Signpost, time: Double)] {
    marks.withLock { $0.filter { start <= $0.time && $0.time <= end } }
  }
}
