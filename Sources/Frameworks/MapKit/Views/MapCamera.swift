import Foundation
import ScrollworkCoreLocation

/// Where the map is seen from.
public struct MapCamera: Hashable, Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from there to the eye.
  public var distance: Double
  /// The direction that is up, in degrees clockwise from north.
  public var heading: Double
  /// How far the eye leans, in degrees. Caveat: kept, but the map is drawn flat.
  public var pitch: Double

  /// A camera above a place.
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

/// What a map shows of the world, and who decides about it.
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

  /// All that the app puts on the map; without content, all of the world.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// What the person made of it with their fingers.
  static let user = MapCameraPosition(kind: .user)

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
  /// A part of the world, whole.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  /// A rectangle of the flat map, whole.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
  /// A place and what is around it.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  /// Where the phone is; `fallback` until that is known. Caveat: the phone has no compass, so the map does not turn.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// The camera, if it was told.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The part of the world, if it was told.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The rectangle, if it was told.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The place, if it was told.
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  /// Whether the camera may lean to show the place.
  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allowsAutomaticPitch) = kind { allowsAutomaticPitch } else { false }
  }
  /// What is shown until it is known where the phone is.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether the map goes where the phone goes.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the map turns as the phone does.
  public var followsUserHeading: Bool {
    if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false }
  }
  /// Whether the person moved the map.
  public var positionedByUser: Bool { kind == .user }
}

/// How far the person may move a map.
public struct MapCameraBounds: Equatable, Sendable {
  var rect: MKMapRect?
  let distances: ClosedRange<Double>

  private init(_ rect: MKMapRect?, _ minimum: Double?, _ maximum: Double?) {
    self.rect = rect
    let minimum = max(0, minimum ?? 0)
    distances = minimum...max(minimum, maximum ?? .infinity)
  }

  /// The middle stays in a part of the world, and the eye within a distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(centerCoordinateBounds.mapRect, minimumDistance, maximumDistance)
  }

  /// The middle stays in a rectangle of the map, and the eye within a distance.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  /// The eye stays within a distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(nil, minimumDistance, maximumDistance)
  }

  /// The nearest viewpoint that is allowed.
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

/// What fingers can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Lean it. Caveat: the map is drawn flat, so no finger leans it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of that.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// When `onMapCameraChange` calls.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool
  /// In each frame of a movement.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// When a movement is over.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows now.
public struct MapCameraUpdateContext: Sendable {
  /// Where it is seen from.
  public let camera: MapCamera
  /// The part of the world that is seen.
  public let region: MKCoordinateRegion
  /// The same on the flat map.
  public let rect: MKMapRect
}
