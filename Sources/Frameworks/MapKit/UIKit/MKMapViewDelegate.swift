import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// The delegate of a UIKit map. Every method is optional.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The visible region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The visible region has changed, and the map rests.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The visible region changed, in each frame of a movement.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Returns the view of an annotation; nil for a balloon, or for the blue dot of the phone's location.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the renderer of an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Annotation views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// A control in an annotation's callout was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Returns the cluster of annotations that would overlap.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  /// The tracking mode changed.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Overlay renderers were added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// The phone's location changed.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map was loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map was drawn, completely if `fullyRendered`.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Returns the map's own.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Returns a renderer that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Returns a default cluster, with the number of members.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}

/// The type of a UIKit map.
public enum MKMapType: UInt, Sendable {
  /// Streets, parks and water.
  case standard = 0
  /// Satellite images.
  case satellite = 1
  /// Satellite images with streets.
  case hybrid = 2
  /// Satellite images.
  case satelliteFlyover = 3
  /// Satellite images with streets.
  case hybridFlyover = 4
  /// The standard map in muted colours.
  case mutedStandard = 5

  var style: MapStyle {
    switch self {
    case .standard: .standard
    case .mutedStandard: .standard(emphasis: .muted)
    case .satellite, .satelliteFlyover: .imagery
    case .hybrid, .hybridFlyover: .hybrid
    }
  }
}

/// How a map follows the phone.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// It follows the location.
  case follow = 1
  /// It follows the location and heading. Caveat: the phone has no compass, so the map does not rotate.
  case followWithHeading = 2
}

/// The camera of a UIKit map.
open class MKMapCamera: NSObject, NSCopying {
  /// The centre.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance in metres from the centre.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The heading in degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// The pitch. Caveat: kept, but the map is drawn flat.
  open var pitch: CGFloat = 0

  /// Creates a default camera.
  public override init() {}

  /// Creates a camera above a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }

  var camera: MapCamera {
    MapCamera(
      centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading, pitch: pitch)
  }
}
