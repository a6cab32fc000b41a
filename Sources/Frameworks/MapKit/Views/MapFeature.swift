import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A place of the map's own that a person can select. Caveat: the drawn map has none, so there is never one.
public struct MapFeature: Hashable {
  /// What a place is.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// A museum, a shop.
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    /// A city, a country.
    public static let territory = FeatureKind(name: "territory")
    /// A mountain, a river.
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }

  /// What it is.
  public let kind: FeatureKind
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Its name.
  public let title: String?
  /// Its picture.
  public let image: Image?
  /// The colour behind its picture.
  public let backgroundColor: Color?
  /// What kind of point of interest it is.
  public let pointOfInterestCategory: MKPointOfInterestCategory?

  /// The same place.
  public static func == (a: MapFeature, b: MapFeature) -> Bool {
    a.kind == b.kind && a.title == b.title && a.coordinate.latitude == b.coordinate.latitude
      && a.coordinate.longitude == b.coordinate.longitude
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(title)
  }
}

/// What can be selected on a map: a value of the app's, or a place of the map's own.
@available(iOS 18.0, *)
public protocol MapSelectable: Hashable {
  /// What the app says of its content with `tag`.
  associatedtype SelectionValue: Hashable
  /// The value of the app's content; nil for a place of the map's own.
  var value: SelectionValue? { get }
  /// The place of the map's own; nil for the app's content.
  var feature: MapFeature? { get }
  /// A value of the app's content.
  init(_ value: SelectionValue)
  /// A place of the map's own.
  init(_ feature: MapFeature)
}

/// What is selected on a map: a value of the app's, or a place of the map's own.
@available(iOS 18.0, *)
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The value of the app's content; nil for a place of the map's own.
  public let value: SelectionValue?
  /// The place of the map's own; nil for the app's content.
  public let feature: MapFeature?

  /// A value of the app's content.
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
  /// A place of the map's own.
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

nonisolated extension View {
  /// What a map in this view shows for a place of its own that is selected. Caveat: never called, as the drawn map has no places.
  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View { self }

  /// Which places of its own a map in this view does not let a person select. Caveat: never called, as the drawn map has no places.
  public func mapFeatureSelectionDisabled(disabled: @escaping (MapFeature) -> Bool = { _ in true }) -> some View {
    self
  }
}
