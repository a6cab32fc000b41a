import Testing

@testable import Watchdog

@Suite("How long somebody may be silent")
struct PatienceTests {
  @Test("given silence, when the limit is reached, then it is told once, and again after an answer")
  func limit() {
    var patience = Patience(limit: 3)
    func looks(_ count: Int, isAnswered: Bool = false) -> [Patience.Change?] {
      (0..<count).map { _ in patience.look(elapsed: 1, isAnswered: isAnswered) }
    }
    #expect(looks(5) == [nil, nil, .stalled, nil, nil])
    #expect(looks(2, isAnswered: true) == [.recovered, nil])
    #expect(looks(3) == [nil, nil, .stalled])
  }

  @Test("given an answer before the limit, then waiting begins anew and nothing is told")
  func answer() {
    var patience = Patience(limit: 3)
    for _ in 0..<5 {
      #expect(patience.look(elapsed: 2.9, isAnswered: false) == nil)
      #expect(patience.look(elapsed: 1, isAnswered: true) == nil)
    }
  }

  @Test("given no limit, then only who is waited for is told, after a second")
  func hurry() {
    var patience = Patience(limit: nil)
    #expect(patience.look(elapsed: 1000, isAnswered: false) == nil)
    patience.hurry()
    #expect(patience.look(elapsed: 0.1, isAnswered: false) == .stalled)
    // The next one is not in a hurry.
    #expect(patience.look(elapsed: 1, isAnswered: true) == .recovered)
    #expect(patience.look(elapsed: 1000, isAnswered: false) == nil)
  }

  @Test("given hurry, then who is silent for less than a second goes on")
  func shortSilence() {
    var patience = Patience(limit: 5)
    patience.hurry()
    #expect(patience.look(elapsed: 0.9, isAnswered: false) == nil)
    #expect(patience.look(elapsed: 0.2, isAnswered: false) == .stalled)
  }
}
