import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// What a map of UIKit tells and asks. Every method may be left out.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The map is about to show something else.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map shows something else, and rests.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map shows something else, in each frame of a movement.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// How an annotation looks; nil for a balloon, or for where the phone is the blue dot.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// How an overlay looks.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Annotations have views.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// An annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// A control in an annotation's bubble was touched.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// What stands for annotations that would lie on each other.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  /// The map follows the phone, or no longer.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Overlays can be drawn.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// The phone is somewhere else.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map is drawn.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map is drawn, all of it if `fullyRendered`.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// The map's own.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Nothing to see.
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
  /// The members' own, with their number.
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

/// What a map of UIKit looks like.
public enum MKMapType: UInt, Sendable {
  /// Streets, parks and water.
  case standard = 0
  /// As seen from above.
  case satellite = 1
  /// As seen from above, with streets.
  case hybrid = 2
  /// As seen from above.
  case satelliteFlyover = 3
  /// As seen from above, with streets.
  case hybridFlyover = 4
  /// The same in pale colours.
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

/// Whether a map goes where the phone goes.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none = 0
  /// It does.
  case follow = 1
  /// It does. Caveat: the phone has no compass, so the map does not turn.
  case followWithHeading = 2
}

/// Where a map of UIKit is seen from.
open class MKMapCamera: NSObject, NSCopying {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from there to the eye.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// Caveat: kept, but the map is drawn flat.
  open var pitch: CGFloat = 0

  /// Nowhere.
  public override init() {}

  /// A camera above a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// Another one that sees the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }

  var camera: MapCamera {
    MapCamera(
      centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading, pitch: pitch)
  }
}
