import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Observes the camera of a map.
struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

/// The controls that an app chose.
struct MapControls {
  let content: AnyView
}

/// The maps with a scope, so that controls outside can find them.
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
  /// The map of the controls.
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
  /// Sets the style of maps in this view.
  nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\._mapStyle, mapStyle) }

  /// Sets the controls of maps in this view.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\._mapControls, MapControls(content: AnyView(content())))
  }

  /// Sets the visibility of the controls of maps in this view.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\._mapControlVisibility, visibility)
  }

  /// Adds an action for when the camera of maps in this view changes.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\._mapObservers) { $0.append(MapCameraObserver(frequency: frequency, action: action)) }
  }

  /// Adds an action for when the camera of maps in this view changes.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Connects controls in this view with the maps in it that have the same scope.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

private struct MapScopeModifier: ViewModifier {
  @State private var scopes = MapScopes()
  func body(content: Content) -> some View { content.environment(\._mapScopes, scopes) }
}

/// A container that gives access to a map's coordinates.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var proxy = MapProxy()

  /// Creates a reader with views that contain a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View { content(proxy).environment(\._mapReader, proxy) }
}

/// Converts between coordinates and points of a map.
@MainActor @preconcurrency
public final class MapProxy: Sendable {
  weak var model: MapModel?

  nonisolated init() {}

  /// Returns the origin of the map's space in another one.
  private func origin<Space: CoordinateSpaceProtocol>(in space: Space) -> CGPoint? {
    guard let frames = model?.frames else { return nil }
    // The local space is that of the reader, which is the map's frame without what extends below the bars.
    let (map, stage) = (frames.map.frame(in: .global), frames.stage.frame(in: .global))
    let place = space.coordinateSpace == .local ? .zero : frames.map.frame(in: space.coordinateSpace).origin
    return CGPoint(x: place.x + stage.minX - map.minX, y: place.y + stage.minY - map.minY)
  }

  /// Returns the point of a coordinate; nil without a map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let model, let origin = origin(in: space) else { return nil }
    let point = model.shown.point(MKMapPoint(coordinate), in: model.size)
    return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// Returns the coordinate at a point; nil without a map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let model, let origin = origin(in: space) else { return nil }
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return model.shown.mapPoint(place, in: model.size).coordinate
  }
}
