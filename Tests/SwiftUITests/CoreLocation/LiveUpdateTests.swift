import CoreLocation
import SimulatorTesting
import SwiftUI

@Suite("Live updates and monitors of places", .simulator(.iPhoneSE)) @MainActor
struct LiveUpdateTests {
  @Observable final class Log { var entries: [String] = [] }

  struct Follower: View {
    let log: Log
    var body: some View {
      Text("Following").task {
        do {
          for try await update in CLLocationUpdate.liveUpdates(.fitness) {
            log.entries.append(
              update.location.map { "\($0.coordinate.latitude)" }
                ?? (update.authorizationDenied
                  ? "denied" : update.authorizationRequestInProgress ? "asking" : "nowhere"))
          }
        } catch { log.entries.append("\(error)") }
      }
    }
  }

  @Test("given permission, when the phone moves, then each place is an update")
  func moving() async throws {
    // Given
    let log = Log()
    let location = SimulatedLocation(permission: .authorizedWhenInUse, position: .berlin)
    let screen = await Screen(location: location) { Follower(log: log) }
    try await screen.frames(4)
    // When
    screen.location.position = .potsdam
    try await screen.frames(4)
    // Then
    #expect(log.entries == ["52.5", "52.25"])
  }

  @Test("given a refusal, then an update says so, and the place comes when the person allows it")
  func refused() async throws {
    // Given
    let log = Log()
    let screen = await Screen(location: SimulatedLocation(permission: .denied, position: .berlin)) {
      Follower(log: log)
    }
    try await screen.frames(4)
    #expect(Set(log.entries) == ["denied"])
    // When
    screen.location.permission = .authorizedWhenInUse
    try await screen.frames(4)
    // Then
    #expect(log.entries.last == "52.5")
  }

  @Test("given a session that needs to know always, then it tells what is in the way whenever that changes")
  func session() async throws {
    // Given
    let log = Log()
    let screen = await Screen(location: SimulatedLocation(permission: .notDetermined, position: .berlin)) {
      Text("Asking").task {
        let session = CLServiceSession(authorization: .always)
        do {
          for try await diagnostic in session.diagnostics {
            log.entries.append(
              diagnostic.authorizationRequestInProgress
                ? "asking"
                : diagnostic.authorizationDenied
                  ? "denied" : diagnostic.alwaysAuthorizationDenied ? "sometimes" : "free")
          }
        } catch { log.entries.append("\(error)") }
      }
    }
    try await screen.frames(4)
    // When
    screen.location.permission = .denied
    try await screen.frames(4)
    screen.location.permission = .authorizedWhenInUse
    try await screen.frames(4)
    screen.location.permission = .authorizedAlways
    try await screen.frames(4)
    // Then
    #expect(log.entries == ["asking", "denied", "sometimes", "free"])
  }

  @Test("given a circle around another town, when the phone comes into it and leaves it, then there are two events")
  func circle() async throws {
    // Given
    let log = Log()
    let location = SimulatedLocation(permission: .authorizedAlways, position: .berlin)
    let screen = await Screen(location: location) {
      Text("Watching").task {
        let monitor = await CLMonitor("towns")
        let circle = CLMonitor.CircularGeographicCondition(center: CLLocation.potsdam.coordinate, radius: 1_000)
        await monitor.add(circle, identifier: "Potsdam", assuming: .unsatisfied)
        do {
          for try await event in await monitor.events { log.entries.append("\(event.identifier) \(event.state)") }
        } catch { log.entries.append("\(error)") }
      }
    }
    try await screen.frames(4)
    #expect(log.entries == [])
    // When
    screen.location.position = .potsdam
    try await screen.frames(4)
    screen.location.position = .leipzig
    try await screen.frames(4)
    // Then
    #expect(log.entries == ["Potsdam satisfied", "Potsdam unsatisfied"])
  }
}
