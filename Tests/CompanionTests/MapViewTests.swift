import Automation
import MapKit
import Simulator
import SimulatorTesting
import SwiftUI
import UIKit

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

/// A controller whose map has two places and a line, and that records the calls of its delegate.
private final class AtlasController: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = CGRect(x: 10, y: 40, width: 300, height: 300)
    map.accessibilityIdentifier = "map"
    view.addSubview(map)
    map.delegate = self
    map.setRegion(
      MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0.06)),
      animated: false)
    let place = MKPointAnnotation(coordinate: berlin, title: "Berlin", subtitle: nil)
    let own = MKPointAnnotation()
    own.coordinate = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.415)
    own.title = "own"
    map.addAnnotations([place, own])
    let line = [berlin, CLLocationCoordinate2D(latitude: 52.52, longitude: 13.385)]
    map.addOverlay(MKPolyline(coordinates: line, count: 2))
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotation.title == "own" else { return nil }
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "own")
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.backgroundColor = .green
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "own"
    view.accessibilityLabel = "Own"
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    heard.append("touched \(control === view.rightCalloutAccessoryView) of \((view.annotation?.title ?? nil) ?? "")")
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    renderer.lineWidth = 10
    return renderer
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("changed \(animated)") }
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    heard.append("selected \((annotation.title ?? nil) ?? "")")
  }
}

@Suite("Maps of UIKit", .simulator(.iPhoneSE)) @MainActor
struct MapViewTests {
  @Test("given a map view, when it shows a region, then places, its own views and lines are where Mercator has them")
  func content() async throws {
    // Given
    let controller = AtlasController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // When
    let own = try screen.find("own").frame
    // Then 0.01 degrees are 50 points
    #expect(abs(own.midX - 210) < 0.6 && abs(own.midY - 190) < 0.6)
    let line = try #require(screen.color(at: CGPoint(x: 110, y: 190)))
    #expect(line.red > 0.95 && line.green < 0.05 && line.blue > 0.95)
    #expect(abs(controller.map.region.span.longitudeDelta - 0.06) < 0.0001)
    let point = controller.map.convert(berlin, toPointTo: controller.view)
    #expect(abs(point.x - 160) < 0.6 && abs(point.y - 190) < 0.6)
  }

  @Test("given a map view, when the app and a finger move it, then the delegate hears the end of each")
  func movement() async throws {
    // Given
    let controller = AtlasController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    #expect(controller.heard == ["changed false"])
    // When
    let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.425)
    controller.map.setCenter(place, animated: true)
    try await screen.settle()
    // Then
    #expect(controller.heard == ["changed false", "changed true"])
    #expect(abs(controller.map.centerCoordinate.longitude - 13.425) < 0.00001)
    #expect(abs(try screen.find("own").frame.midX - 110) < 0.6)
    // When
    try await screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 250, y: 250))
    try await screen.settle()
    // Then
    #expect(controller.heard.count == 3)
    #expect(abs(controller.map.centerCoordinate.longitude - 13.415) < 0.0003)
  }

  @Test("given a map view with an identifier, then UI tests find one map by it, with what is on it inside")
  func automation() async throws {
    // Given
    let screen = await Screen(rootViewController: AtlasController())
    // When
    try await screen.settle()
    // Then
    let maps = ElementSnapshot(screen: screen.simulator.runtime).descendants.filter { $0.elementType == .map }
    #expect(maps.map(\.identifier) == ["map"])
    #expect(maps.map(\.label) == ["Map"])
    #expect(maps.first?.descendants.contains { $0.label == "Berlin" } == true)
  }

  @Test("given an annotation, when a person taps it, then it is selected and the delegate hears of it")
  func selection() async throws {
    // Given
    let controller = AtlasController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // When
    try await screen.tap(.label("Berlin"))
    try await screen.settle()
    // Then
    #expect(controller.heard.last == "selected Berlin")
    #expect(controller.map.selectedAnnotations.count == 1)
  }

  @Test("given an annotation with a callout, when it is selected, then title and button are above it until it is not")
  func callout() async throws {
    // Given
    let controller = AtlasController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    #expect(screen.findAll(.label("own")).isEmpty)
    // When
    try await screen.tap(.identifier("own"))
    try await screen.settle()
    // Then
    let own = try screen.find("own").frame
    let title = try screen.find(.label("own")).frame
    #expect(title.maxY < own.minY)
    let info = try screen.find(.label("More Info")).frame
    #expect(info.minX >= title.maxX && info.maxY < own.minY)
    // When
    try await screen.tap(.label("More Info"))
    // Then
    #expect(controller.heard.last == "touched true of own")
    // When
    controller.map.deselectAnnotation(controller.map.annotations[1], animated: false)
    try await screen.settle()
    // Then
    #expect(screen.findAll(.label("own")).isEmpty)
    #expect(screen.findAll(.label("More Info")).isEmpty)
  }

  @Test("given no data of the world, when an app searches or asks for a way, then it is told with an MKError")
  func services() async throws {
    // Given
    let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
    // Then
    await #expect(throws: MKError.self) { _ = try await MKLocalSearch(request: request).start() }
    await #expect(throws: MKError.self) { _ = try await MKDirections(request: MKDirections.Request()).calculate() }
  }

  @Test("given places, when they are projected, then there and back is the same, and distances are the ground's")
  func geometry() {
    // Given
    let point = MKMapPoint(berlin)
    // Then there and back
    #expect(abs(point.coordinate.latitude - berlin.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - berlin.longitude) < 1e-9)
    // the middle of the world, and its edge
    #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
    // a degree of latitude is about 111 km
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: 53.52, longitude: 13.405))
    #expect(abs(point.distance(to: north) - 111_195) < 10)
    // a region of a kilometre spans as many map points as a kilometre
    let rect = MKMapRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100)
    #expect(rect.contains(point) && !rect.contains(north))
    #expect(rect.union(rect.offsetBy(dx: 100, dy: 0)).width == 200)
    #expect(rect.intersection(rect.offsetBy(dx: 60, dy: 0)).width == 40)
    // the shortest path from Berlin to San Francisco leads far to the north
    let way = MKGeodesicPolyline(
      coordinates: [berlin, CLLocationCoordinate2D(latitude: 37.77, longitude: -122.42)], count: 2)
    #expect(way.points().map { $0.coordinate.latitude }.max() ?? 0 > 65)
  }

  @Test(
    "given a distance, when it is written, then it has the units of the place",
    arguments: [(450.0, "de_DE", "450 m"), (2400, "de_DE", "2,4 km"), (1609.344 * 3, "en_US", "3 mi")])
  func distances(metres: Double, locale: String, text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(fromDistance: metres) == text)
  }
}
