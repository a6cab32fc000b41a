import Foundation
import MapKit
import Testing

@Suite("GeoJSON")
struct GeoJSONTests {
  private func decoded(_ text: String) throws -> [any MKGeoJSONObject] {
    try MKGeoJSONDecoder().decode(Data(text.utf8))
  }

  @Test func `Given a collection of features, then each has its shapes, its identifier and its properties`() throws {
    // Given
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Tiergarten", "area": 2.1},
         "geometry": {"type": "Polygon", "coordinates": [
           [[13.33, 52.51], [13.38, 52.51], [13.38, 52.52], [13.33, 52.51]],
           [[13.35, 52.513], [13.36, 52.513], [13.36, 52.515], [13.35, 52.513]]]}},
        {"type": "Feature", "id": "gate", "properties": null,
         "geometry": {"type": "Point", "coordinates": [13.3777, 52.5163, 34]}},
        {"type": "Feature", "geometry": null}
      ]}
      """
    // When
    let features = try #require(try decoded(text) as? [MKGeoJSONFeature])
    // Then
    #expect(features.map(\.identifier) == ["7", "gate", nil])
    let polygon = try #require(features[0].geometry.first as? MKPolygon)
    #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.count == 1)
    let properties = try #require(features[0].properties)
    struct Park: Decodable {
      let name: String
      let area: Double
    }
    let park = try JSONDecoder().decode(Park.self, from: properties)
    #expect(park.name == "Tiergarten" && park.area == 2.1)
    let point = try #require(features[1].geometry.first as? MKPointAnnotation)
    #expect(point.coordinate.latitude == 52.5163 && point.coordinate.longitude == 13.3777)
    #expect(features[1].properties == nil && features[2].geometry.isEmpty)
  }

  @Test func `Given shapes without a feature, then each becomes the map's own kind`() throws {
    // Given
    let text = """
      {"type": "GeometryCollection", "geometries": [
        {"type": "LineString", "coordinates": [[0, 0], [1, 1], [2, 0]]},
        {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]},
        {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]]]},
        {"type": "MultiPoint", "coordinates": [[0, 0], [4, 5]]}
      ]}
      """
    // When
    let shapes = try decoded(text)
    // Then
    #expect((shapes[0] as? MKPolyline)?.pointCount == 3)
    #expect((shapes[1] as? MKMultiPolyline)?.polylines.count == 2)
    #expect((shapes[2] as? MKMultiPolygon)?.polygons.map(\.pointCount) == [4])
    #expect((shapes[3] as? MKMultiPoint)?.pointCount == 2)
  }

  @Test(arguments: [
    "no JSON", "[]", #"{"type": "Topology"}"#, #"{"type": "Point", "coordinates": [1]}"#,
    #"{"type": "FeatureCollection"}"#, #"{"type": "LineString"}"#,
  ])
  func `Given what is not GeoJSON, then decoding fails with MapKit's error`(text: String) {
    #expect { try decoded(text) } throws: { ($0 as? MKError)?.code == .decodingFailed }
  }
}
