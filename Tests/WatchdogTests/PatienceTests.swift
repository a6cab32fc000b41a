import Testing

@testable import Watchdog

@Suite("How long somebody may be silent")
struct PatienceTests {
  @Test("given silence, when the limit is reached, then it is told once, and again after an answer")
  func limit() {
    var patience = Patience(limit: 3)
    func looks(_ count: Int, isAnswered: Bool = false) -> [Patience.Change?] {
      (0..<count).map { _ in patience.look(elapsed: 1, isAnswered: isAnswered, hasWorked: true) }
    }
    #expect(looks(5) == [nil, nil, .stalled, nil, nil])
    #expect(looks(2, isAnswered: true) == [.recovered, nil])
    #expect(looks(3) == [nil, nil, .stalled])
  }

  @Test("given an answer before the limit, then waiting begins anew and nothing is told")
  func answer() {
    var patience = Patience(limit: 3)
    for _ in 0..<5 {
      #expect(patience.look(elapsed: 2.9, isAnswered: false, hasWorked: true) == nil)
      #expect(patience.look(elapsed: 1, isAnswered: true, hasWorked: true) == nil)
    }
  }

  @Test("given no limit, then only who is waited for is told, after a second")
  func hurry() {
    var patience = Patience(limit: nil)
    #expect(patience.look(elapsed: 1000, isAnswered: false, hasWorked: true) == nil)
    patience.hurry(isAnswered: false)
    #expect(patience.look(elapsed: 0.1, isAnswered: false, hasWorked: true) == .stalled)
    // The next one is not urgent.
    #expect(patience.look(elapsed: 1, isAnswered: true, hasWorked: true) == .recovered)
    #expect(patience.look(elapsed: 1000, isAnswered: false, hasWorked: true) == nil)
  }

  @Test("given hurry, then who is silent for less than a second goes on")
  func shortSilence() {
    var patience = Patience(limit: 5)
    patience.hurry(isAnswered: false)
    #expect(patience.look(elapsed: 0.9, isAnswered: false, hasWorked: true) == nil)
    #expect(patience.look(elapsed: 0.2, isAnswered: false, hasWorked: true) == .stalled)
  }

  @Test(
    "given one that waits for a lock and was asked nothing, then it is told within the limit", arguments: [2, 3, 5, 12])
  func lock(limit: Double) {
    // Given: it has answered, and has not begun to do anything else since.
    var patience = Patience(limit: limit)
    _ = patience.look(elapsed: 1, isAnswered: true, hasWorked: true)
    #expect(patience.isDue)
    // When
    var seconds = 0.0
    var change: Patience.Change?
    var wasAsked = false
    while change == nil, seconds < 100 {
      change = patience.look(elapsed: 1, isAnswered: !wasAsked, hasWorked: false)
      wasAsked = wasAsked || patience.isDue
      seconds += 1
    }
    // Then
    #expect(change == .stalled)
    #expect(seconds <= limit + 1 && patience.waited >= limit, "\(seconds)")
  }

  @Test(
    "given one that sleeps, then it is asked now and then; and when it begins to work just then, it is given the limit")
  func sleep() {
    // Given
    var patience = Patience(limit: 5)
    _ = patience.look(elapsed: 1, isAnswered: true, hasWorked: true)
    let asked = (0..<9).map { _ in
      _ = patience.look(elapsed: 1, isAnswered: true, hasWorked: false)
      return patience.isDue
    }
    #expect(asked == [false, false, false, true, false, false, false, true, false])
    // When
    for _ in 0..<3 { _ = patience.look(elapsed: 1, isAnswered: true, hasWorked: false) }
    #expect(patience.isDue)
    let changes = (0..<5).map { _ in patience.look(elapsed: 1, isAnswered: false, hasWorked: true) }
    // Then
    #expect(changes == [nil, nil, nil, nil, .stalled])
  }

  @Test(
    "given somebody who waits for one that was asked nothing, then it is asked at the next look, and told a second later"
  )
  func hurryAtRest() {
    // Given: asked and answered.
    var patience = Patience(limit: 20)
    _ = patience.look(elapsed: 1, isAnswered: true, hasWorked: true)
    // When
    patience.hurry(isAnswered: true)
    // Then
    #expect(patience.look(elapsed: 1, isAnswered: true, hasWorked: false) == nil)
    #expect(patience.isDue)
    #expect(patience.look(elapsed: 1, isAnswered: false, hasWorked: false) == .stalled)
  }
}
