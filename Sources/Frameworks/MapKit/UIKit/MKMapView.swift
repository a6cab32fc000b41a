import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// An interactive map, in UIKit. Caveat as for SwiftUI's `Map`: the map below the content is fictional.
open class MKMapView: UIView {
  /// The delegate.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { state.generation += 1 }
  }
  /// The phone's location.
  public let userLocation = MKUserLocation()
  /// The annotations.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The overlays.
  open private(set) var overlays: [any MKOverlay] = []

  let map = MapModel()
  let state = MapViewState()
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  /// The clusters of annotations that would overlap, by their members.
  var clusters: [[ObjectIdentifier]: MKClusterAnnotation] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var free: [String: [MKAnnotationView]] = [:]
  private var isMoving = false
  private var isAnimated = false
  private var hasLoaded = false
  var isTrackingAnimated = false

  /// Creates a map with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a map from a nib. Other archives contain no maps: the result shows the whole world.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is _NibCoder) { begin() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    begin()
    super._decode(element, from: coder)
    decodeMap(element)
  }
  open override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super._setInterfaceValue(value, forKey: key) }
    delegate = value as? any MKMapViewDelegate
    return true
  }

  private func begin() {
    state.view = self
    let content = _UIHostingView(rootView: MapViewContent(state: state, model: map))
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  // MARK: What is seen

  private func go(_ position: MapCameraPosition, animated: Bool) {
    isAnimated = animated
    map.insets = EdgeInsets()
    withAnimation(animated ? .smooth : nil) {
      map.placed = nil
      state.position = position
    }
  }

  /// The viewpoint of the position, which is unknown without a frame.
  private var viewpoint: MapViewpoint? {
    guard map.size.width > 0 else { return nil }
    if let placed = map.placed { return placed }
    return MapContents().viewpoint(state.position, phone: map.phone, in: map.size, insets: map.insets)
  }

  /// The visible region.
  open var region: MKCoordinateRegion {
    get {
      viewpoint.map { MKCoordinateRegion($0.rect(in: map.size)) } ?? state.position.region ?? MKCoordinateRegion(.world)
    }
    set { setRegion(newValue, animated: false) }
  }
  /// The visible rectangle of the flat map.
  open var visibleMapRect: MKMapRect {
    get { viewpoint?.rect(in: map.size) ?? state.position.rect ?? .world }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// The centre.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { viewpoint?.center.coordinate ?? region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// The camera.
  open var camera: MKMapCamera {
    get {
      guard let camera = viewpoint?.camera(in: map.size) else { return MKMapCamera() }
      return MKMapCamera(
        lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch,
        heading: camera.heading)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows a region, fitted.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { go(.region(region), animated: animated) }
  /// Shows a rectangle of the flat map, fitted.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { go(.rect(mapRect), animated: animated) }
  /// Shows a rectangle of the flat map, fitted with padding.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let size = bounds.size
    guard size.width > insets.left + insets.right, size.height > insets.top + insets.bottom else {
      return setVisibleMapRect(mapRect, animated: animated)
    }
    let fit = MapViewpoint(
      fitting: mapRect, in: size,
      insets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    setVisibleMapRect(fit.rect(in: size), animated: animated)
  }
  /// Changes the centre and keeps the scale.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    var new = region
    new.center = coordinate
    if var rect = viewpoint?.rect(in: map.size) {
      let middle = MKMapPoint(coordinate)
      rect.origin = MKMapPoint(x: middle.x - rect.width / 2, y: middle.y - rect.height / 2)
      return setVisibleMapRect(rect, animated: animated)
    }
    setRegion(new, animated: animated)
  }
  /// Changes the camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { go(.camera(camera.camera), animated: animated) }
  /// Returns the region that would be visible when fitting another.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(region.mapRect))
  }
  /// Returns the rectangle that would be visible when fitting another.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    bounds.isEmpty
      ? mapRect : MapViewpoint(fitting: mapRect, in: bounds.size, insets: EdgeInsets()).rect(in: bounds.size)
  }
  /// Shows all of some annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    var contents = MapContents()
    for annotation in annotations {
      contents.list.add(.marker(annotation.coordinate, MarkerFace(label: AnyView(EmptyView()))))
    }
    guard !contents.extent.isNull else { return }
    let shown = contents.viewpoint(.automatic, phone: nil, in: bounds.size, insets: EdgeInsets())
    setVisibleMapRect(shown.rect(in: bounds.size), animated: animated)
  }

  /// The look of the map; of its options the map uses the type.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }
  /// The map type.
  open var mapType: MKMapType {
    get { state.type }
    set { state.type = newValue }
  }
  private func allow(_ mode: MapInteractionModes, _ isAllowed: Bool) {
    if isAllowed { state.modes.insert(mode) } else { state.modes.remove(mode) }
  }
  /// Whether gestures zoom the map.
  open var isZoomEnabled: Bool {
    get { state.modes.contains(.zoom) }
    set { allow(.zoom, newValue) }
  }
  /// Whether gestures scroll the map.
  open var isScrollEnabled: Bool {
    get { state.modes.contains(.pan) }
    set { allow(.pan, newValue) }
  }
  /// Whether gestures rotate the map.
  open var isRotateEnabled: Bool {
    get { state.modes.contains(.rotate) }
    set { allow(.rotate, newValue) }
  }
  /// Whether gestures tilt the map. Caveat: the map is drawn flat.
  open var isPitchEnabled: Bool {
    get { state.modes.contains(.pitch) }
    set { allow(.pitch, newValue) }
  }
  /// Whether the compass is shown while the map is rotated.
  open var showsCompass: Bool {
    get { state.showsCompass }
    set { state.showsCompass = newValue }
  }
  /// Whether the scale is shown while zooming.
  open var showsScale: Bool {
    get { state.showsScale }
    set { state.showsScale = newValue }
  }
  /// The points of interest to show. Caveat: kept; the drawn map has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the phone's location is shown.
  open var showsUserLocation: Bool {
    get { state.showsUser }
    set { state.showsUser = newValue }
  }
  /// Whether the phone's location is visible.
  open var isUserLocationVisible: Bool {
    state.showsUser && userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }
  /// Whether the map follows the phone.
  open var userTrackingMode: MKUserTrackingMode {
    get {
      state.position.followsUserLocation ? (state.position.followsUserHeading ? .followWithHeading : .follow) : .none
    }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// Starts or stops following the phone.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    isTrackingAnimated = animated
    if mode == .none { return go(.rect(visibleMapRect), animated: false) }
    state.showsUser = true
    go(
      .userLocation(followsHeading: mode == .followWithHeading, fallback: .rect(visibleMapRect)), animated: animated)
  }

  // MARK: Places

  /// Returns the point of a coordinate in a view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = (viewpoint ?? MapViewpoint()).point(MKMapPoint(coordinate), in: map.size)
    return view.map { convert(point, to: $0) } ?? point
  }
  /// Returns the coordinate at a point in a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let place = view.map { convert(point, from: $0) } ?? point
    return (viewpoint ?? MapViewpoint()).mapPoint(place, in: map.size).coordinate
  }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    state.generation += 1
  }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
    for id in gone { releaseView(id) }
    if let selected = state.selected, gone.contains(selected) { state.selected = nil }
    state.generation += 1
  }
  /// Makes the view of a removed item available for reuse.
  func releaseView(_ id: ObjectIdentifier) {
    guard let view = views.removeValue(forKey: id), let name = view.reuseIdentifier else { return }
    free[name, default: []].append(view)
  }
  /// Returns the view of an annotation; nil if it is not on the map.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  /// Registers a class of views for an identifier.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns a view of the class registered for an identifier; nil if there is none.
  func registeredView(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView? {
    classes[identifier] == nil ? nil : dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
  }
  /// Returns a view for reuse; nil if there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = free[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }
  /// Returns a view for reuse, or a new one of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    return (classes[identifier] ?? MKMarkerAnnotationView.self).made(annotation, identifier)
  }
  /// The selected annotations.
  open var selectedAnnotations: [any MKAnnotation] {
    get { (annotations + Array(clusters.values)).filter { ObjectIdentifier($0) == state.selected } }
    set { select(newValue.first.map { ObjectIdentifier($0) }) }
  }
  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(ObjectIdentifier(annotation)) }
  /// Deselects an annotation; nil for the selected one.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, ObjectIdentifier(annotation) != state.selected else { return select(nil) }
  }

  func select(_ id: ObjectIdentifier?) {
    let old = state.selected
    guard old != id else { return }
    state.selected = id
    if let old, let view = views[old], let annotation = view.annotation {
      view.setSelected(false, animated: true)
      delegate?.mapView(self, didDeselect: view)
      delegate?.mapView(self, didDeselect: annotation)
    }
    if let id, let view = views[id], let annotation = view.annotation {
      view.setSelected(true, animated: true)
      delegate?.mapView(self, didSelect: view)
      delegate?.mapView(self, didSelect: annotation)
    }
  }

  // MARK: Overlays

  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    state.generation += 1
  }
  /// Inserts an overlay below later ones in the list.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(0, index), overlays.count))
    state.generation += 1
  }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    let gone = Set(overlays.map { ObjectIdentifier($0) })
    self.overlays.removeAll { gone.contains(ObjectIdentifier($0)) }
    for id in gone { renderers[id] = nil }
    state.generation += 1
  }
  /// Returns the renderer of an overlay; nil if it is not on the map.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  // MARK: From the map inside

  func calloutDidChange() { state.generation += 1 }

  func cameraDidMove() {
    if !isMoving {
      isMoving = true
      delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
    }
    scaleDidChange()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  func cameraDidRest() {
    if !isMoving { delegate?.mapView(self, regionWillChangeAnimated: isAnimated) }
    isMoving = false
    scaleDidChange()
    delegate?.mapView(self, regionDidChangeAnimated: isAnimated)
    isAnimated = false
    if !hasLoaded {
      hasLoaded = true
      delegate?.mapViewDidFinishLoadingMap(self)
      delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }

  func phoneDidMove() {
    userLocation.location = map.phone
    delegate?.mapView(self, didUpdate: userLocation)
  }
}
