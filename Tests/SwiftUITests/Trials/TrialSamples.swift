import SimulatorTesting
import SwiftUI

// The views that modifiers are tried on. None of them is a `Text`, an `Image` or a shape, because these have their own
// modifiers with the same names.

/// A text, a colour and a symbol.
struct Sample: View {
  var body: some View {
    VStack {
      Words()
      TriedBox()
      Symbol()
    }
  }
}

/// A text.
struct Words: View {
  var text = "Sample words"
  var body: some View { Text(verbatim: text) }
}

/// A text that does not fit in one line of a narrow screen.
struct LongWords: View {
  var body: some View {
    Text(verbatim: "Sample words that go on and on, so that one line cannot hold all of what they say")
  }
}

struct TriedBox: View {
  var body: some View { Color.orange.frame(width: 60, height: 40) }
}

struct Symbol: View {
  var name = "heart"
  var amount: Double?
  var body: some View { Image(systemName: name, variableValue: amount) }
}

/// A button that reports when it is pressed.
struct Press: View {
  var title = "Press"
  var body: some View { Button(title) { say("pressed") } }
}

struct Field: View {
  var label = "Field"
  @State var text = ""
  var body: some View { TextField(label, text: $text).onChange(of: text) { say(text) } }
}

struct Choice: View {
  @State private var choice = 0
  var body: some View {
    Picker("Choice", selection: $choice) { ForEach(0..<3) { Text(verbatim: "Case \($0)") } }
  }
}

struct Switch: View {
  @State private var isOn = true
  var body: some View { Toggle("Switch", isOn: $isOn) }
}

/// A list of rows that can be deleted and moved.
struct Rows: View {
  var count = 3
  var body: some View {
    List {
      Section("Head") { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } }
      Section("Second") { Text(verbatim: "Last") }
    }
  }
}

/// Rows that extend beyond the screen.
struct Scrolled: View {
  var axes = Axis.Set.vertical
  var body: some View {
    ScrollView(axes) {
      LazyVStack {
        ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)").frame(maxWidth: .infinity, minHeight: 40) }
      }
      .scrollTargetLayout()
    }
    .accessibilityIdentifier("scroll")
  }
}

/// Gives a view its own state.
struct WithState<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
  var body: some View { content($value) }
}

struct WithNamespace<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (Namespace.ID) -> Content
  var body: some View { content(space) }
}

struct WithFocus<Content: View>: View {
  @FocusState private var isFocused: Bool
  @ViewBuilder let content: (FocusState<Bool>.Binding) -> Content
  var body: some View {
    content($isFocused)
    Button("Focus") { isFocused = true }
  }
}

struct WithAccessibilityFocus<Content: View>: View {
  @AccessibilityFocusState private var isFocused: Bool
  @ViewBuilder let content: (AccessibilityFocusState<Bool>.Binding) -> Content
  var body: some View {
    content($isFocused)
    Button("Focus") { isFocused = true }
    Text(isFocused ? "has the focus" : "has not")
  }
}

/// A box that moves to the right when a button is tapped.
struct Mover<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (MovedBox, Bool) -> Content
  var body: some View {
    content(MovedBox(x: isOn ? 90 : 0), isOn)
    Button("Move") { isOn.toggle() }
  }
}

struct MovedBox: View {
  let x: CGFloat
  var body: some View { TriedBox().offset(x: x) }
}

/// Starts a change and stops in the middle of it.
@MainActor func move(_ screen: Screen) async throws {
  try await screen.tap(.label("Move"))
  try await screen.frames(6)
}

/// Taps elements one after the other and waits until the screen settles.
@MainActor func tapped(_ labels: String...) -> (Screen) async throws -> Void {
  { screen in
    try await screen.settle()
    for label in labels {
      try await screen.tap(.label(label).nth(0))
      try await screen.settle()
    }
  }
}

@MainActor func settled(_ screen: Screen) async throws { try await screen.settle() }

/// Taps a field and types into it.
@MainActor func typed(_ text: String, into label: String = "Field") -> (Screen) async throws -> Void {
  { screen in
    try await screen.tap(.label(label).nth(0))
    try await screen.settle()
    if !text.isEmpty { try await screen.type(text) }
    try await screen.settle()
  }
}

/// Drags a finger up or down through the middle of the screen.
@MainActor func dragged(by distance: CGFloat) -> (Screen) async throws -> Void {
  { screen in
    let middle = CGPoint(x: 160, y: 284)
    try await screen.drag(from: middle, to: CGPoint(x: 160, y: 284 + distance))
    try await screen.settle()
  }
}

struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct AnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}
