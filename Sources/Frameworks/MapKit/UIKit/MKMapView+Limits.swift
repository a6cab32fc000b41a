import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

extension MKMapView {
  /// How near and how far a map may be seen.
  public final class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
    /// Metres between the camera and the middle, at least.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// Metres between the camera and the middle, at most.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Between two distances; nil where the first is larger.
    public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
      guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    /// Not nearer than a distance.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: .infinity)
    }

    /// Not farther than a distance.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }

    /// Itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A part of the world in which the middle of a map stays.
  public final class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
    /// The part on the flat map.
    public let mapRect: MKMapRect
    /// The part of the world.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// A part of the flat map; nil if it is empty.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull, mapRect.width > 0, mapRect.height > 0 else { return nil }
      self.mapRect = mapRect
    }

    /// A part of the world; nil if it is empty.
    public convenience init?(coordinateRegion: MKCoordinateRegion) { self.init(mapRect: coordinateRegion.mapRect) }

    /// Itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How near and how far fingers may take the map; nil for all that a map can show.
  public var cameraZoomRange: CameraZoomRange! {
    get { state.zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Where fingers may take the middle of the map; nil for anywhere.
  public var cameraBoundary: CameraBoundary? {
    get { state.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Says how near and how far fingers may take the map, which goes there.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    state.zoomRange = cameraZoomRange
    limit(animated: animated)
  }

  /// Says where fingers may take the middle of the map, which goes there.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    state.boundary = cameraBoundary
    limit(animated: animated)
  }

  private func limit(animated: Bool) {
    let nearest = state.zoomRange?.minCenterCoordinateDistance
    let farthest = state.zoomRange?.maxCenterCoordinateDistance
    let bounds =
      state.boundary.map {
        MapCameraBounds(
          centerCoordinateBounds: $0.mapRect, minimumDistance: nearest, maximumDistance: farthest)
      } ?? MapCameraBounds(minimumDistance: nearest, maximumDistance: farthest)
    state.bounds = state.boundary == nil && state.zoomRange == nil ? nil : bounds
    guard map.size.width > 0, let allowed = state.bounds?.holding(map.shown, in: map.size), allowed != map.shown else {
      return
    }
    setVisibleMapRect(allowed.rect(in: map.size), animated: animated)
  }
}
