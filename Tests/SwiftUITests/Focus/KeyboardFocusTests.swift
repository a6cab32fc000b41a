import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Full keyboard access", .simulator(.iPhoneSE, .init(hasHardwareKeyboard: true)))
struct KeyboardFocusTests {
  private struct MixedControls: View {
    let diary: Diary
    @State private var name = ""
    @State private var isOn = false
    @FocusState private var isNaming: Bool
    var body: some View {
      VStack(spacing: 12) {
        Text("Not to be pressed")
        Button("Save") { diary.lines.append("save") }
        Link("Help", destination: URL(filePath: "/help"))
          .environment(
            \.openURL,
            OpenURLAction { _ in
              diary.lines.append("help"); return .handled
            })
        TextField("Name", text: $name).focused($isNaming).accessibilityIdentifier("name")
        Button("Cannot") { diary.lines.append("cannot") }.disabled(true)
        Button("Secret") { diary.lines.append("secret") }.accessibilityHidden(true)
        HStack {
          Text("Row"); Text("of texts")
        }.onTapGesture { diary.lines.append("row") }
        Text(isNaming ? "naming" : "not naming").accessibilityIdentifier("echo")
      }
    }
  }

  @Test("given buttons, links, fields and rows to tap, then Tab goes through them as they are read, and round")
  func order() async throws {
    let screen = await Screen { MixedControls(diary: Diary()) }
    #expect(screen.focusRing == nil)
    #expect(try await screen.tab(5) == ["Save", "Help", "name", "Row", "Save"])
    #expect(try await screen.tab(2, backwards: true) == ["Row", "name"])
    // A field is focused as if tapped, and loses focus to the next element
    #expect(try screen.find("echo").label == "naming")
    #expect(try await screen.tab(1) == ["Row"])
    #expect(try screen.find("echo").label == "not naming")
    #expect(screen.focusedField == nil)
  }

  @Test("given the focus, then space and return activate what has it, once for a key that is held")
  func activation() async throws {
    let diary = Diary()
    let screen = await Screen { MixedControls(diary: diary) }
    _ = try await screen.tab(1)
    try await screen.press(.space)
    try await screen.press(.return)
    for _ in 1...3 { screen.simulator.send(.key(.init(name: .space, timestamp: screen.simulator.now))) }
    try await screen.frames(1)
    #expect(diary.lines == ["save", "save", "save"])
    screen.simulator.send(.key(.init(name: .space, isDown: false, timestamp: screen.simulator.now)))
    _ = try await screen.tab(1)
    try await screen.press(.return)
    _ = try await screen.tab(2)
    try await screen.press(.space)
    #expect(diary.lines.suffix(2) == ["help", "row"])
  }

  @Test("given the focus, then a ring of 2 points is around it; escape and fingers let go")
  func ring() async throws {
    let diary = Diary()
    let screen = await Screen { MixedControls(diary: diary) }
    _ = try await screen.tab(1)
    let save = try screen.find(.label("Save")).frame
    let ring = try #require(screen.focusRing)
    #expect(abs(ring.frame.midX - save.midX) < 0.6 && abs(ring.frame.width - save.width) < 0.6)
    #expect(ring.clip == nil)
    // The ring is drawn in the tint
    let color = try #require(screen.color(at: CGPoint(x: save.midX, y: save.minY - 3)))
    #expect(color.blue > 0.9 && color.red < 0.3)
    // When escape is pressed, then the focus is gone and keys have no effect; Tab starts over
    try await screen.press(.escape)
    #expect(screen.focusRing == nil && screen.focusName == nil)
    try await screen.press(.return)
    #expect(diary.lines.isEmpty)
    #expect(try await screen.tab(2) == ["Save", "Help"])
    // When a finger lands, then the focus is gone too, but a field keeps it
    _ = try await screen.tab(1)
    #expect(screen.focusRing != nil)
    try await screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(screen.focusRing == nil)
    #expect(try screen.find("name").isFocused)
    #expect(screen.busyReasons.isEmpty || screen.focusedField != nil)
  }

  @Test("given a field, when what is typed ends, then Tab goes on behind it")
  func typing() async throws {
    let screen = await Screen { MixedControls(diary: Diary()) }
    _ = try await screen.tab(3)
    try await screen.type("a b\n")
    #expect(try screen.find("name").value == "a b")
    #expect(screen.focusName == nil)
    #expect(try await screen.tab(1) == ["Row"])
  }

  @Test("given a long lazy list, then Tab goes through all of its rows and scrolls each into view")
  func scrolling() async throws {
    let diary = Diary()
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(0..<60, id: \.self) { row in
            Button("Row \(row)") { diary.lines.append("\(row)") }.frame(height: 50)
          }
        }
      }
    }
    for row in 0..<60 {
      try await screen.press(.tab)
      try #require(screen.focusName == "Row \(row)")
      #expect(try screen.find(.label("Row \(row)")).visibility.isFullyVisible)
      #expect(screen.focusRing.map { abs($0.frame.midY - screen.frame(of: row)) < 1 } == true)
    }
    try await screen.press(.space)
    #expect(diary.lines == ["59"])
    // Backwards, upwards
    #expect(try await screen.tab(3, backwards: true) == ["Row 58", "Row 57", "Row 56"])
    // When the wheel scrolls the list, then the ring follows its row, and disappears with it
    let before = try #require(screen.focusRing).frame
    try await screen.wheel(-60)
    #expect(screen.focusRing.map { abs($0.frame.minY - before.minY - 60) < 0.1 } == true)
    try await screen.wheel(-1_000)
    #expect(screen.focusRing == nil)
  }

  @Test("given the focus in a row that scrolls sideways, then arrow keys scroll that row, and elsewhere the page")
  func arrows() async throws {
    let screen = await Screen {
      ScrollView {
        ForEach(0..<2, id: \.self) { row in
          ScrollView(.horizontal) {
            HStack {
              ForEach(0..<9, id: \.self) { card in
                Button {
                } label: {
                  Text("\(row).\(card)").frame(width: 200, height: 300)
                }
              }
            }
          }
          .accessibilityIdentifier("row.\(row)")
        }
      }
    }
    _ = try await screen.tab(10)
    #expect(screen.focusName == "1.0")
    try await screen.press(.rightArrow)
    try await screen.settle()
    #expect(try screen.find("row.1").scrollOffset.x == 60)
    #expect(try screen.find("row.0").scrollOffset.x > 600)
    // The ring is clipped at the row's edge, with room for itself
    let clip = try #require(screen.focusRing?.clip)
    #expect(clip.minX == -4)
  }

  @Test("given what has the focus goes away, then Tab goes on with what is in its place")
  func vanishing() async throws {
    struct Vanishing: View {
      @State private var isThere = true
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("A") {}
          VStack { if isThere { Button("B") { isThere = false } } }.focused($isFocused)
          Button("C") {}
          Text(isFocused ? "inside" : "outside").accessibilityIdentifier("echo")
        }
      }
    }
    let screen = await Screen { Vanishing() }
    _ = try await screen.tab(2)
    #expect(try screen.find("echo").label == "inside")
    try await screen.press(.space)
    try await screen.settle()
    #expect(screen.focusRing == nil && screen.focusName == nil)
    #expect(try screen.find("echo").label == "outside")
    #expect(try await screen.tab(1) == ["C"])
  }

  @Test("given nothing to reach, then Tab does nothing, and space pages as ever")
  func nothing() async throws {
    let screen = await Screen { ScrollView { Text("long").frame(height: 3_000) } }
    #expect(try await screen.tab(1) == [nil])
    try await screen.press(.space)
    try await screen.settle()
    #expect(try screen.find(.role(.scrollView)).scrollOffset.y > 300)
    #expect(screen.busyReasons.isEmpty)
  }
}

extension Screen {
  /// Returns the vertical middle of a row's button.
  fileprivate func frame(of row: Int) -> CGFloat { (try? find(.label("Row \(row)")).frame.midY) ?? -1_000 }
}
