import Foundation
import ScrollworkCoreLocation

/// The camera of a map.
public struct MapCamera: Hashable, Sendable {
  /// The centre.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance in metres from the centre.
  public var distance: Double
  /// The heading: the direction that is up, in degrees clockwise from north.
  public var heading: Double
  /// The pitch in degrees. Caveat: kept, but the map is drawn flat.
  public var pitch: Double

  /// Creates a camera above a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

/// The position of a map, and whether the app or the user decides it.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case automatic, user
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, allowsAutomaticPitch: Bool)

    static func == (a: Kind, b: Kind) -> Bool {
      switch (a, b) {
      case (.automatic, .automatic), (.user, .user): true
      case (.userLocation(let a, let c), .userLocation(let b, let d)): a == b && c == d
      case (.camera(let a), .camera(let b)): a == b
      case (.region(let a), .region(let b)): a.isSame(as: b)
      case (.rect(let a), .rect(let b)): a == b
      case (.item(let a, let c), .item(let b, let d)): a === b && c == d
      default: false
      }
    }
  }

  let kind: Kind

  /// A position that shows all the app's content; without content, the whole world.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// The position that the user chose by gestures.
  static let user = MapCameraPosition(kind: .user)

  /// Returns the position of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  /// Returns a position that fits a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  /// Returns a position that fits a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
  /// Returns a position around a place.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  /// Returns a position that follows the phone; `fallback` until its location is known. Caveat: the phone has no
  /// compass, so the map does not rotate.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// The camera, if the position has one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The region, if the position has one.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle, if the position has one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The place, if the position has one.
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  /// Whether the camera may tilt to show the place.
  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allowsAutomaticPitch) = kind { allowsAutomaticPitch } else { false }
  }
  /// The position until the phone's location is known.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether the map follows the phone.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the map rotates with the phone.
  public var followsUserHeading: Bool {
    if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false }
  }
  /// Whether the user moved the map.
  public var positionedByUser: Bool { kind == .user }
}

/// The limits for moving a map.
public struct MapCameraBounds: Equatable, Sendable {
  var rect: MKMapRect?
  let distances: ClosedRange<Double>

  private init(_ rect: MKMapRect?, _ minimum: Double?, _ maximum: Double?) {
    self.rect = rect
    let minimum = max(0, minimum ?? 0)
    distances = minimum...max(minimum, maximum ?? .infinity)
  }

  /// Creates limits for the centre as a region, and for the camera's distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(centerCoordinateBounds.mapRect, minimumDistance, maximumDistance)
  }

  /// Creates limits for the centre as a rectangle, and for the camera's distance.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  /// Creates limits for the camera's distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(nil, minimumDistance, maximumDistance)
  }

  /// Returns the nearest viewpoint within the limits.
  func holding(_ viewpoint: MapViewpoint, in size: CGSize) -> MapViewpoint {
    var held = viewpoint
    if let rect, !rect.isNull {
      held.center.x = min(max(held.center.x, rect.minX), rect.maxX)
      held.center.y = min(max(held.center.y, rect.minY), rect.maxY)
    }
    let distance = held.camera(in: size).distance
    let allowed = min(max(distance, distances.lowerBound), distances.upperBound)
    if distance > 0 { held.scale *= allowed / distance }
    return held
  }
}

/// The gestures on a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Panning.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting. Caveat: the map is drawn flat, so no gesture tilts it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Rotating.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All gestures.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// When `onMapCameraChange` is called.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool
  /// In each frame of a movement.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// At the end of a movement.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// The current view of a map.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The visible region.
  public let region: MKCoordinateRegion
  /// The visible rectangle of the flat map.
  public let rect: MKMapRect
}
