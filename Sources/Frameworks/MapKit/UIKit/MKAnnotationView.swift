import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The view of an annotation on UIKit's map: the app's own, centred on the place.
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The identifier for reuse.
  public let reuseIdentifier: String?
  /// The offset of its centre from the place, in points.
  open var centerOffset = CGPoint.zero
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether a callout with the title shows while it is selected.
  open var canShowCallout = false { didSet { calloutDidChange() } }
  /// The callout's offset from the middle of the upper edge, in points.
  open var calloutOffset = CGPoint.zero { didSet { calloutDidChange() } }
  /// The view before the callout's text; the map's delegate is notified of touches on a control.
  open var leftCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// The view after the callout's text; the map's delegate is notified of touches on a control.
  open var rightCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// The view below the callout's title, in place of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// The map that shows it.
  final weak var map: MKMapView?
  /// Annotations with the same identifier form a cluster when they would overlap; nil for no clustering.
  open var clusteringIdentifier: String? { didSet { if clusteringIdentifier != oldValue { map?.calloutDidChange() } } }
  /// The view of the cluster that it is in; nil if it shows itself.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The shape used to detect overlaps.
  open var collisionMode = CollisionMode.rectangle
  /// The priority among overlapping views. Caveat: kept; all of them show, as with `.required`.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The image.
  open var image: UIImage? {
    didSet {
      picture.image = image
      picture.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
      if let image { frame.size = image.size }
    }
  }
  private let picture = UIImageView()

  /// Creates a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// Archives do not contain annotations.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {}
  /// Sets the selection; called by the map.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  static func made(_ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView {
    unsafeBitCast(self as AnyClass, to: _InstantiableAnnotationView.Type.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Returns its item on the map.
  func kind(_ place: CLLocationCoordinate2D) -> MapItem.Kind {
    .annotation(
      place, anchor: .center, title: nil,
      content: AnyView(AnnotationHost(view: self).offset(x: centerOffset.x, y: centerOffset.y)))
  }
  var tint: Color? { nil }
  /// The frame relative to the place, in points.
  var extent: CGRect {
    CGRect(
      x: centerOffset.x - bounds.width / 2, y: centerOffset.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
  /// The point of the callout relative to the place, in points.
  var calloutTip: CGPoint { CGPoint(x: centerOffset.x, y: centerOffset.y - bounds.height / 2) }

  private func calloutDidChange() { if isSelected { map?.calloutDidChange() } }
}

extension MKAnnotationView {
  /// The shape of a view used to detect overlaps.
  public enum CollisionMode: Int, Sendable {
    /// The frame.
    case rectangle = 0
    /// The inscribed circle. Caveat: treated as the frame.
    case circle = 1
    /// Nothing.
    case none = 2
  }
}

/// Represents any class of annotation views that a map instantiates.
open class _InstantiableAnnotationView: MKAnnotationView {
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A marker balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's colour.
  open var markerTintColor: UIColor?
  /// Up to three letters in the balloon.
  open var glyphText: String?
  /// An image in the balloon.
  open var glyphImage: UIImage?
  /// The visibility of the title below.
  open var titleVisibility = MKFeatureVisibility.adaptive

  override func kind(_ place: CLLocationCoordinate2D) -> MapItem.Kind {
    let title = titleVisibility == .hidden ? nil : annotation?.title
    var face = MarkerFace(label: AnyView(Text(verbatim: title ?? "")))
    if let glyphText { face.glyph = .letters(Text(verbatim: glyphText)) }
    if let glyphImage { face.glyph = .image(Image(uiImage: glyphImage)) }
    return .marker(place, face)
  }
  override var extent: CGRect {
    let width = MarkerBalloon.width
    return CGRect(x: -width / 2, y: -width, width: width, height: width)
  }
  override var tint: Color? { markerTintColor.map { Color($0) } }
  override var calloutTip: CGPoint { CGPoint(x: 0, y: -MarkerBalloon.selectedHeight) }
}

/// A pin, drawn as a balloon as since iOS 16.
open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The pin's colour.
  open var pinTintColor: UIColor! {
    get { markerTintColor }
    set { markerTintColor = newValue }
  }
  /// Returns the red of a pin for a location.
  open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Returns the green of a pin for a start.
  open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
  /// Returns the purple of a pin that a person dropped.
  open class func purplePinColor() -> UIColor { UIColor(red: 0.79, green: 0.47, blue: 1, alpha: 1) }
  /// Whether the pin drops onto the map when added.
  open var animatesDrop = false
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard animatesDrop, window != nil else { return }
    transform = CGAffineTransform(translationX: 0, y: -Self.fall)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) { self.transform = .identity }
  }
  /// The height of the drop in points; that and the duration are guesses.
  private static let fall: CGFloat = 300
}

/// The priority of a feature where there is little room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Hidden if necessary.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Hidden early.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The visibility of a feature.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive = 0
  /// It does not.
  case hidden = 1
  /// It does.
  case visible = 2
}

/// The app's view inside the map.
private struct AnnotationHost: UIViewRepresentable {
  let view: MKAnnotationView
  func makeUIView(context: Context) -> MKAnnotationView { view }
  func updateUIView(_ uiView: MKAnnotationView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKAnnotationView, context: Context) -> CGSize? {
    uiView.bounds.size
  }
}

/// The phone's location as an annotation.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The location; nil while unknown.
  open internal(set) var location: CLLocation?
  /// The coordinate, or an invalid one.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The name.
  open var title: String? = "My Location"
  /// The subtitle.
  open var subtitle: String?
}

/// Draws an overlay on UIKit's map.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity; 1 is opaque.
  open var alpha: CGFloat = 1

  /// Creates a renderer that draws nothing.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  func look(_ look: inout MapItem.Look) {}
  var kind: MapItem.Kind? { nil }
}

/// Draws the line and area of an overlay.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill colour; nil if there is none.
  open var fillColor: UIColor?
  /// The stroke colour; nil if there is none.
  open var strokeColor: UIColor?
  /// The line width in points; 0 for the system's.
  open var lineWidth: CGFloat = 0
  /// The shape of corners.
  open var lineJoin = CGLineJoin.round
  /// The shape of ends.
  open var lineCap = CGLineCap.round
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The offset of the dashes.
  open var lineDashPhase: CGFloat = 0

  override func look(_ look: inout MapItem.Look) {
    look.fill = AnyShapeStyle(fillColor.map { Color($0).opacity(alpha) } ?? .clear)
    look.stroke = AnyShapeStyle(strokeColor.map { Color($0).opacity(alpha) } ?? .clear)
    look.strokeStyle = StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
  override var kind: MapItem.Kind? { outline.map { .shape($0) } }
  var outline: MapOutline? { (overlay as? MKMultiPoint)?.outline ?? (overlay as? MKCircle)?.outline }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer for an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
