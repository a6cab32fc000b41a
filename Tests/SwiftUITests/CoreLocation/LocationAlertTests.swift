import CoreLocation
import SimulatorTesting
import SwiftUI
import UIKit

@Suite("The system's question for the location", .simulator(.iPhoneSE)) @MainActor
struct LocationAlertTests {
  @Test(
    "given a person never asked, then the app is told so, and each button answers as on iOS",
    arguments: [
      ("Allow Once", "permission 0, permission 4"), ("Allow While Using App", "permission 0, permission 4"),
      ("Don’t Allow", "permission 0, permission 2"),
    ])
  func answers(button: String, told: String) async throws {
    // Given
    let log = LocationLog()
    let screen = await Screen { LocationView(log: log) }
    try await screen.frames(2)
    #expect(try screen.find("log").label == "permission 0")
    // When
    try await screen.tap("ask")
    try await screen.frames(2)
    // Then
    #expect(screen.exists(.label(button)))
    #expect(log.entries == ["permission 0"])
    // When
    try await screen.tap(.label(button))
    try await screen.frames(3)
    // Then
    #expect(try screen.find("log").label == told)
    #expect(!screen.exists(.label(button)))
  }

  @Test("given the question on the screen, then the app is inactive and untouchable until it is answered")
  func inFront() async throws {
    // Given
    let log = LocationLog()
    let screen = await Screen { LocationView(log: log) }
    var posted: [String] = []
    let names = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
    let subscriptions = names.map { name in
      NotificationCenter.default.publisher(for: name).sink { _ in posted.append(name.rawValue) }
    }
    // When
    try await screen.tap("ask")
    try await screen.frames(2)
    // Then
    #expect(try screen.find("state").label == "1 inactive")
    #expect(UIApplication.shared.applicationState == .inactive)
    await #expect(throws: ScreenError.self) { try await screen.tap("ask") }
    let title = try screen.find(.label(startsWith: "Allow “").and(.role(.staticText))).frame
    #expect(abs(title.midX - 160) < 1, "\(title)")
    // When
    try await screen.tap(.label("Don’t Allow"))
    try await screen.frames(3)
    // Then
    #expect(try screen.find("state").label == "1 active")
    #expect(posted == names.map(\.rawValue))
    // A second request shows no alert
    try await screen.tap("ask")
    try await screen.frames(2)
    #expect(try screen.find("state").label == "2 active")
    withExtendedLifetime(subscriptions) {}
  }

  @Test("given the question on the screen, when the app goes and comes back, then it is still asked and inactive")
  func background() async throws {
    // Given
    let log = LocationLog()
    let screen = await Screen { LocationView(log: log) }
    try await screen.tap("ask")
    try await screen.frames(2)
    // When
    try await screen.enterBackground(for: .seconds(5))
    // Then
    #expect(try screen.find("state").label == "1 inactive")
    try await screen.setDarkMode(true)
    try await screen.tap(.label("Allow Once"))
    try await screen.frames(3)
    #expect(try screen.find("state").label == "1 active")
  }

  @Test("given an answer beforehand, then nobody is asked")
  func beforehand() async throws {
    // Given
    let log = LocationLog()
    let screen = await Screen(location: SimulatedLocation(permission: .restricted)) { LocationView(log: log) }
    // When
    try await screen.tap("ask")
    try await screen.frames(2)
    // Then
    #expect(try screen.find("state").label == "1 active")
    #expect(log.manager.authorizationStatus == .restricted)
    // When the user changes it in Settings
    log.entries = []
    screen.location.permission = .authorizedAlways
    try await screen.frames(2)
    // Then
    #expect(try screen.find("log").label == "permission 3")
  }
}
