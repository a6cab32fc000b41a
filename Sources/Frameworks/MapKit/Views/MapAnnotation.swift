import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// An annotation for an item on a map, as before iOS 17.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// The data that it adds to the map.
  var _annotation: _MapAnnotationData { get }
}

/// The data of an annotation.
public struct _MapAnnotationData {
  let kind: MapItem.Kind
  var tint: Color?

  func add(to list: inout _MapItems) { list.with({ $0.tint = tint }) { $0.add(kind) } }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  public let _annotation: _MapAnnotationData
  /// Creates a balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = _MapAnnotationData(kind: .marker(coordinate, MarkerFace(label: AnyView(EmptyView()))), tint: tint)
  }
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  public let _annotation: _MapAnnotationData
  /// Creates a pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = _MapAnnotationData(
      kind: .annotation(coordinate, anchor: .bottom, title: nil, content: AnyView(Pin(tint: tint ?? .red))))
  }
}

/// A pin whose tip is at the bottom.
private struct Pin: View {
  let tint: Color

  var body: some View {
    VStack(spacing: -1) {
      Circle().fill(tint.gradient).frame(width: 14, height: 14)
      Rectangle().fill(.gray).frame(width: 2, height: 16)
    }
    .accessibilityElement().accessibilityLabel("Pin")
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _annotation: _MapAnnotationData
  /// Creates a view at a place, positioned by `anchorPoint`, whose components are from 0 to 1.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _annotation = _MapAnnotationData(
      kind: .annotation(
        coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), title: nil, content: AnyView(content())))
  }
}
