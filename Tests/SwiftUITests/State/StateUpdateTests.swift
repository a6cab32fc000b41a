import Observation
import SimulatorTesting
import SwiftUI
import Testing

/// Changes made with different transactions, or in different turns of the main queue.
@MainActor @Suite("Separate updates of state", .simulator(.iPhoneSE))
struct StateUpdateTests {
  private struct Nested: View {
    let diary: Diary
    @State private var value = 0

    var body: some View {
      let _ = diary.lines.append("body \(value)")
      Color.white
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
          diary.lines.append("now \(value)")
        }
        .onChange(of: value) { old, new in diary.lines.append("\(old)>\(new)") }
    }
  }

  @Test("each transaction of one turn is an update of its own; equal ones in a row are one")
  func transactions() async throws {
    // Given a view that changes its state when it appears, once without and once with an animation
    let diary = Diary()
    _ = await Screen { Nested(diary: diary) }
    // Then the body runs and a change is reported for each of the two
    #expect(diary.lines == ["body 0", "now 4", "body 2", "body 4", "0>2", "2>4"])
  }

  private struct Jump: View {
    @State private var x = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10).named("box").offset(x: x)
        Button("go") {
          x = -100
          withAnimation(.linear(duration: 1)) { x = 0 }
        }
      }
    }
  }

  @Test("a value that is set and then animated to another one moves between the two")
  func jump() async throws {
    // Given a box in the middle
    let screen = await Screen { Jump() }
    let middle = try screen.frame("box").midX
    // When it is moved 100 points to the left and animated back
    try await screen.tap(.label("go"))
    try await screen.advance(by: .milliseconds(500))
    // Then it is on its way from there
    #expect(abs(try screen.frame("box").midX - (middle - 50)) < 5)
    try await screen.settle()
    #expect(try screen.frame("box").midX == middle)
  }

  private struct Alternating: View {
    let diary: Diary
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      let _ = diary.lines.append("\(a)\(b)")
      Button("go") {
        withAnimation { a = 1 }
        withAnimation { withTransaction(Transaction()) { b = 1 } }
        withTransaction(Transaction()) { a = 2 }
        b = 2
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { a = 3 }
      }
    }
  }

  @Test("what was written by an equal transaction right before is the same update, whichever value")
  func neighbours() async throws {
    let diary = Diary()
    let screen = await Screen { Alternating(diary: diary) }
    diary.lines = []
    // When two values change with three kinds of transactions
    try await screen.tap(.label("go"))
    // Then each kind has one update, in which both values are as they were
    #expect(diary.lines == ["11", "22", "32"])
  }

  private struct Turns: View {
    let diary: Diary
    @State private var value = 0
    var body: some View {
      let _ = diary.lines.append("body \(value)")
      Button("go") {
        DispatchQueue.main.async {
          value = 1
          value = 2
          DispatchQueue.main.async {
            value = 3
            DispatchQueue.main.async { value = 2 }
          }
        }
      }
      .onChange(of: value) { old, new in diary.lines.append("\(old)>\(new)") }
    }
  }

  @Test("changes of different turns of the main queue are separate, though one frame shows them")
  func turns() async throws {
    let diary = Diary()
    let screen = await Screen { Turns(diary: diary) }
    diary.lines = []
    // When state is changed in three turns between two frames
    try await screen.tap(.label("go"))
    let frames = screen.counters.frames
    try await screen.frames(1)
    // Then one frame reports all of them
    #expect(screen.counters.frames == frames + 1)
    #expect(diary.lines == ["body 2", "body 3", "body 2", "0>2", "2>3", "3>2"])
  }

  private struct Busy: View {
    let diary: Diary
    @State private var value = 0
    var body: some View {
      let _ = diary.lines.append("\(value)")
      Button("go") { change(1000) }
    }
    private func change(_ left: Int) {
      guard left > 0 else { return }
      DispatchQueue.main.async {
        value += 1
        change(left - 1)
      }
    }
  }

  @Test("a thousand turns between two frames cost no more than a bounded number of updates")
  func bound() async throws {
    let diary = Diary()
    let screen = await Screen { Busy(diary: diary) }
    diary.lines = []
    // When state changes in very many turns
    try await screen.tap(.label("go"))
    try await screen.frames(2)
    // Then they are not all separate updates
    #expect((2...40).contains(diary.lines.count))
  }

  private struct Preferring: View {
    let diary: Diary
    @State private var value = 0
    private struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    var body: some View {
      Button("go") {
        value = 1
        withAnimation { value = 2 }
      }
      .preference(key: Key.self, value: value)
      .onPreferenceChange(Key.self) { diary.lines.append("\($0)") }
    }
  }

  @Test("preferences are told for each update")
  func preferences() async throws {
    let diary = Diary()
    let screen = await Screen { Preferring(diary: diary) }
    try await screen.tap(.label("go"))
    #expect(diary.lines == ["0", "1", "2"])
  }

  @Observable @MainActor
  final class Model {
    var x = 0.0
  }

  private struct Observing: View {
    let model: Model
    let diary: Diary
    var body: some View {
      let _ = diary.lines.append("\(Int(model.x))")
      VStack {
        Color.red.frame(width: 10, height: 10).named("box").offset(x: model.x)
        Button("go") {
          model.x = -100
          withAnimation(.linear(duration: 1)) { model.x = 50 }
        }
      }
    }
  }

  @Test(
    "an observable object keeps no values: the first update that concerns it shows what it is, and its transaction counts"
  )
  func objects() async throws {
    let diary = Diary()
    let screen = await Screen { Observing(model: Model(), diary: diary) }
    let middle = try screen.frame("box").midX
    // When a property is set and then animated in one turn
    try await screen.tap(.label("go"))
    // Then the body ran once, without an animation
    #expect(diary.lines == ["0", "50"])
    #expect(try screen.frame("box").midX == middle + 50)
  }

  @Test("an object that is animated in a later turn is animated, whatever changed before")
  func objectsOfTurns() async throws {
    let diary = Diary()
    let model = Model()
    let screen = await Screen { Observing(model: model, diary: diary) }
    let middle = try screen.frame("box").midX
    model.x = 1
    await Task.yield()
    await Task.yield()
    withAnimation(.linear(duration: 1)) { model.x = 100 }
    try await screen.advance(by: .milliseconds(500))
    #expect(try screen.frame("box").midX < middle + 60)
  }

  private struct Row: View {
    let index: Int
    @Binding var value: Int
    let diary: Diary
    var body: some View {
      let _ = diary.lines.append("row \(index): \(value)")
      Text(verbatim: "\(value)")
    }
  }

  private struct Elements: View {
    @State private var values = [0, 0, 0]
    let diary: Diary
    var body: some View {
      VStack {
        ForEach(values.indices, id: \.self) { Row(index: $0, value: $values[$0], diary: diary) }
        Button("go") {
          $values[1].wrappedValue = 5
          withAnimation { $values[1].wrappedValue = 0 }
        }
      }
    }
  }

  @Test("a value that an animation brings back to what it was has been something else in between")
  func bindings() async throws {
    let diary = Diary()
    let screen = await Screen { Elements(diary: diary) }
    diary.lines = []
    try await screen.tap(.label("go"))
    #expect(diary.lines.filter { $0.hasPrefix("row 1") } == ["row 1: 5", "row 1: 0"])
  }

  private struct Animated: View {
    @State private var x = 0.0
    @State private var y = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10).named("box").offset(x: x, y: y).animation(.linear(duration: 1), value: x)
        Button("go") {
          withAnimation(.linear(duration: 2)) { x = 100 }
          y = 50
        }
      }
    }
  }

  @Test("animation(_:value:) concerns the update in which the value changed and not the next one")
  func animationValue() async throws {
    let screen = await Screen { Animated() }
    let start = try screen.frame("box").origin
    try await screen.tap(.label("go"))
    try await screen.frames(1)
    // One modifier applies both offsets. The later update stops its animation, so the box is in place at once
    #expect(try screen.frame("box").minY == start.y + 50)
  }

  private struct Bound: View {
    @State private var x = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10).named("box").offset(x: x)
        Button("binding") { $x.animation(.linear(duration: 1)).wrappedValue = 100 }
        Button("around") {
          withAnimation(.linear(duration: 4)) { $x.animation(.linear(duration: 1)).wrappedValue = 200 }
        }
        Button("nil") { withAnimation(.linear(duration: 1)) { withAnimation(nil) { x = 0 } } }
      }
    }
  }

  @Test("the animation around a write goes before that of the binding; nil means none")
  func precedence() async throws {
    let screen = await Screen { Bound() }
    let start = try screen.frame("box").minX
    try await screen.tap(.label("binding"))
    try await screen.advance(by: .milliseconds(500))
    #expect(abs(try screen.frame("box").minX - start - 50) < 5)
    try await screen.settle()
    try await screen.tap(.label("around"))
    try await screen.advance(by: .seconds(2))
    #expect(abs(try screen.frame("box").minX - start - 150) < 5)
    try await screen.settle()
    try await screen.tap(.label("nil"))
    #expect(try screen.frame("box").minX == start)
  }

  private struct TaskIDs: View {
    let diary: Diary
    @State private var id = 0
    var body: some View {
      Button("go") {
        id = 1
        withAnimation { id = 2 }
      }
      .task(id: id) { diary.lines.append(Task.isCancelled ? "cancelled" : "task \(id)") }
    }
  }

  @Test("task(id:) begins anew for each update, the one before cancelled")
  func tasks() async throws {
    let diary = Diary()
    let screen = await Screen { TaskIDs(diary: diary) }
    try await screen.settle()
    try await screen.tap(.label("go"))
    try await screen.settle()
    #expect(diary.lines == ["task 0", "cancelled", "task 2"])
  }
}
