import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The contents of a map, however they were specified.
@MainActor
struct MapContents {
  var list = _MapItems()
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  /// The selected tag; nil without selection.
  var selection: Binding<AnyHashable?>?

  var items: [MapItem] { list.items }

  /// Returns whether it needs the phone's location.
  func needsPhone(_ position: MapCameraPosition) -> Bool {
    position.followsUserLocation || items.contains { if case .user = $0.kind { true } else { false } }
  }

  /// The bounding rectangle; null without content.
  var extent: MKMapRect {
    items.reduce(.null) { extent, item in
      switch item.kind {
      case .marker(let place, _), .annotation(let place, _, _, _):
        let point = MKMapPoint(place)
        return extent.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
      case .shape(let outline): return extent.union(outline.bounds)
      case .user, .tiles: return extent
      }
    }
  }

  /// Returns the viewpoint of a position in a view.
  func viewpoint(_ position: MapCameraPosition, phone: CLLocation?, in size: CGSize, insets: EdgeInsets) -> MapViewpoint
  {
    func fit(_ rect: MKMapRect) -> MapViewpoint { MapViewpoint(fitting: rect, in: size, insets: insets) }
    /// Returns a viewpoint of 500 metres to each side, a guess.
    func around(_ place: CLLocationCoordinate2D) -> MapViewpoint {
      fit(MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000).mapRect)
    }
    switch position.kind {
    case .automatic, .user:
      let extent = extent
      if extent.isNull { return fit(.world) }
      let point = MKMapPoint(x: extent.midX, y: extent.midY).coordinate
      let least = 600 * MKMapPointsPerMeterAtLatitude(point.latitude)
      // A quarter more than the content needs, and never closer than a few streets: guesses.
      let (width, height) = (max(extent.width * 1.25, least), max(extent.height * 1.25, least))
      return fit(
        MKMapRect(x: extent.midX - width / 2, y: extent.midY - height / 2, width: width, height: height))
    case .userLocation(_, let fallback):
      if let phone { return around(phone.coordinate) }
      return viewpoint(fallback, phone: nil, in: size, insets: insets)
    case .camera(let camera): return MapViewpoint(camera, in: size, insets: insets)
    case .region(let region): return fit(region.mapRect)
    case .rect(let rect): return fit(rect)
    case .item(let item, _): return around(item.placemark.coordinate)
    }
  }
}

/// An interactive map in its frame.
struct MapStage: View {
  let contents: MapContents
  let position: MapCameraPosition
  let model: MapModel
  @Environment(\._mapObservers) private var observers
  @Environment(\._mapControls) private var controls
  @Environment(\._mapControlVisibility) private var controlVisibility

  var body: some View {
    GeometryReader { map in
      let insets = map.safeAreaInsets
      GeometryReader { stage in
        frame(size: stage.size, insets: insets, proxies: (stage, map))
      }
      .ignoresSafeArea(.container)
      .overlay(alignment: .topTrailing) {
        if controlVisibility != .hidden, let controls { controls.content.environment(\._mapModel, model).padding(8) }
      }
    }
  }

  private func frame(size: CGSize, insets: EdgeInsets, proxies: (GeometryProxy, GeometryProxy)) -> some View {
    (model.size, model.insets, model.frames, model.bounds) = (size, insets, proxies, contents.bounds)
    if contents.needsPhone(position) { model.locate() }
    let fingers = MapFingers(model: model, modes: contents.modes, size: size)
    return MapCameraView(
      contents: contents,
      target: contents.viewpoint(position, phone: model.phone, in: size, insets: insets), model: model, size: size,
      insets: insets, observers: observers
    )
    .frame(width: size.width, height: size.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(fingers.gesture)
    .simultaneousGesture(fingers.doubleTap)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
    .accessibilityAddTraits(.isMap)
    .onChange(of: position) { _, new in
      if !new.positionedByUser, !model.told.contains(new) { model.placed = nil }
    }
  }
}

/// Shows the viewpoint of the user, or else that of the app.
private struct MapCameraView: View {
  let contents: MapContents
  let target: MapViewpoint
  let model: MapModel
  let size: CGSize
  let insets: EdgeInsets
  let observers: [MapCameraObserver]

  var body: some View {
    let target = model.placed ?? target
    MapScene(
      viewpoint: target, target: target, isTouched: model.isTouched, contents: contents, model: model, size: size,
      insets: insets,
      observers: observers)
  }
}

/// The gestures of a map.
@MainActor
struct MapFingers {
  let model: MapModel
  let modes: MapInteractionModes
  let size: CGSize

  var gesture: some Gesture {
    pinch.simultaneously(with: turn).simultaneously(with: pan)
  }

  private func begin() -> MapViewpoint {
    if let grabbed = model.grabbed { return grabbed }
    model.grabbed = model.shown
    return model.shown
  }

  /// Begins a pinch at the map's current position.
  private func beginPinch() {
    guard !model.isPinched else { return }
    model.isPinched = true
    // A pan may have moved the map before the second finger was recognized; that is undone.
    let moved = begin().point(model.shown.center, in: size)
    if hypot(moved.x - size.width / 2, moved.y - size.height / 2) > 20 { model.grabbed = model.shown }
    model.pinch = MapModel.Pinch()
  }

  private func end() {
    model.isPinched = false
    model.release(model.shown)
  }

  private var pan: some Gesture {
    DragGesture(minimumDistance: modes.contains(.pan) ? 3 : .infinity)
      .onChanged { value in
        guard !model.isPinched else { return }
        model.place(begin().panned(by: value.translation))
      }
      .onEnded { value in
        guard !model.isPinched, let grabbed = model.grabbed else { return }
        let now = grabbed.panned(by: value.translation)
        let (dx, dy) = (value.velocity.width * MapGlide.pace, value.velocity.height * MapGlide.pace)
        let isFast = hypot(value.velocity.width, value.velocity.height) > 50
        if isFast {
          model.release(now.panned(by: CGSize(width: dx, height: dy)), Animation(MapGlide()))
        } else {
          model.release(now)
        }
      }
  }

  private var pinch: some Gesture {
    MagnifyGesture(minimumScaleDelta: modes.contains(.zoom) ? 0.01 : .infinity)
      .onChanged { value in
        beginPinch()
        model.pinch.factor = value.magnification
        model.pinch.anchor = value.startLocation
        follow()
      }
      .onEnded { _ in end() }
  }

  private var turn: some Gesture {
    // The 10 degrees before the map rotates are a guess.
    RotateGesture(minimumAngleDelta: modes.contains(.rotate) ? .degrees(10) : .degrees(.infinity))
      .onChanged { value in
        beginPinch()
        model.pinch.turned = -value.rotation.degrees
        model.pinch.anchor = value.startLocation
        follow()
      }
      .onEnded { _ in end() }
  }

  private func follow() {
    let pinch = model.pinch
    model.place(begin().zoomed(by: pinch.factor, turned: pinch.turned, around: pinch.anchor, in: size))
  }

  var doubleTap: some Gesture {
    SpatialTapGesture(count: 2).onEnded { value in
      guard modes.contains(.zoom) else { return }
      model.place(model.shown.zoomed(by: 2, around: value.location, in: size), .smooth(duration: 0.35))
    }
  }
}
