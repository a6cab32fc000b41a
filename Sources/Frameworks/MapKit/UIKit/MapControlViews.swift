import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// What a control outside of its map knows of it.
@MainActor @Observable
final class MapControlState {
  @ObservationIgnored weak var map: MKMapView? { didSet { generation += 1 } }
  var visibility = MKFeatureVisibility.adaptive
  var edge = HorizontalEdge.leading
  /// Grows when another map is controlled.
  var generation = 0
}

/// A control of SwiftUI's maps for one of UIKit.
private struct MapControlHost<Control: View>: View {
  let state: MapControlState
  @ViewBuilder let control: (MapControlState) -> Control

  var body: some View {
    _ = state.generation
    let visibility: Visibility =
      switch state.visibility {
      case .adaptive: .automatic
      case .hidden: .hidden
      case .visible: .visible
      }
    return control(state).environment(\._mapModel, state.map?.map).environment(\._mapControlVisibility, visibility)
  }
}

/// A view with a control of SwiftUI's in it, as large as that is by itself.
@MainActor
private func host(_ content: some View, in view: UIView, _ size: CGSize) {
  let hosted = _UIHostingView(rootView: content)
  view.frame.size = size
  hosted.frame = view.bounds
  hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  hosted.backgroundColor = .clear
  view.addSubview(hosted)
}

/// Shows where north is while a map is turned, and turns it back; it can be anywhere on the screen.
open class MKCompassButton: UIView {
  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// Whether it shows; by itself while the map is turned.
  open var compassVisibility: MKFeatureVisibility {
    get { state.visibility }
    set { state.visibility = newValue }
  }
  /// As large as it is on a map, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// A compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    host(MapControlHost(state: state) { _ in MapCompass() }, in: self, intrinsicContentSize)
    self.mapView = mapView
  }
}

/// Shows how long a distance is on a map while that is made larger or smaller; it can be anywhere on the screen.
open class MKScaleView: UIView {
  /// At which end the scale has its beginning.
  public enum Alignment: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// Whether it shows; by itself while the map's scale changes.
  open var scaleVisibility: MKFeatureVisibility {
    get { state.visibility }
    set { state.visibility = newValue }
  }
  /// At which end it begins.
  open var legendAlignment: Alignment {
    get { state.edge == .leading ? .leading : .trailing }
    set { state.edge = newValue == .leading ? .leading : .trailing }
  }
  /// Room for the longest scale, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 110, height: 24) }

  /// A scale of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    let scale = MapControlHost(state: state) { MapScaleView(anchorEdge: $0.edge) }
    host(scale, in: self, intrinsicContentSize)
    self.mapView = mapView
  }
}

/// Lets a map follow the phone, or no longer. The phone has no compass, so it never follows a heading.
open class MKUserTrackingButton: UIView {
  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// As large as it is on a map, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// A button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    host(MapControlHost(state: state) { TrackingToggle(state: $0) }, in: self, intrinsicContentSize)
    self.mapView = mapView
  }
}

private struct TrackingToggle: View {
  let state: MapControlState

  var body: some View {
    let mode = state.map?.userTrackingMode ?? .none
    Button {
      guard let map = state.map else { return }
      CLLocationManager().requestWhenInUseAuthorization()
      map.map.locate()
      map.setUserTrackingMode(mode == .none ? .follow : .none, animated: true)
    } label: {
      Image(systemName: mode == .none ? "location" : "location.fill").font(.system(size: 17)).foregroundStyle(.tint)
        .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Tracking")
    .accessibilityValue(mode == .none ? "Tracking off" : "Tracking on")
  }
}

/// Lets a map follow the phone, or no longer, from a bar.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  private let button: MKUserTrackingButton
  /// The map.
  open var mapView: MKMapView? {
    get { button.mapView }
    set { button.mapView = newValue }
  }

  /// A button of a map.
  public init(mapView: MKMapView?) {
    button = MKUserTrackingButton(mapView: mapView)
    super.init()
    customView = button
  }
}
