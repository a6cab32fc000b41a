import Foundation

/// The source of a location.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  /// Whether it is simulated by software.
  public let isSimulatedBySoftware: Bool
  /// Whether it comes from an accessory.
  public let isProducedByAccessory: Bool

  /// Creates a source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }

  /// Returns itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  /// The level: 0 on the ground, and one more for each floor above.
  public let level: Int

  init(level: Int) { self.level = level }

  /// Returns itself: a floor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The orientation of the phone.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown
  /// On its side, with the upper end to the left or to the right.
  case landscapeLeft, landscapeRight
  /// On its back or on its front.
  case faceUp, faceDown
}

/// The proximity of a beacon.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate, near, far
}

/// The position relative to a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside, outside
}
