import SimulatorTesting
import SwiftUI
import Testing

/// Methods that are called later, by selectors as `#selector` creates them in an app's source.
@MainActor @Suite("Methods that are called later", .simulator(.iPhone15Pro))
struct LaterMethodTests {
  @MainActor private final class Counter: NSObject {
    var values: [Int] = []
    let undo = UndoManager()
    var checks = 0

    func add(_ number: NSNumber) {
      values.append(number.intValue)
      undo.registerUndo(withTarget: self, selector: #_selector("remove(_:)"), object: number)
    }
    func remove(_ number: NSNumber) {
      values.removeAll { $0 == number.intValue }
      undo.registerUndo(withTarget: self, selector: #_selector("add(_:)"), object: number)
    }
    func tick() { values.append(values.count) }
  }

  @Test func `Given methods as the way back, when changes are undone and redone, then they get their arguments`() {
    // Given
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: counter.undo, queue: nil
    ) { _ in MainActor.assumeIsolated { counter.checks += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    counter.undo.groupsByEvent = false
    for number in [7, 8] {
      counter.undo.beginUndoGrouping()
      counter.add(NSNumber(value: number))
      counter.undo.endUndoGrouping()
    }
    #expect(counter.checks == 2)
    // When
    counter.undo.undo()
    // Then
    #expect(counter.values == [7] && counter.undo.canRedo)
    // When
    counter.undo.redo()
    // Then
    #expect(counter.values == [7, 8])
  }

  @Test func `Given a timer with a first date, when time passes, then it begins there and repeats`() async throws {
    // Given
    let counter = Counter()
    let screen = await Screen { Text("Timer") }
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 5), interval: 2, target: counter, selector: #_selector("Counter.tick"),
      userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    defer { timer.invalidate() }
    // When
    try await screen.advance(by: .seconds(4))
    // Then
    #expect(counter.values.isEmpty)
    // When
    try await screen.advance(by: .seconds(4))
    // Then
    #expect(counter.values == [0, 1])
  }
}
