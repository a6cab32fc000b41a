import Foundation
import ScrollworkCoreLocation

/// An object that `MKGeoJSONDecoder` decodes.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// A feature of GeoJSON (RFC 7946): shapes with a description.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier; a number becomes text. Nil for none.
  open private(set) var identifier: String?
  /// The properties as JSON; nil for none. Its keys are sorted, whatever their order in the file.
  open private(set) var properties: Data?
  /// The shapes; several for a collection, and none for a feature without a place.
  open private(set) var geometry: [any MKShape & MKGeoJSONObject] = []

  /// Creates a feature without content.
  public override init() {}

  fileprivate init(_ object: [String: Any]) throws {
    identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
    if let said = object["properties"] as? [String: Any] {
      properties = try JSONSerialization.data(withJSONObject: said, options: .sortedKeys)
    }
    if let shape = object["geometry"] as? [String: Any] { geometry = try GeoJSONShape.shapes(of: shape) }
  }
}

/// Decodes GeoJSON (RFC 7946) into shapes of a map. A line becomes an `MKPolyline`, an area an `MKPolygon`, a point an
/// `MKPointAnnotation`, and a feature an `MKGeoJSONFeature`.
open class MKGeoJSONDecoder: NSObject {
  /// Creates a decoder.
  public override init() {}

  /// Decodes a file: the features of a collection, or the one object in it. Throws `MKError.decodingFailed` if it is
  /// not GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw GeoJSONShape.failure("The data is not a JSON object.")
    }
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else {
        throw GeoJSONShape.failure("The collection has no features.")
      }
      return try features.map(MKGeoJSONFeature.init)
    case "Feature": return [try MKGeoJSONFeature(object)]
    default: return try GeoJSONShape.shapes(of: object)
    }
  }
}

/// Makes shapes from GeoJSON's geometry objects.
private enum GeoJSONShape {
  static func failure(_ reason: String) -> MKError { MKError(.decodingFailed, reason) }

  static func shapes(of object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    let kind = object["type"] as? String ?? ""
    if kind == "GeometryCollection" {
      guard let parts = object["geometries"] as? [[String: Any]] else {
        throw failure("The collection has no geometries.")
      }
      return try parts.flatMap(shapes)
    }
    let places = object["coordinates"]
    switch kind {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint":
      let points = try list(places).map { MKMapPoint(try place($0)) }
      return [MKMultiPoint(points, MapOutline([points], isClosed: false))]
    case "LineString": return [try line(places)]
    case "MultiLineString": return [MKMultiPolyline(try list(places).map(line))]
    case "Polygon": return [try area(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places).map(area))]
    default: throw failure("“\(kind)” is not a GeoJSON type.")
    }
  }

  private static func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw failure("Coordinates are missing.") }
    return list
  }

  /// A longitude, a latitude, and perhaps a height, which maps do not have.
  private static func place(_ value: Any?) throws -> CLLocationCoordinate2D {
    let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw failure("A place needs a longitude and a latitude.") }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private static func line(_ value: Any?) throws -> MKPolyline {
    let places = try list(value).map(place)
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// The first ring is the outline, the others are holes.
  private static func area(_ value: Any?) throws -> MKPolygon {
    let rings = try list(value).map { try list($0).map(place) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    let outline = rings.first ?? []
    return MKPolygon(coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
