import Foundation
import Testing
import VirtualTime

/// Work that outlives its clock does not hold the next one.
@Suite(.realTime) @MainActor struct LateWorkTests {
  @Test func aJobOnAPrivateQueueAndWhatItSendsOn() async throws {
    let gate = Gate()
    let queue = DispatchQueue(label: "late")
    let next = DispatchQueue(label: "later")
    let nextGate = Gate()
    await VirtualTime.run {
      queue.async {
        gate.wait()
        next.async { nextGate.wait() }
      }
      gate.waitForArrival()
      #expect(VirtualTime.externalWork == ["a job on the queue \"late\""])
    }
    try await VirtualTime.run {
      #expect(VirtualTime.externalWork.isEmpty)
      gate.open()
      nextGate.waitForArrival()
      #expect(VirtualTime.externalWork.isEmpty)
      try await VirtualTime.advance(by: .seconds(60))
    }
    // Then it runs in real time, and no later clock holds it
    let last = Gate()
    next.async { queue.async { last.wait() } }
    nextGate.open()
    last.waitForArrival()
    await VirtualTime.run { #expect(VirtualTime.externalWork.isEmpty) }
    last.open()
  }

  @Test func whatIsAnnouncedHoldsUntilItEnds() async throws {
    let work = VirtualTime.beginExternalWork("sensor")
    await VirtualTime.run { #expect(VirtualTime.externalWork == ["sensor"]) }
    work.end()
  }
}

/// A gate that blocks a thread until it is opened.
private final class Gate: Sendable {
  private let arrival = DispatchSemaphore(value: 0)
  private let opening = DispatchSemaphore(value: 0)

  func wait() {
    arrival.signal()
    opening.wait()
  }

  func waitForArrival() { arrival.wait() }
  func open() { opening.signal() }
}
