import Foundation

/// An acceleration, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
  public var x, y, z: Double
  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  public var x, y, z: Double
  /// Creates a rotation rate.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time in seconds since the phone was started.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// The acceleration of the phone.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// The rotation of the phone.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation rate.
  public let rotationRate: CMRotationRate
  init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// The attitude of the phone.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The angles in radians.
  public let roll, pitch, yaw: Double
  init(roll: Double, pitch: Double, yaw: Double) { (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw) }
}

/// The attitude and motion of the phone.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The attitude.
  public let attitude: CMAttitude
  /// The direction of gravity.
  public let gravity: CMAcceleration
  /// The acceleration by the person.
  public let userAcceleration: CMAcceleration
  /// The rotation rate.
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

/// Reports the motion of the phone. The simulated phone has no sensors, as Apple's simulator has none: all are
/// unavailable, and there is no data.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}

  /// The interval in seconds between updates.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval in seconds between updates.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The interval in seconds between updates.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  /// Whether there is an accelerometer: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a gyroscope: no.
  open var isGyroAvailable: Bool { false }
  /// Whether device motion is available: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a magnetometer: no.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the accelerometer is active: no.
  open var isAccelerometerActive: Bool { false }
  /// Whether the gyroscope is active: no.
  open var isGyroActive: Bool { false }
  /// Whether device motion is active: no.
  open var isDeviceMotionActive: Bool { false }
  /// The latest acceleration: nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The latest rotation: nil.
  open var gyroData: CMGyroData? { nil }
  /// The latest device motion: nil.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Starts updates. Caveat: there are none.
  open func startAccelerometerUpdates() {}
  /// Starts updates. Caveat: there are none.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Stops updates.
  open func stopAccelerometerUpdates() {}
  /// Starts updates. Caveat: there are none.
  open func startGyroUpdates() {}
  /// Starts updates. Caveat: there are none.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Stops updates.
  open func stopGyroUpdates() {}
  /// Starts updates. Caveat: there are none.
  open func startDeviceMotionUpdates() {}
  /// Starts updates. Caveat: there are none.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Stops updates.
  open func stopDeviceMotionUpdates() {}
}

extension CMDeviceMotion {
  /// The location of a sensor.
  public enum SensorLocation: Int, Sendable {
    /// The phone itself.
    case `default` = 0
    case headphoneLeft, headphoneRight
  }

  /// The location of the sensor.
  public var sensorLocation: CMDeviceMotion.SensorLocation { .default }
}

/// The confidence of a motion activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium, high
}

/// A fall of the person. Only a watch detects falls, so none is ever created.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// The person's answer to a fall.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed, rejected, unresponsive
  }

  /// The date.
  public let date: Date
  /// The person's answer.
  public let resolution: CMFallDetectionEvent.UserResolution

  init(date: Date, resolution: CMFallDetectionEvent.UserResolution) {
    (self.date, self.resolution) = (date, resolution)
  }
}

/// The authorization for motion data.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Steps and distance in a period.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The start date.
  public let startDate: Date
  /// The end date.
  public let endDate: Date
  /// The number of steps.
  public let numberOfSteps: NSNumber
  /// The distance in metres.
  public let distance: NSNumber?

  init(from startDate: Date, to endDate: Date, steps: Int) {
    (self.startDate, self.endDate, numberOfSteps, distance) = (startDate, endDate, NSNumber(value: steps), nil)
  }
}

/// The type of a pedometer event.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume
}

/// A pause or resumption of walking.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// The date.
  public let date: Date
  /// The type.
  public let type: CMPedometerEventType

  init(date: Date, type: CMPedometerEventType) { (self.date, self.type) = (date, type) }
}

/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"
/// The feature is not available.
public let CMErrorNotAvailable = 109

/// Counts steps. The simulated phone does not.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// Returns whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether the distance is available: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors are counted: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the pace is available: no.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether the cadence is available: no.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether events are tracked: no.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns the authorization: restricted.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Reports that step counting is unavailable.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: CMErrorNotAvailable)) }
  }
  /// Reports that step counting is unavailable.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { queryPedometerData(from: start, to: start, withHandler: handler) }
  /// Stops updates.
  open func stopUpdates() {}
  /// Reports that events are unavailable.
  open func startEventUpdates(handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: CMErrorNotAvailable)) }
  }
  /// Stops updates.
  open func stopEventUpdates() {}
}
