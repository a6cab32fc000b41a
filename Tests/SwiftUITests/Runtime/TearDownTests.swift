import SimulatorTesting
@testable import SwiftUI

@MainActor @Suite("Taking down a screen", .simulator(.iPhoneSE))
struct TearDownTests {
  @Test("given a view that queues work as it disappears, when the screen goes, then that runs once and nothing is left")
  func queuedWork() async throws {
    // Given
    var events: [String] = []
    var runtime: Runtime?
    let screen = await Screen {
      Text(verbatim: "here").onDisappear {
        events.append("gone")
        runtime?.enqueueCallback {
          events.append("after")
          runtime?.layoutRequests.append { events.append("too late") }
        }
      }
    }
    runtime = screen.simulator.runtime
    // When
    screen.simulator.tearDown()
    // Then
    #expect(events == ["gone", "after"])
    #expect(!screen.simulator.needsFrame)
    // When it goes once more
    screen.simulator.tearDown()
    // Then nothing happens again
    #expect(events == ["gone", "after"])
  }
}
