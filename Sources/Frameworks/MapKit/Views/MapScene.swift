import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A map at a viewpoint, which can be animated.
struct MapScene: View, Animatable {
  var viewpoint: MapViewpoint
  /// The final viewpoint.
  let target: MapViewpoint
  let isTouched: Bool
  let contents: MapContents
  let model: MapModel
  let size: CGSize
  let insets: EdgeInsets
  let observers: [MapCameraObserver]

  nonisolated var animatableData: MapViewpoint.AnimatableData {
    get { viewpoint.animatableData }
    set { viewpoint.animatableData = newValue }
  }

  var body: some View {
    let viewpoint = viewpoint
    // The content is laid out for a viewpoint nearby and only translated while the map only pans.
    let base = model.base(for: viewpoint, in: size)
    let shift = viewpoint.point(base.center, in: size)
    MapPicture(
      base: base, contents: contents, model: model, size: CGSize(width: size.width * 2, height: size.height * 2)
    )
    .frame(width: size.width * 2, height: size.height * 2)
    .position(x: size.width / 2, y: size.height / 2)
    .offset(x: shift.x - size.width / 2, y: shift.y - size.height / 2)
    .overlay(alignment: .bottomLeading) { MapNotice().padding(insets).padding(8) }
    .onChange(of: Frame(viewpoint: viewpoint, target: target, size: size, isTouched: isTouched), initial: true) {
      _, frame in
      model.present(frame.viewpoint)
      let isOver = frame.viewpoint == frame.target && !frame.isTouched
      for observer in observers where isOver || observer.frequency == .continuous { observer.action(model.context) }
    }
  }

  private struct Frame: Equatable {
    let viewpoint: MapViewpoint
    let target: MapViewpoint
    let size: CGSize
    let isTouched: Bool
  }
}

/// States that the map is fictional, in the place of Apple's attribution.
private struct MapNotice: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("Drawn, not a real map").font(.system(size: 10, weight: .medium)).foregroundStyle(.secondary)
      .accessibilityLabel("Legal").accessibilityHint("Drawn, not a real map")
  }
}

/// The drawn map and its content around a viewpoint.
private struct MapPicture: View {
  let base: MapViewpoint
  let contents: MapContents
  let model: MapModel
  let size: CGSize
  @Environment(\._mapStyle) private var style
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      Canvas(opaque: true) { context, size in
        MapPattern(palette: style.palette(scheme), viewpoint: base, size: size).draw(in: &context)
      }
      .accessibilityHidden(true)
      // Without a selection binding taps belong to the app.
      .gesture(
        TapGesture().onEnded { contents.selection?.wrappedValue = nil },
        including: contents.selection?.wrappedValue == nil ? .subviews : .all)
      ForEach(contents.items) { item in
        if case .tiles(let tiles, let alpha) = item.kind {
          MapTilesView(tiles: tiles, alpha: alpha, base: base, size: size)
        }
      }
      Canvas { context, size in draw(in: &context, size) }.allowsHitTesting(false).accessibilityHidden(true)
      ForEach(visible) { item in
        MapItemView(item: item, selection: contents.selection, phone: model.phone)
          .modifier(MapPlace(item: item, base: base, size: size, phone: model.phone))
      }
    }
    .frame(width: size.width, height: size.height)
  }

  private func draw(in context: inout GraphicsContext, _ size: CGSize) {
    for item in contents.items {
      guard case .shape(let outline) = item.kind else { continue }
      let path = outline.path(base, in: size)
      let look = item.look
      let tint = look.tint ?? .blue
      if outline.isClosed {
        context.fill(
          path, with: look.fill.map { .style($0) } ?? .color(tint.opacity(0.3)), style: FillStyle(eoFill: true))
        if let stroke = look.stroke {
          context.stroke(path, with: .style(stroke), style: look.strokeStyle ?? StrokeStyle(lineWidth: 1))
        }
      } else {
        let shading = (look.stroke ?? look.fill).map { GraphicsContext.Shading.style($0) } ?? .color(tint)
        context.stroke(path, with: shading, style: look.strokeStyle ?? StrokeStyle(lineWidth: 3, lineCap: .round))
      }
    }
  }

  /// The items with views near the screen: southern ones in front, and callouts on top.
  private var visible: [MapItem] {
    let seen = CGRect(origin: .zero, size: size).insetBy(dx: -100, dy: -100)
    return contents.items.compactMap { item -> (MapItem, CGFloat)? in
      guard let place = item.place(phone: model.phone) else { return nil }
      let point = base.point(MKMapPoint(place), in: size)
      return seen.contains(point) ? (item, point.y) : nil
    }
    .sorted { $0.0.look.isInFront == $1.0.look.isInFront ? $0.1 < $1.1 : $1.0.look.isInFront }.map(\.0)
  }
}

extension MapItem {
  /// Returns the coordinate of its view; nil if it has none.
  func place(phone: CLLocation?) -> CLLocationCoordinate2D? {
    switch kind {
    case .marker(let place, _), .annotation(let place, _, _, _): place
    case .user: phone?.coordinate
    case .shape, .tiles: nil
    }
  }

  /// The anchor of its view.
  var anchor: UnitPoint {
    switch kind {
    case .marker: .bottom
    case .annotation(_, let anchor, _, _): anchor
    case .user(let anchor, _): anchor
    case .shape, .tiles: .center
    }
  }
}

/// Places a view's anchor at its coordinate.
private struct MapPlace: ViewModifier {
  let item: MapItem
  let base: MapViewpoint
  let size: CGSize
  let phone: CLLocation?

  func body(content: Content) -> some View {
    let place = item.place(phone: phone).map { base.point(MKMapPoint($0), in: size) } ?? .zero
    let anchor = item.anchor
    content
      .fixedSize()
      .alignmentGuide(HorizontalAlignment.leading) { $0.width * anchor.x - place.x }
      .alignmentGuide(VerticalAlignment.top) { $0.height * anchor.y - place.y }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

/// The view of a marker, an annotation or the phone.
private struct MapItemView: View {
  let item: MapItem
  let selection: Binding<AnyHashable?>?
  let phone: CLLocation?

  private var isSelected: Bool {
    guard let tag = item.look.tag else { return false }
    return selection?.wrappedValue == tag
  }

  var body: some View {
    switch item.kind {
    case .marker(_, let face):
      selectable(
        MarkerBalloon(face: face, look: item.look, isSelected: isSelected)
          .accessibilityElement(children: .combine))
    case .annotation(_, _, let title, let content):
      selectable(
        content.overlay(alignment: .bottom) {
          if let title, item.look.titles != .hidden {
            MapTitle(label: title).alignmentGuide(.bottom) { $0[.top] - 2 }
          }
        })
    case .user(_, let content):
      if let content {
        content(UserLocation(location: phone))
      } else {
        Circle().fill(.blue).padding(3).background(Circle().fill(.white)).frame(width: 22, height: 22)
          .shadow(color: .black.opacity(0.3), radius: 2)
          .accessibilityElement().accessibilityLabel("My Location")
      }
    case .shape, .tiles: EmptyView()
    }
  }

  @ViewBuilder private func selectable(_ view: some View) -> some View {
    if let tag = item.look.tag, let selection {
      view.onTapGesture { selection.wrappedValue = tag }
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    } else {
      view
    }
  }
}

extension MapModel {
  /// Returns the viewpoint for which content is laid out while `viewpoint` is shown: the last one, as long as twice its
  /// screen covers it.
  func base(for viewpoint: MapViewpoint, in size: CGSize) -> MapViewpoint {
    let shift = viewpoint.point(laidOut.center, in: size)
    let isNear =
      abs(shift.x - size.width / 2) < size.width / 2 && abs(shift.y - size.height / 2) < size.height / 2
    if laidOut.scale != viewpoint.scale || laidOut.heading != viewpoint.heading || !isNear { laidOut = viewpoint }
    return laidOut
  }
}
