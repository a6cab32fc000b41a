import Foundation

/// Measures the launch time of the app, in real time. Caveat: it is that of this machine, in which the app is in the
/// test's process.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric, @unchecked Sendable {
  private let waitsUntilResponsive: Bool

  /// Creates a metric that measures until the first frame.
  public override convenience init() { self.init(waitUntilResponsive: false) }

  /// Creates a metric that measures until the first frame, or until the app is idle.
  public init(waitUntilResponsive: Bool) {
    waitsUntilResponsive = waitUntilResponsive
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    XCTApplicationLaunchMetric(waitUntilResponsive: waitsUntilResponsive)
  }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    let interval = startTime.seconds...max(startTime.seconds, endTime.seconds)
    let name = waitsUntilResponsive ? "ApplicationFirstFramePresentationResponsive" : "AppLaunch"
    return onMainActor { RunningApp.launches }.filter { interval.contains($0.start) }.map { launch in
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-\(name).duration", displayName: "Duration (\(name))",
        doubleValue: (waitsUntilResponsive ? launch.rest : launch.firstFrame) - launch.start, unitSymbol: "s")
    }
  }
}
