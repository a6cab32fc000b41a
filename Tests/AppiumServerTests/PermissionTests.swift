import Combine
import CoreLocation
import SwiftUI
import Testing

@testable import AppiumServer

/// The system's location prompt, answered by hand, automatically and in advance.
@MainActor
@Suite struct PermissionTests {
  @Test func givenNoAnswer_whenTheAppAsks_thenTheQuestionIsOnTheScreen() async throws {
    let client = try await Client.start { PermissionPage() }
    try await client.tap("ask")
    let buttons = try await client.run("mobile: alert", ["action": "getButtons"])
    #expect(buttons == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    #expect(try await client.run("mobile: getPermission", ["service": "location"]) == "unset")
    _ = try await client.run("mobile: alert", ["action": "accept", "buttonLabel": "Allow Once"])
    #expect(try await client.text("status") == "allowed")
    client.end()
  }

  @Test(arguments: [("appium:autoAcceptAlerts", "allowed", "inuse"), ("appium:autoDismissAlerts", "denied", "never")])
  func givenThatAlertsAnswerThemselves_whenTheAppAsks_thenItHasTheAnswer(
    capability: String, status: String, permission: JSON
  ) async throws {
    let client = try await Client.start(.object([capability: true])) { PermissionPage() }
    try await client.tap("ask")
    #expect(try await client.error("GET", "alert/text").code == .noSuchAlert)
    #expect(try await client.text("status") == status)
    #expect(try await client.run("mobile: getPermission", ["service": "location"]) == permission)
    client.end()
  }

  @Test func givenThatAlertsAnswerThemselves_whenTheAlertIsTheApps_thenItStays() async throws {
    let client = try await Client.start(["appium:autoAcceptAlerts": true]) { SamplePage() }
    try await client.tap("ask")
    #expect(try await client.ask("GET", "alert/text").text == "Sure?\nThink twice.")
    client.end()
  }

  @Test(arguments: [("always", "allowed", "always"), ("yes", "allowed", "inuse"), ("no", "denied", "never")])
  func givenAnAppThatRuns_whenItsPermissionIsSet_thenItIsToldAndDoesNotAsk(
    answer: String, status: String, permission: JSON
  ) async throws {
    let client = try await Client.start { PermissionPage() }
    #expect(try await client.text("status") == "unknown")
    _ = try await client.run("mobile: setPermission", ["access": ["location": .text(answer)]])
    #expect(try await client.text("status") == status)
    try await client.tap("ask")
    #expect(try await client.error("GET", "alert/text").code == .noSuchAlert)
    #expect(try await client.run("mobile: getPermission", ["service": "location"]) == permission)
    client.end()
  }

  @Test(arguments: [["location": "perhaps"], ["camera": "yes"]] as [JSON])
  func givenAPermissionThatThePhoneDoesNotKnow_thenTheErrorSaysSo(access: JSON) async throws {
    let client = try await Client.start { PermissionPage() }
    let body: JSON = ["script": "mobile: setPermission", "args": [["access": access]]]
    let error = try await client.error("POST", "execute/sync", body)
    #expect(error.code == .invalidArgument && error.message.contains("location"), "\(error)")
    client.end()
  }
}

/// Asks for the location, and shows the answer.
private struct PermissionPage: View {
  @StateObject private var permission = Permission()

  var body: some View {
    VStack {
      Text(permission.status).accessibilityIdentifier("status")
      Button("Ask") { permission.ask() }.accessibilityIdentifier("ask")
    }
  }
}

@MainActor
private final class Permission: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var status = "unknown"
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() { manager.requestWhenInUseAuthorization() }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let answer = manager.authorizationStatus
    MainActor.assumeIsolated {
      switch answer {
      case .authorizedAlways, .authorizedWhenInUse: status = "allowed"
      case .denied, .restricted: status = "denied"
      default: status = "unknown"
      }
    }
  }
}
