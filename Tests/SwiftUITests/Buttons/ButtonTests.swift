import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Buttons and accessibility", .simulator(.iPhoneSE))
struct ButtonTests {
  struct Look: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.accessibilityValue(configuration.isPressed ? "pressed" : "released")
        .accessibilityIdentifier("look").opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private func isPressed(_ screen: Screen) -> Bool {
    func faded(_ fragment: Fragment) -> Bool {
      fragment.effects.opacity == 0.5 || fragment.children.contains(where: faded)
    }
    return faded(screen.simulator.displayList.root)
  }

  @Test("outside a scroll view a button looks pressed at once, acts on release, and not when the finger left")
  func press() async throws {
    // Given a button
    let diary = Diary()
    let screen = await Screen { Button("go") { diary.lines.append("go") }.buttonStyle(Look()) }
    let center = try screen.find("look").frame.center
    // When a finger lands
    try await screen.touch.down(at: center)
    // Then it looks pressed; it acts when the finger lifts
    #expect(isPressed(screen))
    #expect(diary.lines.isEmpty)
    try await screen.touch.up()
    #expect(diary.lines == ["go"])
    try await screen.settle()
    #expect(!isPressed(screen))
    // When the finger leaves before it lifts
    try await screen.touch.down(at: center)
    try await screen.touch.move(to: CGPoint(x: 5, y: 500))
    // Then it no longer looks pressed, and nothing happens
    #expect(!isPressed(screen))
    try await screen.touch.up()
    #expect(diary.lines == ["go"])
  }

  @Test("inside a scroll view it looks pressed after 150 ms, and a scroll cancels it")
  func pressInScrollView() async throws {
    // Given a button in a scroll view
    let diary = Diary()
    let screen = await Screen {
      ScrollView {
        Button("go") { diary.lines.append("go") }.buttonStyle(Look()); Color.red.frame(height: 2000)
      }
    }
    let center = try screen.find("look").frame.center
    // When a finger rests on it
    try await screen.touch.down(at: center)
    try await screen.frames(8)
    #expect(!isPressed(screen))
    try await screen.frames(2)
    // Then it looks pressed after 150 ms (docs/facts.md)
    #expect(isPressed(screen))
    // When the finger drags
    try await screen.touch.move(to: CGPoint(x: center.x, y: center.y - 60))
    // Then the press is cancelled
    #expect(!isPressed(screen))
    try await screen.touch.up()
    #expect(diary.lines.isEmpty)
  }

  @Test("a disabled button does nothing and says so")
  func disabled() async throws {
    let diary = Diary()
    let screen = await Screen { Button("go") { diary.lines.append("go") }.disabled(true) }
    let button = try screen.find(.label("go").and(.role(.button)))
    #expect(try !button.isEnabled)
    try await button.tap()
    #expect(diary.lines.isEmpty)
  }

  @Test("a button inside a tappable card takes its own taps, the card the others")
  func nested() async throws {
    // Given a card with a tap gesture and a button
    let diary = Diary()
    let screen = await Screen {
      VStack {
        Text("card").accessibilityIdentifier("card")
        Button("inner") { diary.lines.append("button") }
      }
      .padding(40)
      .background(.yellow)
      .onTapGesture { diary.lines.append("card") }
    }
    // When each is tapped
    try await screen.tap("card")
    try await screen.tap(.label("inner").and(.role(.button)))
    // Then each receives its own tap
    #expect(diary.lines == ["card", "button"])
  }

  @Test("a button that removes itself while it is touched crashes nothing")
  func removesItself() async throws {
    // Given a button removed while the finger is down
    let knob = Knob(true)
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: knob) { if $0 { Button("go") { diary.lines.append("go") } } else { Text("gone") } }
    }
    let center = try screen.find(.label("go").and(.role(.button))).frame.center
    try await screen.touch.down(at: center)
    knob.value = false
    try await screen.frames(1)
    // When the finger lifts
    try await screen.touch.up()
    try await screen.settle()
    // Then nothing happened
    #expect(diary.lines.isEmpty)
  }

  @Test("a destructive button is red")
  func destructive() async throws {
    let plain = await Screen { Button("Delete") {} }.image()
    let red = await Screen { Button("Delete", role: .destructive) {} }.image()
    func isRed(_ color: [Int]) -> Bool { color[0] > 200 && color[1] < 120 && color[2] < 120 }
    #expect(red.colors.contains(where: isRed))
    #expect(!plain.colors.contains(where: isRed))
  }

  @Test("a button is one element with its label's text; text, headers and groups have their roles")
  func roles() async throws {
    let screen = await Screen {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Button {
        } label: {
          HStack {
            Text("a"); Text("b")
          }
        }.accessibilityIdentifier("button").accessibilityHint("hint")
        VStack {
          Text("x"); Text("y")
        }.accessibilityIdentifier("group")
        Text("hidden").accessibilityHidden(true)
        Text("faint").opacity(0)
        Text("renamed").accessibilityLabel("name").accessibilityValue("value")
        Text("chosen").accessibilityAddTraits(.isSelected)
      }
    }
    #expect(try screen.find(.label("Title")).role == .header)
    let button = try screen.find("button").node
    #expect(button.role == .button && button.label == "a, b" && button.hint == "hint" && button.children.isEmpty)
    let group = try screen.find("group").node
    #expect(group.children.map(\.label) == ["x", "y"])
    #expect(try screen.find(.label("name")).value == "value")
    #expect(try screen.find(.label("chosen")).isSelected)
    #expect(!screen.elements.contains { ["hidden", "faint", "renamed"].contains($0.label) })
  }

  @Test("children are combined, contained or ignored")
  func children() async throws {
    let screen = await Screen {
      VStack {
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .combine).accessibilityIdentifier("combined")
        HStack {
          Text("c"); Text("d")
        }.accessibilityElement(children: .contain).accessibilityIdentifier("contained")
        HStack {
          Text("e"); Text("f")
        }.accessibilityElement(children: .ignore).accessibilityLabel("own")
      }
    }
    #expect(try screen.find("combined").label == "a, b")
    #expect(try screen.find("combined").children.isEmpty)
    #expect(try screen.find("contained").children.map(\.label) == ["c", "d"])
    #expect(try screen.find(.label("own")).children.isEmpty)
    #expect(!screen.exists(.label("e")))
  }

  @Test("activating an element does what tapping it does, unless it is disabled")
  func activation() async throws {
    let diary = Diary()
    let screen = await Screen {
      VStack {
        Button("a") { diary.lines.append("a") }
        Button("b") { diary.lines.append("b") }.disabled(true)
        Text("c").onTapGesture { diary.lines.append("c") }
      }
    }
    for label in ["a", "b", "c"] {
      let element = try screen.find(.label(label)).node
      screen.simulator.send(.activate(element.key, timestamp: screen.now))
      try await screen.settle()
    }
    #expect(diary.lines == ["a", "c"])
  }
}
