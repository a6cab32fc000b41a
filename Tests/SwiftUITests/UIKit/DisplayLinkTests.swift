import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Display links", .simulator(.iPhoneSE))
struct DisplayLinkTests {
  private final class Counter: NSObject {
    var count = 0
    func tick(_ link: CADisplayLink) { count += 1 }
  }

  @Test func `Given a link that nobody ends, when a test waits for rest, then it does not wait for the link`()
    async throws
  {
    // Given
    let screen = await Screen { Color.red }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: #_selector("Counter.tick(_:)"))
    link.add(to: .main, forMode: .common)
    // When
    try await screen.settle()
    // Then the link keeps running all the same
    let count = counter.count
    #expect(count > 100)
    try await screen.frames(10)
    #expect(counter.count == count + 10)
    link.invalidate()
  }
}
