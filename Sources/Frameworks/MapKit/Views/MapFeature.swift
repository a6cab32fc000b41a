import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A feature of the map itself that can be selected. Caveat: the drawn map has none, so there is never one.
public struct MapFeature: Hashable {
  /// The kind of a feature.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// Such as a museum or a shop.
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    /// Such as a city or a country.
    public static let territory = FeatureKind(name: "territory")
    /// Such as a mountain or a river.
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }

  /// The kind.
  public let kind: FeatureKind
  /// The location.
  public let coordinate: CLLocationCoordinate2D
  /// The title.
  public let title: String?
  /// The image.
  public let image: Image?
  /// The background colour of the image.
  public let backgroundColor: Color?
  /// The category of a point of interest.
  public let pointOfInterestCategory: MKPointOfInterestCategory?

  /// Returns whether both are the same feature.
  public static func == (a: MapFeature, b: MapFeature) -> Bool {
    a.kind == b.kind && a.title == b.title && a.coordinate.latitude == b.coordinate.latitude
      && a.coordinate.longitude == b.coordinate.longitude
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(title)
  }
}

/// A selection on a map: a value of the app or a feature of the map.
@available(iOS 18.0, *)
public protocol MapSelectable: Hashable {
  /// The type of the app's values, set with `tag`.
  associatedtype SelectionValue: Hashable
  /// The value of the app's content; nil for a feature of the map.
  var value: SelectionValue? { get }
  /// The feature of the map; nil for the app's content.
  var feature: MapFeature? { get }
  /// Creates a selection of the app's content.
  init(_ value: SelectionValue)
  /// Creates a selection of a feature of the map.
  init(_ feature: MapFeature)
}

/// A selection on a map: a value of the app or a feature of the map.
@available(iOS 18.0, *)
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The value of the app's content; nil for a feature of the map.
  public let value: SelectionValue?
  /// The feature of the map; nil for the app's content.
  public let feature: MapFeature?

  /// Creates a selection of the app's content.
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
  /// Creates a selection of a feature of the map.
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

nonisolated extension View {
  /// Sets the content for a selected feature of a map in this view. Caveat: never called, as the drawn map has no
  /// features.
  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View { self }

  /// Sets which features of a map in this view cannot be selected. Caveat: never called, as the drawn map has no
  /// features.
  public func mapFeatureSelectionDisabled(disabled: @escaping (MapFeature) -> Bool = { _ in true }) -> some View {
    self
  }
}
