import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Hears what a map shows.
struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

/// Controls that an app chose.
struct MapControls {
  let content: AnyView
}

/// The maps that have a scope, so that controls outside find them.
@MainActor
final class MapScopes {
  var models: [Namespace.ID: MapModel] = [:]
}

private struct MapObserversKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: [MapCameraObserver] = []
}
private struct MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }
private struct MapControlsKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: MapControls? = nil }
private struct MapVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct MapModelKey: EnvironmentKey { static let defaultValue: MapModel? = nil }
private struct MapReaderKey: EnvironmentKey { static let defaultValue: MapProxy? = nil }
private struct MapScopesKey: EnvironmentKey { static let defaultValue: MapScopes? = nil }

extension EnvironmentValues {
  var _mapObservers: [MapCameraObserver] {
    get { self[MapObserversKey.self] }
    set { self[MapObserversKey.self] = newValue }
  }
  var _mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
  var _mapControls: MapControls? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
  var _mapControlVisibility: Visibility {
    get { self[MapVisibilityKey.self] }
    set { self[MapVisibilityKey.self] = newValue }
  }
  /// The map that controls belong to.
  var _mapModel: MapModel? {
    get { self[MapModelKey.self] }
    set { self[MapModelKey.self] = newValue }
  }
  var _mapReader: MapProxy? {
    get { self[MapReaderKey.self] }
    set { self[MapReaderKey.self] = newValue }
  }
  var _mapScopes: MapScopes? {
    get { self[MapScopesKey.self] }
    set { self[MapScopesKey.self] = newValue }
  }
}

extension View {
  /// How maps in this view look.
  nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\._mapStyle, mapStyle) }

  /// What maps in this view show in their upper corner.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\._mapControls, MapControls(content: AnyView(content())))
  }

  /// Whether the controls of maps in this view show.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\._mapControlVisibility, visibility)
  }

  /// Calls when maps in this view show something else.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\._mapObservers) { $0.append(MapCameraObserver(frequency: frequency, action: action)) }
  }

  /// Calls when maps in this view show something else.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Lets controls in this view belong to maps in it that have the same scope.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

private struct MapScopeModifier: ViewModifier {
  @State private var scopes = MapScopes()
  func body(content: Content) -> some View { content.environment(\._mapScopes, scopes) }
}

/// Lets an app ask a map in it what is where.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var proxy = MapProxy()

  /// Views with a map among them.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View { content(proxy).environment(\._mapReader, proxy) }
}

/// Knows what is where on a map.
@MainActor @preconcurrency
public final class MapProxy: Sendable {
  weak var model: MapModel?

  nonisolated init() {}

  /// Where the map's own space begins in another one.
  private func origin<Space: CoordinateSpaceProtocol>(in space: Space) -> CGPoint? {
    guard let frames = model?.frames else { return nil }
    // The local space is that of the reader, which is where the map is without what it has below the bars.
    let (map, stage) = (frames.map.frame(in: .global), frames.stage.frame(in: .global))
    let place = space.coordinateSpace == .local ? .zero : frames.map.frame(in: space.coordinateSpace).origin
    return CGPoint(x: place.x + stage.minX - map.minX, y: place.y + stage.minY - map.minY)
  }

  /// Where a place is on the screen; nil without a map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let model, let origin = origin(in: space) else { return nil }
    let point = model.shown.point(MKMapPoint(coordinate), in: model.size)
    return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// What place is at a point; nil without a map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let model, let origin = origin(in: space) else { return nil }
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return model.shown.mapPoint(place, in: model.size).coordinate
  }
}
