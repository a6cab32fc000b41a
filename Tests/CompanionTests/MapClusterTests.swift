import MapKit
import SimulatorTesting
import SwiftUI
import UIKit

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

/// A map with green tiles and two places that are 50 points apart, or 5.
private final class CrowdController: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  let controls: [UIView]
  var heard: [String] = []

  override init(nibName: String?, bundle: Bundle?) {
    controls = [MKCompassButton(mapView: map), MKUserTrackingButton(mapView: map), MKScaleView(mapView: map)]
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = CGRect(x: 10, y: 40, width: 300, height: 300)
    view.addSubview(map)
    for (index, control) in controls.enumerated() {
      control.frame.origin = CGPoint(x: 10 + 60 * index, y: 360)
      view.addSubview(control)
    }
    map.delegate = self
    map.showsCompass = false
    show(degrees: 0.6)
    for (name, east) in [("Ann", 0), ("Ben", 0.01)] {
      map.addAnnotation(
        MKPointAnnotation(
          coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405 + east), title: name, subtitle: nil))
    }
  }

  func show(degrees: Double) {
    map.setRegion(
      MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: degrees)),
      animated: false)
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKClusterAnnotation) else { return nil }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
    view.clusteringIdentifier = "places"
    return view
  }
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    heard.append("selected \((annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1)")
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    heard.append("follows \(mode != .none) \(animated)")
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init) ?? MKMultiPolylineRenderer(overlay: overlay)
  }
}

/// Green tiles, and a record of those requested.
private final class GreenTiles: MKTileOverlay, @unchecked Sendable {
  let picture: Data?
  @MainActor static var asked: Set<MKTileOverlayPath> = []

  @MainActor init() {
    picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    super.init(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}.png")
  }

  override func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    MainActor.assumeIsolated { _ = Self.asked.insert(path) }
    result(picture, nil)
  }
}

@Suite("Clusters, tiles and controls of maps of UIKit", .simulator(.iPhoneSE)) @MainActor
struct MapClusterTests {
  private func shown() async throws -> (CrowdController, Screen) {
    let controller = CrowdController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return (controller, screen)
  }

  @Test("given places that would lie on each other, then one stands for them until the map is larger")
  func clusters() async throws {
    // Given
    let (controller, screen) = try await shown()
    #expect(screen.exists(.label("Ann +1 more")) && !screen.exists(.label("Ben")))
    let ann = try #require(controller.map.view(for: controller.map.annotations[0]))
    let cluster = try #require(ann.cluster?.annotation as? MKClusterAnnotation)
    #expect(cluster.memberAnnotations.count == 2 && abs(cluster.coordinate.longitude - 13.41) < 1e-6)
    #expect(controller.map.annotations(in: .world).count == 1)
    // When
    try await screen.tap(.label("Ann +1 more"))
    // Then
    #expect(controller.heard == ["selected 2"])
    // When
    controller.show(degrees: 0.06)
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Ann")) && screen.exists(.label("Ben")) && ann.cluster == nil)
    #expect(controller.map.annotations(in: .world).count == 2)
  }

  @Test("given a turned map, when its compass beside it is tapped, then north is up, and the compass goes")
  func compass() async throws {
    // Given
    let (controller, screen) = try await shown()
    #expect(!screen.exists(.label("Compass")))
    let camera = controller.map.camera
    camera.heading = 90
    controller.map.camera = camera
    try await screen.settle()
    // When
    #expect(try screen.find(.label("Compass")).frame.minY >= 360)
    try await screen.tap(.label("Compass"))
    try await screen.settle()
    // Then
    #expect(controller.map.camera.heading == 0 && !screen.exists(.label("Compass")))
  }

  @Test("given a map, when the app lets it follow the phone and a finger moves it, then the delegate hears of both")
  func tracking() async throws {
    // Given
    let (controller, screen) = try await shown()
    // When
    controller.map.setUserTrackingMode(.follow, animated: true)
    try await screen.settle()
    // Then
    #expect(controller.map.userTrackingMode == .follow && controller.map.showsUserLocation)
    #expect(controller.heard == ["follows true true"])
    #expect(try screen.find(.label("Tracking")).value == "Tracking on")
    // When
    try await screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 150, y: 250))
    try await screen.settle()
    // Then
    #expect(controller.map.userTrackingMode == .none && controller.heard.last == "follows false false")
    #expect(try screen.find(.label("Tracking")).value == "Tracking off")
  }

  @Test("given tiles, when the map shows them, then those that it needs are asked for once, and are drawn")
  func tiles() async throws {
    // Given
    let (controller, screen) = try await shown()
    GreenTiles.asked = []
    let tiles = GreenTiles()
    tiles.maximumZ = 10
    // When
    controller.map.addOverlay(tiles)
    try await screen.settle()
    // Then
    let color = try #require(screen.color(at: CGPoint(x: 60, y: 100)))
    #expect(color.green > 0.95 && color.red < 0.05)
    #expect(!GreenTiles.asked.isEmpty && GreenTiles.asked.allSatisfy { $0.z <= 10 && (0..<1024).contains($0.x) })
    let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://tiles.example/3/1/2@2.png")
  }

  @Test("given a limit of the distance, then the map goes there, and does not leave it")
  func limits() async throws {
    // Given
    let (controller, screen) = try await shown()
    // When
    controller.map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 5000)
    try await screen.settle()
    // Then
    #expect(abs(controller.map.camera.centerCoordinateDistance - 5000) < 50)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }
}
