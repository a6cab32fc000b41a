import CoreLocation
import CoreLocationUI
import SimulatorTesting
import SwiftUI
import UIKit

/// Logs the answers to requests for the location.
@MainActor
private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var entries: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let places = locations.map { "\($0.coordinate.latitude)" }
    MainActor.assumeIsolated { entries += places }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    MainActor.assumeIsolated { entries.append("error") }
  }
}

private struct FinderView: View {
  @ObservedObject var finder: Finder

  var body: some View {
    VStack {
      LocationButton(.shareCurrentLocation) { finder.manager.requestLocation() }
      Text(verbatim: finder.entries.joined(separator: ", ")).accessibilityIdentifier("log")
    }
  }
}

private final class ButtonController: UIViewController {
  let button = CLLocationButton(frame: CGRect(x: 40, y: 100, width: 240, height: 60))
  let finder = Finder()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.label = .sendMyCurrentLocation
    button.addAction(UIAction { [weak self] _ in self?.finder.manager.requestLocation() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@Suite("Buttons that give the location once", .simulator(.iPhoneSE)) @MainActor
struct LocationButtonTests {
  private let place = SimulatedLocation(position: CLLocation(latitude: 52.5, longitude: 13.5))

  @Test("given a person never asked, when they agree after a tap, then the app has the location, and asks no more")
  func agreement() async throws {
    // Given
    let finder = Finder()
    let screen = await Screen(location: place) { FinderView(finder: finder) }
    // When
    try await screen.tap(.label("Share Current Location"))
    try await screen.frames(2)
    // Then
    #expect(finder.entries.isEmpty)
    // When
    try await screen.tap(.label("OK"))
    try await screen.frames(3)
    // Then
    #expect(try screen.find("log").label == "52.5")
    #expect(finder.manager.authorizationStatus == .authorizedWhenInUse)
    // When
    screen.location.permission = .notDetermined
    try await screen.tap(.label("Share Current Location"))
    try await screen.frames(3)
    // Then
    #expect(!screen.exists(.label("OK")))
    #expect(try screen.find("log").label == "52.5, 52.5")
  }

  @Test("given a person who does not want to, then the action fails, and the next tap asks again")
  func refusal() async throws {
    // Given
    let finder = Finder()
    let screen = await Screen(location: place) { FinderView(finder: finder) }
    // When
    try await screen.tap(.label("Share Current Location"))
    try await screen.frames(2)
    try await screen.tap(.label("Not Now"))
    try await screen.frames(3)
    // Then
    #expect(try screen.find("log").label == "error")
    #expect(finder.manager.authorizationStatus == .notDetermined)
    // When
    try await screen.tap(.label("Share Current Location"))
    try await screen.frames(2)
    // Then
    #expect(screen.exists(.label("OK")))
  }

  @Test("given a tint, a foreground and round corners, then the button has them")
  func looks() async throws {
    // Given
    let screen = await Screen {
      ZStack {
        Color.white
        VStack(spacing: 10) {
          LocationButton {}.labelStyle(.iconOnly).tint(.green).accessibilityIdentifier("square")
          LocationButton {}.labelStyle(.iconOnly).tint(.green).cornerRadius(22).accessibilityIdentifier("round")
          LocationButton(nil) {}.accessibilityIdentifier("bare")
          LocationButton {}.accessibilityIdentifier("titled")
        }
      }
    }
    let (square, round) = (try screen.find("square").frame, try screen.find("round").frame)
    // Then
    #expect(square.height == 44)
    #expect(abs(square.width - 44) <= 2, "\(square.width)")
    #expect(try screen.find("bare").frame.size == square.size)
    #expect(try screen.find("titled").frame.width > 150)
    let green = try #require(screen.color(at: CGPoint(x: square.minX + 2, y: square.minY + 2)))
    #expect(green.green > green.red + 0.2 && green.green > green.blue + 0.2)
    #expect(screen.color(at: CGPoint(x: round.minX + 2, y: round.minY + 2))?.red == 1)
  }

  @Test("given UIKit's button, when the person agrees after a tap, then its action has the location")
  func control() async throws {
    // Given
    let page = ButtonController()
    let screen = await Screen(location: place, rootViewController: page)
    #expect(try #require(screen.color(at: CGPoint(x: 42, y: 102))).blue > 0.9)
    // When
    try await screen.tap(.label("Send My Current Location"))
    try await screen.frames(2)
    #expect(page.finder.entries.isEmpty)
    try await screen.tap(.label("OK"))
    try await screen.frames(3)
    // Then
    #expect(page.finder.entries == ["52.5"])
    // When
    page.button.cornerRadius = 30
    page.button.backgroundColor = .black
    try await screen.frames(2)
    // Then
    #expect(screen.color(at: CGPoint(x: 42, y: 102))?.red == 1)
    #expect(screen.color(at: CGPoint(x: 80, y: 104))?.red == 0)
  }

  @Test("given UIKit's button, when its content changes, then so does the size that it wants")
  func size() {
    // Given
    let button = CLLocationButton(frame: .zero)
    let width = button.intrinsicContentSize.width
    // When
    button.icon = .arrowFilled
    // Then
    #expect(button.intrinsicContentSize.width > width + 10)
    // When
    button.label = .none
    // Then
    #expect(button.intrinsicContentSize.height == 44)
    #expect(abs(button.intrinsicContentSize.width - 44) <= 2)
    #expect(button.accessibilityLabel == "Current Location")
  }
}
