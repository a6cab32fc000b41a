import Foundation

/// An error of HealthKit.
public struct HKError: Error, Hashable, Sendable, LocalizedError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Health data is unavailable on the device.
    case errorHealthDataUnavailable = 1
    /// The person denied authorization.
    case errorAuthorizationDenied = 4
    /// Authorization is not determined.
    case errorAuthorizationNotDetermined = 5
  }

  /// The code.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// Health data is unavailable on the device.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// The description for a person.
  public var errorDescription: String? { "Health data is unavailable on this device" }
}

/// The authorization to write.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

/// The identifier of a quantity type.
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

/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// A type of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  init(name: String) { identifier = name }

  /// Returns a quantity type.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// Returns a category type.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// Returns the workout type.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }

  /// Returns whether the identifiers are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A type of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a type from an identifier.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }
}
/// A type of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a type from an identifier.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The store of a person's health data. The simulated phone has none, as older iPads had: `isHealthDataAvailable()` is
/// false, and asking for permission fails with that error.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// Returns false.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Returns that it is not determined.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Reports that health data is unavailable.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) } }

  /// Throws that health data is unavailable.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError(.errorHealthDataUnavailable)
  }
}
