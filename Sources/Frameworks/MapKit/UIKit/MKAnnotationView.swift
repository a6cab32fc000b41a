import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// How an annotation looks on UIKit's map: a view of the app's, with its middle at the place.
open class MKAnnotationView: UIView {
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// Finds it again when it is free.
  public let reuseIdentifier: String?
  /// Its middle's way from the place, in points.
  open var centerOffset = CGPoint.zero
  /// The map has it selected.
  open var isSelected = false
  /// It can be selected.
  open var isEnabled = true
  /// Whether a bubble with the title shows while it is selected.
  open var canShowCallout = false { didSet { calloutDidChange() } }
  /// The bubble's way from the middle of the upper edge, in points.
  open var calloutOffset = CGPoint.zero { didSet { calloutDidChange() } }
  /// What stands before the bubble's texts; a control tells the map's delegate when it is touched.
  open var leftCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// What stands behind the bubble's texts; a control tells the map's delegate when it is touched.
  open var rightCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// What stands below the bubble's title in place of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { calloutDidChange() } }
  /// The map that shows it.
  final weak var map: MKMapView?
  /// Annotations with the same name become one where they would lie on each other; nil for one that stays itself.
  open var clusteringIdentifier: String? { didSet { if clusteringIdentifier != oldValue { map?.calloutDidChange() } } }
  /// The view that stands for it and others; nil while it shows itself.
  open internal(set) weak var cluster: MKAnnotationView?
  /// What of it must not lie on others.
  open var collisionMode = CollisionMode.rectangle
  /// Which of several that overlap stays. Caveat: kept; all of them show, as with `.required`.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The picture that it shows.
  open var image: UIImage? {
    didSet {
      picture.image = image
      picture.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
      if let image { frame.size = image.size }
    }
  }
  private let picture = UIImageView()

  /// A view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// Archives hold no annotations.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// It is about to show something else.
  open func prepareForReuse() {}
  /// The map asks it to look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  static func made(_ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView {
    unsafeBitCast(self as AnyClass, to: _InstantiableAnnotationView.Type.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// What the map shows for it.
  func kind(_ place: CLLocationCoordinate2D) -> MapItem.Kind {
    .annotation(
      place, anchor: .center, title: nil,
      content: AnyView(AnnotationHost(view: self).offset(x: centerOffset.x, y: centerOffset.y)))
  }
  var tint: Color? { nil }
  /// What it covers, from the place, in points.
  var extent: CGRect {
    CGRect(
      x: centerOffset.x - bounds.width / 2, y: centerOffset.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
  /// Where the bubble points to, from the place, in points.
  var calloutTip: CGPoint { CGPoint(x: centerOffset.x, y: centerOffset.y - bounds.height / 2) }

  private func calloutDidChange() { if isSelected { map?.calloutDidChange() } }
}

extension MKAnnotationView {
  /// What of a view must not lie on others.
  public enum CollisionMode: Int, Sendable {
    /// All of its frame.
    case rectangle = 0
    /// The circle in its frame. Caveat: treated as the frame.
    case circle = 1
    /// Nothing.
    case none = 2
  }
}

/// Stands for any class of annotation views where a map makes one.
open class _InstantiableAnnotationView: MKAnnotationView {
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's colour.
  open var markerTintColor: UIColor?
  /// Up to three letters in the balloon.
  open var glyphText: String?
  /// A picture in the balloon.
  open var glyphImage: UIImage?
  /// Whether the title is below.
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

/// A pin, drawn as a balloon as on iOS from 16 on.
open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The pin's colour.
  open var pinTintColor: UIColor! {
    get { markerTintColor }
    set { markerTintColor = newValue }
  }
  /// The red of a pin that shows where something is.
  open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// The green of a pin that shows where something begins.
  open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
  /// The purple of a pin that the person has set.
  open class func purplePinColor() -> UIColor { UIColor(red: 0.79, green: 0.47, blue: 1, alpha: 1) }
  /// Whether the pin falls onto the map when it comes.
  open var animatesDrop = false
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard animatesDrop, window != nil else { return }
    transform = CGAffineTransform(translationX: 0, y: -Self.fall)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) { self.transform = .identity }
  }
  /// From how far above, in points; that and the seconds are guesses.
  private static let fall: CGFloat = 300
}

/// How much it matters that something shows where there is little room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// As a number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It always shows.
  public static let required = MKFeatureDisplayPriority(1000)
  /// It goes if it has to.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// It goes early.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether something shows.
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

/// Where the phone is, as an annotation.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where; nil while that is not known.
  open internal(set) var location: CLLocation?
  /// The place, or none.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String? = "My Location"
  /// What it is called besides.
  open var subtitle: String?
}

/// How an overlay looks on UIKit's map.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// 1 for opaque.
  open var alpha: CGFloat = 1

  /// A renderer that shows nothing.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  func look(_ look: inout MapItem.Look) {}
  var kind: MapItem.Kind? { nil }
}

/// The line and the area of an overlay.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The area's colour; nil for none.
  open var fillColor: UIColor?
  /// The line's colour; nil for none.
  open var strokeColor: UIColor?
  /// The line's width in points; 0 for the system's.
  open var lineWidth: CGFloat = 0
  /// How corners look.
  open var lineJoin = CGLineJoin.round
  /// How ends look.
  open var lineCap = CGLineCap.round
  /// Lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
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

/// A line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
  /// A renderer of any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// An area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  /// A renderer of any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// A circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  /// A renderer of any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
