import LocalAuthentication
import Network
import SimulatorTesting
import SwiftUI

/// Shows whether the phone is connected.
@MainActor
private final class Reachability: ObservableObject {
  @Published var text = "unknown"
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let text = path.status == .satisfied ? "online \(path.usesInterfaceType(.wifi))" : "offline"
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.text = text } }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
  }
}

private struct ReachabilityView: View {
  @StateObject private var reachability = Reachability()
  var body: some View { Text(reachability.text) }
}

private struct LockView: View {
  @State private var text = "locked"

  var body: some View {
    Button(text) {
      Task {
        do {
          let isOwner = try await LAContext().evaluatePolicy(
            .deviceOwnerAuthenticationWithBiometrics, localizedReason: "to open your diary")
          text = "open \(isOwner)"
        } catch LAError.userCancel {
          text = "cancelled"
        } catch {
          text = "no \((error as? LAError)?.code.rawValue ?? 0)"
        }
      }
    }
    .accessibilityIdentifier("lock")
  }
}

private struct UndoView: View {
  @Environment(\.undoManager) private var undoManager
  @StateObject private var model = Model()

  final class Model: ObservableObject {
    @Published var count = 0
    @MainActor func add(_ undo: UndoManager?) {
      count += 1
      undo?.registerUndo(withTarget: self) { $0.count -= 1 }
    }
  }

  var body: some View {
    VStack {
      Text("Count \(model.count)")
      Button("Add") { model.add(undoManager) }
      Button("Undo") { undoManager?.undo() }
    }
  }
}

@Suite("The phone and its surroundings", .simulator(.iPhoneSE)) @MainActor
struct SurroundingsTests {
  @Test("given an app that watches the network, when it goes and comes, then the app is told")
  func network() async throws {
    // Given
    let screen = await Screen { ReachabilityView() }
    try await screen.settle()
    #expect(screen.exists(.label("online true")))
    // When
    screen.isConnected = false
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("offline")))
    // When
    screen.isConnected = true
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("online true")))
  }

  @Test(
    "given a lock, when the phone asks whose face it sees, then the app gets the answer",
    arguments: [("Matching Face", "open true"), ("Non-matching Face", "no -1"), ("Cancel", "cancelled")])
  func face(button: String, result: String) async throws {
    // Given
    let screen = await Screen { LockView() }
    // When
    try await screen.tap("lock")
    try await screen.settle()
    try await screen.tap(.label("OK"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("to open your diary")))
    try await screen.tap(.label(button))
    try await screen.settle()
    #expect(try screen.find("lock").label == result)
    // When the app asks again, the permission is known
    try await screen.tap("lock")
    try await screen.settle()
    #expect(screen.exists(.label("Matching Face")))
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
  }

  @Test("given a person who does not let the app use Face ID, then it is not available")
  func denied() async throws {
    let screen = await Screen { LockView() }
    try await screen.tap("lock")
    try await screen.settle()
    try await screen.tap(.label("Don’t Allow"))
    try await screen.settle()
    #expect(try screen.find("lock").label == "no -6")
  }

  @Test("given an undo manager of the environment, then what one event did is taken back at once")
  func undo() async throws {
    let screen = await Screen { UndoView() }
    try await screen.tap(.label("Add"))
    try await screen.tap(.label("Add"))
    try await screen.settle()
    #expect(screen.exists(.label("Count 2")))
    try await screen.tap(.label("Undo"))
    try await screen.settle()
    #expect(screen.exists(.label("Count 1")))
  }
}
