import Foundation

/// The measurement of a block.
final class MeasureRun {
  /// The values of one metric, one per run.
  struct Series {
    let identifier: String
    let name: String
    let unit: String
    var values: [Double] = []
  }

  let options: XCTMeasureOptions.InvocationOptions
  /// The number of runs that count.
  let runs: Int
  /// The number of runs before that do not count.
  let skips: Int
  private(set) var start: XCTPerformanceMeasurementTimestamp?
  private(set) var end: XCTPerformanceMeasurementTimestamp?
  private(set) var series: [Series] = []
  private var metrics: [any XCTMetric] = []

  init(_ options: XCTMeasureOptions.InvocationOptions, runs: Int, skips: Int) {
    (self.options, self.runs, self.skips) = (options, runs, skips)
  }

  /// Called before each run of the block.
  func prepare(_ metrics: [any XCTMetric]) {
    self.metrics = metrics.compactMap { $0.copy() as? any XCTMetric }
    (start, end) = (nil, nil)
    if !options.contains(.manuallyStart) { begin() }
  }

  func begin() {
    for metric in metrics { metric.willBeginMeasuring() }
    start = XCTPerformanceMeasurementTimestamp()
  }

  func stop() {
    end = XCTPerformanceMeasurementTimestamp()
    for metric in metrics { metric.didStopMeasuring() }
  }

  /// Adds the values of the last run.
  func collect() throws {
    guard let start, let end else { return }
    for value in try metrics.flatMap({ try $0.reportMeasurements(from: start, to: end) }) {
      let index = series.firstIndex { $0.identifier == value.identifier } ?? series.endIndex
      if index == series.endIndex {
        series.append(Series(identifier: value.identifier, name: value.displayName, unit: value.unitSymbol))
      }
      series[index].values.append(value.doubleValue)
    }
  }
}

/// The baseline of a measurement in a project, for a specific machine.
package struct MeasureBaseline: Sendable {
  /// The name of the machine or of the baseline.
  package var name: String
  package var average: Double
  /// The tolerance of the average, in per cent.
  package var tolerance: Double

  package init(name: String, average: Double, tolerance: Double) {
    (self.name, self.average, self.tolerance) = (name, average, tolerance)
  }

  /// Returns the key of a measurement of a test.
  package static func key(_ type: String, _ test: String, _ identifier: String) -> String {
    "\(type)/\(test)/\(identifier)"
  }
}

extension MeasureRun.Series {
  var average: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  private var deviation: Double {
    let average = average
    let squares = values.map { ($0 - average) * ($0 - average) }.reduce(0, +)
    return (squares / Double(max(1, values.count))).squareRoot()
  }

  /// Returns the report in Xcode's format, with its default limits.
  func report(against baseline: MeasureBaseline?) -> String {
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    let relative = average == 0 ? 0 : deviation / abs(average) * 100
    let limit = number(identifier == WallClockMetric.identifier ? 0.1 : 0)
    let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return [
      "measured [\(name), \(unit)] average: \(number(average))", "relative standard deviation: \(number(relative))%",
      "values: [\(list)]", "performanceMetricID:\(identifier)", "baselineName: \"\(baseline?.name ?? "")\"",
      "baselineAverage: \(baseline.map { number($0.average) } ?? "")", "polarity: prefers smaller",
      "maxPercentRegression: \(number(baseline?.tolerance ?? 10))%", "maxPercentRelativeStandardDeviation: 10.000%",
      "maxRegression: \(limit)", "maxStandardDeviation: \(limit)",
    ].joined(separator: ", ")
  }

  /// Describes how it is worse than the baseline allows; nil if it is not.
  func regression(against baseline: MeasureBaseline) -> String? {
    guard baseline.average > 0 else { return nil }
    let worse = (average / baseline.average - 1) * 100
    guard worse > baseline.tolerance else { return nil }
    return String(
      format: "%@ average is %.0f%% worse than the baseline: %.3f %@ instead of %.3f (max allowed: %.0f%%).", name,
      worse, average, unit, baseline.average, baseline.tolerance)
  }
}

/// The default metric of `measure`.
final class WallClockMetric: NSObject, XCTMetric {
  static let identifier = "com.apple.XCTPerformanceMetric_WallClockTime"

  func copy(with zone: NSZone? = nil) -> Any { WallClockMetric() }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: Self.identifier, displayName: "Time", doubleValue: endTime.seconds - startTime.seconds,
        unitSymbol: "seconds")
    ]
  }
}
