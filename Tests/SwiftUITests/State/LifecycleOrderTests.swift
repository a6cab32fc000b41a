import Combine
import SimulatorTesting
import SwiftUI
import Testing

/// Which lifecycle callbacks run, how often, and in which order.
@MainActor @Suite("Order of lifecycle callbacks", .simulator(.iPhoneSE))
struct LifecycleOrderTests {
  @Test("what is inside appears before what is around it, siblings in their order")
  func nested() async throws {
    let diary = Diary()
    _ = await Screen {
      VStack {
        Text("a").onAppear { diary.lines.append("a") }.onAppear { diary.lines.append("around a") }
        Text("b").onAppear { diary.lines.append("b") }
      }
      .onAppear { diary.lines.append("stack") }
    }
    #expect(diary.lines == ["a", "around a", "b", "stack"])
  }

  private struct Changes: View {
    let diary: Diary
    @State private var value = 0
    var body: some View {
      Button("go") { value += 1 }
        .onChange(of: value) { diary.lines.append("inner") }
        .onChange(of: value) { diary.lines.append("outer") }
    }
  }

  @Test("inner changes are told before outer ones")
  func changes() async throws {
    let diary = Diary()
    let screen = await Screen { Changes(diary: diary) }
    try await screen.tap(.label("go"))
    #expect(diary.lines == ["inner", "outer"])
  }

  private struct Identified: View {
    let diary: Diary
    var transition: AnyTransition?
    @State private var id = 0
    var body: some View {
      Button("go") { id += 1 }
      content.onAppear { diary.lines.append("around") }.onDisappear { diary.lines.append("around gone") }
        .task { diary.lines.append("task") }
    }

    @ViewBuilder private var content: some View {
      let view = Color.red.onAppear { diary.lines.append("new \(id)") }.onDisappear { diary.lines.append("old \(id)") }
      if let transition { view.transition(transition).id(id) } else { view.id(id) }
    }
  }

  @Test("another id: the new view appears before the old one disappears, and what is around is the same view")
  func identity() async throws {
    let diary = Diary()
    let screen = await Screen { Identified(diary: diary) }
    try await screen.settle()
    #expect(diary.lines == ["new 0", "around", "task"])
    diary.lines = []
    try await screen.tap(.label("go"))
    try await screen.settle()
    #expect(diary.lines == ["new 1", "old 1"])
  }

  @Test("with the identity transition the old view disappears before the new one appears")
  func identityTransition() async throws {
    let diary = Diary()
    let screen = await Screen { Identified(diary: diary, transition: .identity) }
    diary.lines = []
    try await screen.tap(.label("go"))
    #expect(diary.lines.filter { $0 != "task" } == ["old 1", "new 1"])
  }

  @Test("a group appears once, with its first view, and disappears with its last")
  func group() async throws {
    let diary = Diary()
    let knob = Knob(["a", "b"])
    let other = Knob(0)
    let subject = PassthroughSubject<Int, Never>()
    let screen = await Screen {
      VStack {
        Turned(knob: knob) { names in
          Turned(knob: other) { value in
            Group { ForEach(names, id: \.self) { Text(verbatim: $0) } }
              .onAppear { diary.lines.append("appear") }
              .onDisappear { diary.lines.append("disappear") }
              .onChange(of: value) { diary.lines.append("change") }
              .onReceive(subject) { _ in diary.lines.append("receive") }
              .task { diary.lines.append("task") }
          }
        }
      }
    }
    try await screen.settle()
    #expect(diary.lines == ["appear", "task"])
    // When views are inserted and removed but one stays, and a value changes
    diary.lines = []
    knob.value = ["b", "c", "d"]
    try await screen.settle()
    other.value = 1
    subject.send(1)
    try await screen.settle()
    #expect(diary.lines.sorted() == ["change", "receive"])
    // When all are removed, and others are inserted
    diary.lines = []
    knob.value = []
    try await screen.settle()
    knob.value = ["x"]
    try await screen.settle()
    #expect(diary.lines == ["disappear", "appear", "task"])
  }

  @Test("an empty view as the only content appears; in a stack it is not there")
  func empty() async throws {
    let diary = Diary()
    let screen = await Screen {
      AnyView(EmptyView()).onAppear { diary.lines.append("alone") }.task { diary.lines.append("task") }
    }
    try await screen.settle()
    _ = await Screen {
      VStack { AnyView(EmptyView()).onAppear { diary.lines.append("in a stack") } }
    }
    #expect(diary.lines == ["alone", "task"])
  }

  private struct Toggling: View {
    let diary: Diary
    @State private var shows = false
    var body: some View {
      Group { if shows { Button("hide") { shows = false } } }
        .onAppear {
          diary.lines.append("appear")
          shows = true
        }
        .onDisappear { diary.lines.append("disappear") }
    }
  }

  @Test("a content that was empty and gets a view has appeared already")
  func emptyThenFull() async throws {
    let diary = Diary()
    let screen = await Screen { Toggling(diary: diary) }
    #expect(diary.lines == ["appear"])
    try await screen.tap(.label("hide"))
    try await screen.settle()
    #expect(diary.lines == ["appear"])
  }

  @available(*, deprecated)
  private struct OldSpelling: View {
    let diary: Diary
    @State private var value = 0
    var body: some View {
      let shown = value
      Button("go") { value += 1 }
        .onChange(of: value, perform: { diary.lines.append("\(shown) \($0)") })
    }
  }

  @available(*, deprecated) @Test("the closure of the old spelling of onChange is the one from before the change")
  func oldSpelling() async throws {
    let diary = Diary()
    let screen = await Screen { OldSpelling(diary: diary) }
    try await screen.tap(.label("go"))
    #expect(diary.lines == ["0 1"])
  }
}
