import Foundation
import VirtualTime

/// A metric of a block of a test. Each run of the block has its own copy.
public protocol XCTMetric: NSCopying, NSObjectProtocol {
  /// Returns the values between two timestamps; empty if there are none.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
  /// Called before the block runs.
  func willBeginMeasuring()
  /// Called after the block has run.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Does nothing by default.
  public func willBeginMeasuring() {}
  /// Does nothing by default.
  public func didStopMeasuring() {}
}

/// The measured value of one run.
public final class XCTPerformanceMeasurement: NSObject, Sendable {
  /// The identifier, such as "com.apple.dt.XCTMetric_Clock.time.monotonic".
  public let identifier: String
  /// The name, such as "Clock Monotonic Time".
  public let displayName: String
  /// The value.
  public let doubleValue: Double
  /// The unit, such as "s".
  public let unitSymbol: String

  /// Creates a value with a unit.
  public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    super.init()
  }

  /// Creates a value with a unit.
  public convenience init(identifier: String, displayName: String, value: Measurement<Unit>) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol)
  }

  /// The value in its unit.
  public var value: Measurement<Unit> { Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)) }
}

/// The timestamp of a measurement, in real time.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// Nanoseconds since an arbitrary moment.
  public let absoluteTimeNanoSeconds: UInt64
  /// Same as `absoluteTimeNanoSeconds`: a tick of this machine is a nanosecond.
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
  /// The moment as a date.
  public let date: Date

  /// Creates a timestamp.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
    super.init()
  }

  /// Creates a timestamp for the current moment.
  public override convenience init() {
    self.init(absoluteTime: UInt64(max(0, VirtualTime.realTime) * 1e9), date: Date())
  }

  /// In seconds.
  var seconds: Double { Double(absoluteTimeNanoSeconds) / 1e9 }
}
