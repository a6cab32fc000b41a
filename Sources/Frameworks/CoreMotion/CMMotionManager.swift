import Foundation

/// How fast something becomes faster, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
  public var x, y, z: Double
  /// Three parts.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  public var x, y, z: Double
  /// Three parts.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Something that was measured.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When, in seconds since the phone was started.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// How fast the phone became faster.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// That.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// How fast the phone turned.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// That.
  public let rotationRate: CMRotationRate
  init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// How the phone is held.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// In radians.
  public let roll, pitch, yaw: Double
  init(roll: Double, pitch: Double, yaw: Double) { (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw) }
}

/// How the phone is held and moved.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  public let attitude: CMAttitude
  /// Where down is.
  public let gravity: CMAcceleration
  /// What the person adds to that.
  public let userAcceleration: CMAcceleration
  /// How fast it turns.
  public let rotationRate: CMRotationRate

  init(
    _ attitude: CMAttitude, gravity: CMAcceleration, userAcceleration: CMAcceleration, rotationRate: CMRotationRate,
    timestamp: TimeInterval
  ) {
    (self.attitude, self.gravity, self.userAcceleration) = (attitude, gravity, userAcceleration)
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// Tells how the phone is moved. The simulated phone has no sensors, as Apple's simulator has none: all are unavailable, and no data come.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}

  /// Seconds between two data.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two data.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds between two data.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  /// No.
  open var isAccelerometerAvailable: Bool { false }
  /// No.
  open var isGyroAvailable: Bool { false }
  /// No.
  open var isDeviceMotionAvailable: Bool { false }
  /// No.
  open var isMagnetometerAvailable: Bool { false }
  /// No.
  open var isAccelerometerActive: Bool { false }
  /// No.
  open var isGyroActive: Bool { false }
  /// No.
  open var isDeviceMotionActive: Bool { false }
  /// None.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// None.
  open var gyroData: CMGyroData? { nil }
  /// None.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Nothing comes.
  open func startAccelerometerUpdates() {}
  /// Nothing comes.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Nothing came.
  open func stopAccelerometerUpdates() {}
  /// Nothing comes.
  open func startGyroUpdates() {}
  /// Nothing comes.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Nothing came.
  open func stopGyroUpdates() {}
  /// Nothing comes.
  open func startDeviceMotionUpdates() {}
  /// Nothing comes.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Nothing came.
  open func stopDeviceMotionUpdates() {}
}

extension CMDeviceMotion {
  /// Where the sensor is.
  public enum SensorLocation: Int, Sendable {
    /// In the phone itself.
    case `default` = 0
    case headphoneLeft, headphoneRight
  }

  /// Where the sensor is.
  public var sensorLocation: CMDeviceMotion.SensorLocation { .default }
}

/// How sure it is what the person does.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium, high
}

/// That the person fell. Only a watch tells, so none is ever made.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// What the person said about it.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed, rejected, unresponsive
  }

  /// When.
  public let date: Date
  /// What the person said about it.
  public let resolution: CMFallDetectionEvent.UserResolution

  init(date: Date, resolution: CMFallDetectionEvent.UserResolution) {
    (self.date, self.resolution) = (date, resolution)
  }
}

/// Whether an app may know how the person moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Steps and ways in a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  /// How many steps.
  public let numberOfSteps: NSNumber
  /// How many metres.
  public let distance: NSNumber?

  init(from startDate: Date, to endDate: Date, steps: Int) {
    (self.startDate, self.endDate, numberOfSteps, distance) = (startDate, endDate, NSNumber(value: steps), nil)
  }
}

/// What the person who walks does.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume
}

/// That the person who walks stopped or went on.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// When.
  public let date: Date
  /// Which of both.
  public let type: CMPedometerEventType

  init(date: Date, type: CMPedometerEventType) { (self.date, self.type) = (date, type) }
}

/// What went wrong.
public let CMErrorDomain = "CMErrorDomain"
/// The phone does not have it.
public let CMErrorNotAvailable = 109

/// Counts steps. The simulated phone does not.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// No.
  open class func isStepCountingAvailable() -> Bool { false }
  /// No.
  open class func isDistanceAvailable() -> Bool { false }
  /// No.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// No.
  open class func isPaceAvailable() -> Bool { false }
  /// No.
  open class func isCadenceAvailable() -> Bool { false }
  /// No.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// No.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Says that the phone does not count.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: CMErrorNotAvailable)) }
  }
  /// Says that the phone does not count.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { queryPedometerData(from: start, to: start, withHandler: handler) }
  /// Nothing came.
  open func stopUpdates() {}
  /// Says that the phone does not notice.
  open func startEventUpdates(handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: CMErrorNotAvailable)) }
  }
  /// Nothing came.
  open func stopEventUpdates() {}
}
