import Foundation
import VirtualTime

/// What is measured of a block of a test.
public protocol XCTMetric {}

/// How long a block takes, in real time.
public final class XCTClockMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// Measures real time.
  public override init() { super.init() }
}

/// How long the app takes to be launched, in real time. Caveat: it is that of this machine, in which the app is in the test's process.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// Measures until the first frame.
  public override init() { super.init() }

  /// Measures until the app rests, which is what `launch()` waits for here, whatever is asked for.
  public convenience init(waitUntilResponsive: Bool) { self.init() }
}

/// How a block is measured.
public final class XCTMeasureOptions: NSObject, @unchecked Sendable {
  /// How often the block runs, after one time that does not count.
  public var iterationCount = 5

  /// Five times.
  public override init() { super.init() }

  /// What `measure` does unless told otherwise.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension SimulatorTestCase {
  /// Measures how long a block takes in real time.
  public final func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  /// Measures how long a block takes in real time, and prints the average.
  public final func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    block()
    let times = (0..<max(1, options.iterationCount)).map { _ in
      let start = VirtualTime.realTime
      block()
      return VirtualTime.realTime - start
    }
    let average = times.reduce(0, +) / Double(times.count)
    let list = times.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    print("\(name) measured [Time, seconds] average: \(String(format: "%.3f", average)), values: [\(list)]")
  }
}
