import Foundation
import MapKit
import SimulatorTesting
import SwiftUI
import Testing
import WebKit

@MainActor @Suite("Maps and pages of nibs", .simulator(.iPhoneSE))
struct NibFrameworkTests {
  private func made<Object>(_ element: String) throws -> Object {
    let json = #"{"n": "document", "c": [{"n": "objects", "c": [\#(element)]}]}"#
    let objects = UINib(data: Data(json.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Object)
  }

  private let frame = #"{"n": "rect", "a": {"key": "frame", "x": "0.0", "y": "0.0", "width": "200", "height": "100"}}"#

  @Test func `Given a map in a nib, then it has its kind, and its content fills it`() throws {
    // Given
    let attributes = #"{"id": "a", "mapType": "satellite", "zoomEnabled": "NO", "showsUserLocation": "YES"}"#
    // When
    let map: MKMapView = try made(#"{"n": "mapView", "a": \#(attributes), "c": [\#(frame)]}"#)
    // Then
    #expect(map.mapType == .satellite && !map.isZoomEnabled && map.isScrollEnabled && map.showsUserLocation)
    #expect(map.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func `Given a page of the web in a nib, then it is made as its configuration says`() throws {
    // Given
    let configuration = """
      {"n": "wkWebViewConfiguration", "a": {"key": "configuration", "allowsInlineMediaPlayback": "YES"}, "c": [
        {"n": "audiovisualMediaTypes", "a": {"key": "mediaTypesRequiringUserActionForPlayback", "none": "YES"}}]}
      """
    // When
    let page: WKWebView = try made(
      #"{"n": "wkWebView", "a": {"id": "a", "allowsBackForwardNavigationGestures": "YES"}, "c": [\#(frame), \#(configuration)]}"#
    )
    // Then
    #expect(page.configuration.allowsInlineMediaPlayback && page.allowsBackForwardNavigationGestures)
    #expect(page.configuration.mediaTypesRequiringUserActionForPlayback == [] && page.frame.width == 200)
  }
}
