import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

extension MKMapView {
  /// The zoom range of a map.
  public final class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
    /// The minimum distance in metres between the camera and the centre.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The maximum distance in metres between the camera and the centre.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range between two distances; nil if the first is larger.
    public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
      guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    /// Creates a range with a minimum distance.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: .infinity)
    }

    /// Creates a range with a maximum distance.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }

    /// Returns itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The boundary for the centre of a map.
  public final class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
    /// The boundary on the flat map.
    public let mapRect: MKMapRect
    /// The region.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates a boundary on the flat map; nil if it is empty.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull, mapRect.width > 0, mapRect.height > 0 else { return nil }
      self.mapRect = mapRect
    }

    /// Creates a boundary from a region; nil if it is empty.
    public convenience init?(coordinateRegion: MKCoordinateRegion) { self.init(mapRect: coordinateRegion.mapRect) }

    /// Returns itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The zoom range for gestures; nil for no limit.
  public var cameraZoomRange: CameraZoomRange! {
    get { state.zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// The boundary for gestures; nil for no limit.
  public var cameraBoundary: CameraBoundary? {
    get { state.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets the zoom range for gestures, and moves the map into it.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    state.zoomRange = cameraZoomRange
    limit(animated: animated)
  }

  /// Sets the boundary for gestures, and moves the map into it.
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
