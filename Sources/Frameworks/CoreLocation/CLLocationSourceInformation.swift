import Foundation

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  /// A program made it up.
  public let isSimulatedBySoftware: Bool
  /// A thing that is connected to the phone told it.
  public let isProducedByAccessory: Bool

  /// What is known of a location.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  /// 0 on the ground, and one more for each floor above it.
  public let level: Int

  init(level: Int) { self.level = level }

  /// The same: a floor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the phone is held.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown
  /// On its side, with the upper end to the left or to the right.
  case landscapeLeft, landscapeRight
  /// On its back or on its front.
  case faceUp, faceDown
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate, near, far
}

/// Where the phone is, seen from a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside, outside
}
