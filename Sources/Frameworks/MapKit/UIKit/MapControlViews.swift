import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The state of a control outside its map.
@MainActor @Observable
final class MapControlState {
  @ObservationIgnored weak var map: MKMapView? { didSet { generation += 1 } }
  var visibility = MKFeatureVisibility.adaptive
  var edge = HorizontalEdge.leading
  /// Increases when another map is controlled.
  var generation = 0
}

/// A SwiftUI map control for a UIKit map.
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

/// Adds a SwiftUI control to a view, at its ideal size.
@MainActor
private func host(_ content: some View, in view: UIView, _ size: CGSize) {
  let hosted = _UIHostingView(rootView: content)
  view.frame.size = size
  hosted.frame = view.bounds
  hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  hosted.backgroundColor = .clear
  view.addSubview(hosted)
}

/// Shows north while a map is rotated, and resets the rotation; it can be placed anywhere.
open class MKCompassButton: UIView {
  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// The visibility; by default only while the map is rotated.
  open var compassVisibility: MKFeatureVisibility {
    get { state.visibility }
    set { state.visibility = newValue }
  }
  /// The size as on a map, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// Creates a compass for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    host(MapControlHost(state: state) { _ in MapCompass() }, in: self, intrinsicContentSize)
    self.mapView = mapView
  }
}

/// Shows a map's scale while zooming; it can be placed anywhere.
open class MKScaleView: UIView {
  /// The end at which the scale starts.
  public enum Alignment: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// The visibility; by default only while the map's scale changes.
  open var scaleVisibility: MKFeatureVisibility {
    get { state.visibility }
    set { state.visibility = newValue }
  }
  /// The end at which it starts.
  open var legendAlignment: Alignment {
    get { state.edge == .leading ? .leading : .trailing }
    set { state.edge = newValue == .leading ? .leading : .trailing }
  }
  /// The size of the longest scale, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 110, height: 24) }

  /// Creates a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    let scale = MapControlHost(state: state) { MapScaleView(anchorEdge: $0.edge) }
    host(scale, in: self, intrinsicContentSize)
    self.mapView = mapView
  }
}

/// Starts or stops following the phone. The phone has no compass, so the map never follows a heading.
open class MKUserTrackingButton: UIView {
  private let state = MapControlState()
  /// The map.
  open weak var mapView: MKMapView? {
    get { state.map }
    set { state.map = newValue }
  }
  /// The size as on a map, in points: a guess.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// Creates a button for a map.
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

/// A bar button that starts or stops following the phone.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  private let button: MKUserTrackingButton
  /// The map.
  open var mapView: MKMapView? {
    get { button.mapView }
    set { button.mapView = newValue }
  }

  /// Creates a button for a map.
  public init(mapView: MKMapView?) {
    button = MKUserTrackingButton(mapView: mapView)
    super.init()
    customView = button
  }

  /// Creates a button without a map for an archive; see `UIBarItem`.
  public required init?(coder: NSCoder) {
    button = MKUserTrackingButton(mapView: nil)
    super.init(coder: coder)
    customView = button
  }
}
