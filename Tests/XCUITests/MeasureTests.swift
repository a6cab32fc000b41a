import XCTest
import os

@testable import XCUIAutomation

/// A metric that counts what its block does.
private final class CountMetric: NSObject, XCTMetric {
  nonisolated(unsafe) static var count = 0
  private var start = 0
  private var end = 0

  func copy(with zone: NSZone? = nil) -> Any { CountMetric() }
  func willBeginMeasuring() { start = Self.count }
  func didStopMeasuring() { end = Self.count }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    [.init(identifier: "count", displayName: "Count", doubleValue: Double(end - start), unitSymbol: "times")]
  }
}

final class MeasureTests: KeptFailuresTestCase {
  func testABlockRunsOnceMoreThanIsMeasured() {
    var runs = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) {
      runs += 1
    }
    XCTAssertEqual(runs, 4)
    runs = 0
    measure { runs += 1 }
    XCTAssertEqual(runs, 10)
  }

  func testMeasuringByHand() throws {
    let run = MeasureRun([.manuallyStart], runs: 1, skips: 0)
    // When
    run.prepare([CountMetric()])
    CountMetric.count += 5
    run.begin()
    CountMetric.count += 2
    run.stop()
    CountMetric.count += 5
    try run.collect()
    // Then
    XCTAssertEqual(run.series.map(\.values), [[2]])
  }

  func testABlockThatDoesNotBegin() {
    check = { [self] in XCTAssertEqual(failures.first?.description, "failed - The block did not call startMeasuring().")
    }
    let options = XCTMeasureOptions()
    options.invocationOptions = .manuallyStart
    measure(metrics: [XCTClockMetric()], options: options) {}
  }

  func testTheIntervalsOfASignpost() throws {
    let signposter = OSSignposter(subsystem: "shop", category: "cart")
    let run = MeasureRun([], runs: 1, skips: 0)
    run.prepare([
      XCTOSSignpostMetric(subsystem: "shop", category: "cart", name: "sum"),
      XCTOSSignpostMetric(subsystem: "shop", category: "cart", name: "other"),
    ])
    // When
    signposter.withIntervalSignpost("sum") {}
    run.stop()
    try run.collect()
    // Then
    XCTAssertEqual(run.series.map(\.identifier), ["com.apple.dt.XCTMetric_OSSignpost-sum.duration"])
    XCTAssertEqual(run.series.first?.name, "Duration (sum)")
  }

  func testLaunching() throws {
    let run = MeasureRun([], runs: 1, skips: 0)
    run.prepare([XCTApplicationLaunchMetric(), XCTApplicationLaunchMetric(waitUntilResponsive: true)])
    // When
    XCUIApplication().launch()
    run.stop()
    try run.collect()
    // Then
    let values = run.series.flatMap(\.values)
    XCTAssertEqual(values.count, 2)
    XCTAssertGreaterThan(values[0], 0)
    XCTAssertGreaterThanOrEqual(values[1], values[0])
  }

  func testScrolling() throws {
    let app = XCUIApplication()
    app.launch()
    let run = MeasureRun([], runs: 1, skips: 0)
    run.prepare([XCTOSSignpostMetric.scrollDraggingMetric, XCTOSSignpostMetric.scrollDecelerationMetric])
    // When
    app.scrollViews["list"].swipeUp()
    run.stop()
    try run.collect()
    // Then
    XCTAssertEqual(run.series.map(\.name), ["Duration (Scroll_Dragging)", "Duration (Scroll_Deceleration)"])
    XCTAssertGreaterThan(run.series.flatMap(\.values).min() ?? 0, 0)
  }

  func testABaselineIsPrintedAndAllowsSomeMore() {
    let series = MeasureRun.Series(
      identifier: "com.apple.dt.XCTMetric_CPU.time", name: "CPU Time", unit: "s", values: [0.2, 0.4])
    XCTAssertEqual(
      series.report(against: nil),
      "measured [CPU Time, s] average: 0.300, relative standard deviation: 33.333%, values: [0.200000, 0.400000], "
        + "performanceMetricID:com.apple.dt.XCTMetric_CPU.time, baselineName: \"\", baselineAverage: , "
        + "polarity: prefers smaller, maxPercentRegression: 10.000%, maxPercentRelativeStandardDeviation: 10.000%, "
        + "maxRegression: 0.000, maxStandardDeviation: 0.000")
    let baseline = MeasureBaseline(name: "Mac14,2", average: 0.2, tolerance: 60)
    XCTAssertTrue(series.report(against: baseline).contains("baselineName: \"Mac14,2\", baselineAverage: 0.200,"))
    XCTAssertNil(series.regression(against: baseline))
    XCTAssertEqual(
      series.regression(against: MeasureBaseline(name: "", average: 0.2, tolerance: 10)),
      "CPU Time average is 50% worse than the baseline: 0.300 s instead of 0.200 (max allowed: 10%).")
  }
}
