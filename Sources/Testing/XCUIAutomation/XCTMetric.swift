import Foundation
import VirtualTime

/// What is measured of a block of a test. Each run of the block has a copy of its own.
public protocol XCTMetric: NSCopying, NSObjectProtocol {
  /// What was measured between two moments; empty if there was nothing.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
  /// The block is about to run.
  func willBeginMeasuring()
  /// The block has run.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Nothing happens.
  public func willBeginMeasuring() {}
  /// Nothing happens.
  public func didStopMeasuring() {}
}

/// A value that was measured of one run.
public final class XCTPerformanceMeasurement: NSObject, Sendable {
  /// What tells it from others, such as "com.apple.dt.XCTMetric_Clock.time.monotonic".
  public let identifier: String
  /// What it is called, such as "Clock Monotonic Time".
  public let displayName: String
  /// The value.
  public let doubleValue: Double
  /// The unit, such as "s".
  public let unitSymbol: String

  /// A value in a unit.
  public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    super.init()
  }

  /// A value in a unit.
  public convenience init(identifier: String, displayName: String, value: Measurement<Unit>) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol)
  }

  /// The value in its unit.
  public var value: Measurement<Unit> { Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)) }
}

/// A moment of a measurement, in real time.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// Nanoseconds since some moment before.
  public let absoluteTimeNanoSeconds: UInt64
  /// The same: a tick of this machine is a nanosecond.
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
  /// The moment as a date.
  public let date: Date

  /// A moment.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
    super.init()
  }

  /// Now.
  public override convenience init() {
    self.init(absoluteTime: UInt64(max(0, VirtualTime.realTime) * 1e9), date: Date())
  }

  /// In seconds.
  var seconds: Double { Double(absoluteTimeNanoSeconds) / 1e9 }
}
