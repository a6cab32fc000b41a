import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The map that a control belongs to.
private struct MapOf<Content: View>: View {
  let scope: Namespace.ID?
  @ViewBuilder let content: (MapModel) -> Content
  @Environment(\._mapModel) private var model
  @Environment(\._mapScopes) private var scopes

  var body: some View {
    if let model = scope.flatMap({ scopes?.models[$0] }) ?? model { content(model) }
  }
}

/// A round button on a map.
private struct MapButton: View {
  let label: String
  let symbol: String
  var turn = 0.0
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 17)).foregroundStyle(.tint).rotationEffect(.degrees(turn))
        .frame(width: 44, height: 44).background(Color(.systemBackground).opacity(0.9), in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

/// Shows north while the map is rotated, and resets the rotation.
public struct MapCompass: View {
  private let scope: Namespace.ID?
  @Environment(\._mapControlVisibility) private var visibility

  /// Creates a compass for the enclosing map, or for the one with a scope.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  /// The compass.
  public var body: some View {
    MapOf(scope: scope) { model in
      if visibility == .visible || (visibility == .automatic && model.heading != 0) {
        Button {
          var north = model.shown
          north.heading = 0
          model.place(north, .smooth)
        } label: {
          VStack(spacing: 0) {
            Image(systemName: "arrowtriangle.up.fill").font(.system(size: 8)).foregroundStyle(.red)
            Text("N").font(.system(size: 15, weight: .semibold)).foregroundStyle(.primary)
          }
          .rotationEffect(.degrees(-model.heading))
          .frame(width: 44, height: 44).background(Color(.systemBackground).opacity(0.9), in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Compass")
      }
    }
  }
}

/// A button that moves the map to the phone's location.
public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?

  /// Creates a button for the enclosing map, or for the one with a scope.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  /// The button.
  public var body: some View {
    MapOf(scope: scope) { model in
      MapButton(label: "My Location", symbol: "location") {
        CLLocationManager().requestWhenInUseAuthorization()
        model.locate()
        model.go(to: .userLocation(fallback: .automatic))
      }
    }
  }
}

/// A toggle for the pitch. The drawn map is flat, so it is not shown, as on iOS for a map that cannot tilt.
public struct MapPitchToggle: View {
  /// Creates a toggle for the enclosing map, or for the one with a scope.
  public init(scope: Namespace.ID? = nil) {}

  /// Empty.
  public var body: some View { EmptyView() }
}

/// Shows the map's scale while the map is zoomed.
public struct MapScaleView: View {
  private let edge: HorizontalEdge
  private let scope: Namespace.ID?
  @Environment(\._mapControlVisibility) private var visibility

  /// Creates a scale for the enclosing map, or for the one with a scope, which grows from an edge.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    edge = anchorEdge
    self.scope = scope
  }

  /// The scale.
  public var body: some View {
    MapOf(scope: scope) { model in
      if visibility == .visible || (visibility == .automatic && model.isZooming) {
        let metres = model.scale * MKMetersPerMapPointAtLatitude(model.latitude)
        let distance = Self.round(metres * 100)
        VStack(alignment: edge == .leading ? .leading : .trailing, spacing: 2) {
          Text(MKDistanceFormatter().string(fromDistance: distance)).font(.system(size: 11, weight: .medium))
          Rectangle().fill(.primary).frame(width: distance / metres, height: 3)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  /// Returns the largest 1, 2 or 5 times a power of ten that is not longer.
  static func round(_ distance: Double) -> Double {
    guard distance > 0 else { return 1 }
    let power = pow(10, log10(distance).rounded(.down))
    return [5, 2, 1].first { $0 * power <= distance }.map { $0 * power } ?? power
  }
}
