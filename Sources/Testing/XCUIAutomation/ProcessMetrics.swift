import Foundation
@preconcurrency import Glibc
import VirtualTime

/// Measures the duration of a block in real time.
public final class XCTClockMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// Creates a metric for real time.
  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any { XCTClockMetric() }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
        doubleValue: endTime.seconds - startTime.seconds, unitSymbol: "s")
    ]
  }
}

/// Measures the CPU time of a block. Cycles and instructions are not counted.
public final class XCTCPUMetric: NSObject, XCTMetric, @unchecked Sendable {
  private let clock: clockid_t
  private let app: MeasuredApp
  private var start = 0.0
  private var used = 0.0

  private init(_ clock: clockid_t, _ app: MeasuredApp) {
    (self.clock, self.app) = (clock, app)
    super.init()
  }

  /// Creates a metric for the CPU time of the process, all threads together.
  public override convenience init() { self.init(CLOCK_PROCESS_CPUTIME_ID, MeasuredApp()) }

  /// Creates a metric for the CPU time of the process, or only of the thread that runs the block.
  public convenience init(limitingToCurrentThread limitToCurrentThread: Bool) {
    self.init(limitToCurrentThread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, MeasuredApp())
  }

  /// Creates a metric for the CPU time of an app, which is that of the test's process.
  public convenience init(application: XCUIApplication) {
    self.init(CLOCK_PROCESS_CPUTIME_ID, MeasuredApp(application))
  }

  public func copy(with zone: NSZone? = nil) -> Any { XCTCPUMetric(clock, app) }

  public func willBeginMeasuring() { start = time }
  public func didStopMeasuring() { used = time - start }

  private var time: Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] { [app.measurement("CPU", "time", "CPU Time", used, "s")] }
}

/// Measures the physical memory used by a block.
public final class XCTMemoryMetric: NSObject, XCTMetric, @unchecked Sendable {
  private let app: MeasuredApp
  private var start = 0.0
  private var end = 0.0
  private var peak = 0.0

  private init(_ app: MeasuredApp) {
    self.app = app
    super.init()
  }

  /// Creates a metric for the memory of the process.
  public override convenience init() { self.init(MeasuredApp()) }
  /// Creates a metric for the memory of an app, which is that of the test's process.
  public convenience init(application: XCUIApplication) { self.init(MeasuredApp(application)) }

  public func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric(app) }

  public func willBeginMeasuring() {
    // Resets the peak, where the system allows it.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    start = ProcessNumbers.value("VmRSS", in: "status")
  }

  public func didStopMeasuring() {
    end = ProcessNumbers.value("VmRSS", in: "status")
    peak = ProcessNumbers.value("VmHWM", in: "status")
  }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    // The system counts in units of 1024 bytes, XCTest in thousands.
    [
      app.measurement("Memory", "physical", "Memory Physical", (end - start) * 1.024, "kB"),
      app.measurement("Memory", "physical_peak", "Memory Peak Physical", peak * 1.024, "kB"),
    ]
  }
}

/// Measures how much a block writes to files.
public final class XCTStorageMetric: NSObject, XCTMetric, @unchecked Sendable {
  private let app: MeasuredApp
  private var start = 0.0
  private var written = 0.0

  private init(_ app: MeasuredApp) {
    self.app = app
    super.init()
  }

  /// Creates a metric for what the process writes.
  public override convenience init() { self.init(MeasuredApp()) }
  /// Creates a metric for what an app writes, which is what the test's process does.
  public convenience init(application: XCUIApplication) { self.init(MeasuredApp(application)) }

  public func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric(app) }

  public func willBeginMeasuring() { start = ProcessNumbers.value("write_bytes", in: "io") }
  public func didStopMeasuring() { written = ProcessNumbers.value("write_bytes", in: "io") - start }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) -> [XCTPerformanceMeasurement] {
    [app.measurement("Disk", "logical_writes", "Disk Logical Writes", written / 1000, "kB")]
  }
}

/// The measured process, for the names of the values.
private struct MeasuredApp {
  private var identifier: String?

  init(_ app: XCUIApplication? = nil) { identifier = app?.measuredIdentifier }

  func measurement(
    _ metric: String, _ part: String, _ name: String, _ value: Double, _ unit: String
  ) -> XCTPerformanceMeasurement {
    XCTPerformanceMeasurement(
      identifier: "com.apple.dt.XCTMetric_\(metric)\(identifier.map { "-\($0)" } ?? "").\(part)",
      displayName: name + (identifier.map { " (\($0))" } ?? ""), doubleValue: value, unitSymbol: unit)
  }
}

/// The system's statistics of this process.
private enum ProcessNumbers {
  /// Returns the number in a line such as "VmRSS: 1234 kB"; 0 if there is none.
  static func value(_ key: String, in file: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/\(file)", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(key):") }
    return line.flatMap { Double($0.dropFirst(key.count + 1).filter(\.isNumber)) } ?? 0
  }
}
