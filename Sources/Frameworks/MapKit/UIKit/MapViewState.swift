import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The state of a UIKit map; its view is SwiftUI's map.
@MainActor @Observable
final class MapViewState {
  var position = MapCameraPosition.automatic
  var modes = MapInteractionModes.all
  var type = MKMapType.standard
  var showsUser = false
  var showsCompass = true
  var showsScale = false
  /// The scale of the map, in steps of a quarter of a power of two, on which clusters depend; nil before the map is
  /// drawn.
  var scaleStep: Int?
  /// The limits for gestures.
  var bounds: MapCameraBounds?
  @ObservationIgnored var zoomRange: MKMapView.CameraZoomRange?
  @ObservationIgnored var boundary: MKMapView.CameraBoundary?
  /// Increases when an annotation or an overlay is added or removed.
  var generation = 0
  var selected: ObjectIdentifier?
  @ObservationIgnored weak var view: MKMapView?
}

extension MKMapView: AutomationTyped {
  package var automationType: String { "map" }
}

/// The map inside.
struct MapViewContent: View {
  let state: MapViewState
  let model: MapModel

  var body: some View {
    model.moveBinding = { state.position = $0 }
    var contents = MapContents(modes: state.modes, bounds: state.bounds)
    contents.selection = Binding(
      get: { state.selected.map { AnyHashable($0) } },
      set: { state.view?.select($0?.base as? ObjectIdentifier) })
    _ = state.generation
    state.view?.fill(&contents.list)
    return MapStage(contents: contents, position: state.position, model: model)
      .environment(\._mapStyle, state.type.style)
      .mapControls {
        if state.showsCompass { MapCompass() }
        if state.showsScale { MapScaleView() }
      }
      .onMapCameraChange { _ in state.view?.cameraDidRest() }
      .onMapCameraChange(frequency: .continuous) { _ in state.view?.cameraDidMove() }
      .onChange(of: state.view?.userTrackingMode) { _, _ in state.view?.trackingDidChange() }
      .onChange(of: model.phone?.timestamp) { _, _ in state.view?.phoneDidMove() }
  }
}
