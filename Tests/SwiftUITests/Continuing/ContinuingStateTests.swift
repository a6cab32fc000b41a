import SimulatorTesting
import SwiftUI
import Testing

private enum Changed {
  struct Card: View {
    var title = "New"
    @State private var note = ""
    @State private var isLiked = false
    var body: some View {
      VStack {
        Text(verbatim: "note \(note)")
        After.Counter()
      }
    }
  }
}

@MainActor @Suite("State in the next version of a file", .simulator(.iPhone15Pro))
struct ContinuingStateTests {
  @Test func `Given state and typed text, when only a body changes, then both go on and the field has the focus`()
    async throws
  {
    // Given
    let screen = await Screen { Before.Card() }
    try await screen.tap("count")
    try await screen.tap("count")
    try await screen.tap("note")
    try await screen.type("Hello")
    // When
    var lost: [String] = []
    let next = await screen.next(lost: { lost.append($0) }) { After.Card() }
    // Then
    try #expect(next.find("count").label == "Now 2")
    try #expect(next.find("note").value == "Hello")
    try await next.type("!")
    try #expect(next.find("note").value == "Hello!")
    #expect(next.visibleText.contains("New") && lost.isEmpty)
    // When
    try await next.tap("count")
    // Then
    try #expect(next.find("count").label == "Now 12")
  }

  @Test func `Given a version after the next, then what was kept goes on in it too`() async throws {
    let screen = await Screen { Before.Counter() }
    try await screen.tap("count")
    let next = await screen.next { After.Counter() }
    let last = await next.next { After.Counter() }
    try #expect(last.find("count").label == "Now 1")
  }

  @Test func `Given a view with other stored properties, then it begins anew and says so, and what is in it goes on`()
    async throws
  {
    let screen = await Screen { Before.Card() }
    try await screen.tap("count")
    try await screen.tap("note")
    try await screen.type("Hello")
    var lost: [String] = []
    let next = await screen.next(lost: { lost.append($0) }) { Changed.Card() }
    #expect(next.visibleText.contains("note "))
    try #expect(next.find("count").label == "Now 1")
    #expect(lost == ["Card starts over: its stored properties have changed"])
  }

  @Test func `Given values and objects of the file's types, then they go on as long as their types are alike`()
    async throws
  {
    // Given
    let screen = await Screen { Before.Values() }
    try await screen.tap(.label("Change"))
    // When
    var lost: [String] = []
    let next = await screen.next(lost: { lost.append($0) }) { After.Values() }
    // Then
    let texts = next.visibleText.joined(separator: "\n")
    #expect(texts.contains(#"items ["one none", "two stars(5)"]"#))
    #expect(texts.contains(#"byName ["two: two"]"#))
    #expect(texts.contains(#"chosen three word("fine")"#))
    #expect(texts.contains("marks 2 true"))
    #expect(texts.contains("model 4 2"))
    #expect(texts.contains("store Ada two"))
    #expect(texts.contains("grown 1 action 1"))
    #expect(
      lost.sorted() == [
        "Model.onTap starts over: a value of type () -> () cannot be kept",
        "Values.action starts over: a value of type () -> Int cannot be kept",
        "Values.grown starts over: Grown has changed",
      ])
    // When
    try await next.tap(.label("Tap"))
    // Then
    #expect(next.visibleText.contains("model 5 2") && next.visibleText.contains("store Ada! two"))
  }

  @Test func `Given views of one kind in a changed body, then they go on in their order, and rows by their ids`()
    async throws
  {
    // Given
    let screen = await Screen {
      VStack {
        Before.Counter().accessibilityElement(children: .contain).accessibilityIdentifier("first")
        ForEach([1, 2], id: \.self) { Before.Counter().accessibilityIdentifier("row \($0)") }
      }
    }
    for (index, count) in [3, 1, 2].enumerated() {
      let buttons = screen.findAll(.role(.button))
      for _ in 0..<count {
        try await screen.tap(at: CGPoint(x: buttons[index].frame.midX, y: buttons[index].frame.midY))
      }
    }
    // When
    let next = await screen.next {
      VStack {
        Text("Above")
        After.Counter()
        ForEach([2, 3, 1], id: \.self) { _ in After.Counter() }
      }
    }
    // Then
    #expect(next.findAll(.role(.button)).map(\.label) == ["Now 3", "Now 2", "Now 0", "Now 1"])
  }

  @Test func `Given what is stored for the scene, then it is there in the next version`() async throws {
    struct Scene: View {
      @SceneStorage("continuing") private var count = 0
      var body: some View { Button("Scene \(count)") { count += 1 } }
    }
    let screen = await Screen { Scene() }
    try await screen.tap(.label("Scene 0"))
    let next = await screen.next { Scene() }
    #expect(next.exists(.label("Scene 1")))
  }
}
