import Foundation

/// What went wrong.
public struct HKError: Error, Hashable, Sendable, LocalizedError {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// The device keeps no data of the person's health.
    case errorHealthDataUnavailable = 1
    /// The person does not let the app.
    case errorAuthorizationDenied = 4
    /// The person was not asked yet.
    case errorAuthorizationNotDetermined = 5
  }

  /// What went wrong.
  public let code: Code
  /// That.
  public init(_ code: Code) { self.code = code }
  /// The device keeps no data of the person's health.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// What to tell a person.
  public var errorDescription: String? { "Health data is unavailable on this device" }
}

/// Whether the app may write.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

/// The name of a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
}

/// The name of something that happens in kinds.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  init(name: String) { identifier = name }

  /// A quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// Something that happens in kinds.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// Exercise.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }

  /// Equal if they are called alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// Equal kinds have equal hashes.
  open override var hash: Int { identifier.hashValue }
}

/// A kind of data with times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The kind with a name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }
}
/// A kind of things that happen in kinds.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// The kind with a name.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}
/// Exercise.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// Data of a person's health. The simulated phone keeps none, as an iPad of old did not: `isHealthDataAvailable()` is false, and asking for
/// permission fails with that.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// False.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Nobody was asked.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Says that there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) } }

  /// Throws that there are no data.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError(.errorHealthDataUnavailable)
  }
}
