import Combine
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Lifecycle", .simulator(.iPhoneSE))
struct LifecycleTests {
  struct Appearing: View {
    let diary: Diary
    @State private var text = "before"
    var body: some View {
      Text(verbatim: text).accessibilityIdentifier("text")
        .onAppear {
          diary.lines.append("appear")
          text = "after"
        }
        .onDisappear { diary.lines.append("disappear") }
    }
  }

  @Test("what onAppear changes is in the same frame; onDisappear follows once")
  func appearance() async throws {
    // Given a view that changes its text when it appears
    let diary = Diary()
    let knob = Knob(true)
    let screen = await Screen { Turned(knob: knob) { if $0 { Appearing(diary: diary) } } }
    // Then the first frame shows the change
    #expect(screen.counters.frames == 1)
    #expect(try screen.find("text").label == "after")
    // When it is removed
    knob.value = false
    try await screen.settle()
    // Then each was called once
    #expect(diary.lines == ["appear", "disappear"])
  }

  struct Changing: View {
    let diary: Diary
    @State private var value = 0
    var body: some View {
      Button("go") {
        value += 1
        value += 10
      }
      .onChange(of: value, initial: true) { old, new in diary.lines.append("\(old)>\(new)") }
      .onChange(of: value > 5) { diary.lines.append("large") }
    }
  }

  @Test("onChange sees the first old and the last new value, and the initial one if asked to")
  func change() async throws {
    // Given a value with two observers
    let diary = Diary()
    let screen = await Screen { Changing(diary: diary) }
    #expect(diary.lines == ["0>0"])
    // When it changes twice in one action
    try await screen.tap(.label("go").and(.role(.button)))
    try await screen.settle()
    // Then each observer is called once, with the values before and after the whole action
    #expect(Set(diary.lines) == ["0>0", "0>11", "large"])
    #expect(diary.lines.count == 3)
  }

  struct Chained: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    var body: some View {
      Button("go") { a += 1 }
      Text(verbatim: "\(a)\(b)\(c)").accessibilityIdentifier("text")
        .onChange(of: a) { b = a }
        .onChange(of: b) { c = b }
    }
  }

  @Test("changes that follow from changes are in the same frame")
  func chain() async throws {
    // Given values that depend on each other
    let screen = await Screen { Chained() }
    try await screen.touch.down(at: screen.find(.label("go").and(.role(.button))).frame.center)
    // When the first changes
    try await screen.touch.up()
    // Then the same frame shows all changes
    #expect(try screen.find("text").label == "111")
  }

  @Test("a task starts at appearance, restarts with another id and is cancelled at disappearance")
  func task() async throws {
    // Given a view with a task that never ends by itself
    let diary = Diary()
    let knob = Knob(1)
    let screen = await Screen {
      Turned(knob: knob) { id in
        if id > 0 {
          Text("x").task(id: id / 10) {
            diary.lines.append("start \(id)")
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(1000)) }
            diary.lines.append("end \(id)")
          }
        }
      }
    }
    try await screen.frames(2)
    #expect(diary.lines == ["start 1"])
    // When the id stays, then changes, and the view is removed
    knob.value = 2
    try await screen.frames(2)
    #expect(diary.lines == ["start 1"])
    knob.value = 10
    try await screen.frames(2)
    #expect(Set(diary.lines) == ["start 1", "end 1", "start 10"])
    knob.value = 0
    try await screen.frames(2)
    // Then the task ends each time
    #expect(diary.lines.count == 4)
    #expect(diary.lines.last == "end 10")
  }

  @Test("an id that changes before the first start starts one task")
  func oneTask() async throws {
    // Given a view whose task's id changes when it appears
    struct Quick: View {
      let diary: Diary
      @State private var id = 0
      var body: some View {
        Text("x").onAppear { id = 1 }.task(id: id) { diary.lines.append("start \(id)") }
      }
    }
    let diary = Diary()
    let screen = await Screen { Quick(diary: diary) }
    // When it has settled
    try await screen.settle()
    // Then the last start belongs to the last id
    #expect(diary.lines.last == "start 1")
    #expect(diary.lines.count <= 2)
  }

  @Test("onReceive hears a publisher while the view is there")
  func receive() async throws {
    // Given a view that subscribes
    let subject = PassthroughSubject<Int, Never>()
    let diary = Diary()
    let knob = Knob(true)
    let screen = await Screen {
      Turned(knob: knob) { if $0 { Text("x").onReceive(subject) { diary.lines.append("\($0)") } } }
    }
    // When values are sent before and after it is removed
    subject.send(1)
    subject.send(2)
    knob.value = false
    try await screen.settle()
    subject.send(3)
    // Then it received the first two
    #expect(diary.lines == ["1", "2"])
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("preferences are joined in order and told when they differ")
  func preferences() async throws {
    // Given three writers below a reader
    let diary = Diary()
    let knob = Knob("b")
    let other = Knob(0)
    let screen = await Screen {
      VStack {
        Text("1").preference(key: Names.self, value: ["a"])
        Turned(knob: knob) { name in
          HStack {
            if !name.isEmpty { Text("2").preference(key: Names.self, value: [name]) }
            Text("3").preference(key: Names.self, value: ["c"])
          }
        }
        Turned(knob: other) { Text(verbatim: "\($0)").preference(key: Names.self, value: []) }
      }
      .onPreferenceChange(Names.self) { diary.lines.append($0.joined()) }
    }
    #expect(diary.lines == ["abc"])
    // When one changes, one is removed and one stays the same
    knob.value = "x"
    try await screen.settle()
    knob.value = ""
    try await screen.settle()
    other.value = 1
    try await screen.settle()
    // Then only the two changes were reported
    #expect(diary.lines == ["abc", "axc", "ac"])
  }
}
