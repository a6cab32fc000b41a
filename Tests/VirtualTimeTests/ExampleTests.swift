import Foundation
import Testing
import VirtualTime

/// The examples of VirtualTime's documentation comments.
@Suite("Examples") struct ExampleTests {
  @MainActor final class Banner {
    var isVisible = true

    init() {
      Task {
        try await Task.sleep(for: .seconds(3))
        isVisible = false
      }
    }
  }

  @Test(.virtualTime) @MainActor func bannerLeavesAfterThreeSeconds() async throws {
    let banner = Banner()  // starts `Task.sleep(for: .seconds(3))`
    try await VirtualTime.advance(by: .seconds(2))
    #expect(banner.isVisible)
    try await VirtualTime.advance(by: .seconds(1))
    #expect(!banner.isVisible)
  }

  @Test(.virtualTime) @MainActor func aFrameComesAfterTheTimersBeforeIt() async {
    // Given a timer before the next frame
    let trace = Trace()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { trace.add("timer") }
    let nextFrame = Duration.milliseconds(16)
    func runFrame() { trace.add("frame") }
    // When
    while await VirtualTime.step(until: nextFrame) == .firedTimer {}
    runFrame()
    // Then
    #expect(trace.text == "timer frame")
    #expect(VirtualTime.now == nextFrame)
  }
}
