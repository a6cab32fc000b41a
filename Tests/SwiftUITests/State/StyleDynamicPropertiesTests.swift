import SimulatorTesting
import SwiftUI
import Testing

/// The body of an app's own styles, which shows what a style reads from the environment.
private struct Seen<Content: View>: View {
  let isEnabled: Bool
  @ViewBuilder let content: Content
  var body: some View {
    HStack {
      Text(isEnabled ? "on" : "off")
      content
    }
  }
}

private struct SeeingButtons: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingPrimitiveButtons: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingToggles: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingLabels: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.title } }
}

private struct SeeingProgress: ProgressViewStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingGauges: GaugeStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingBoxes: GroupBoxStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingDisclosure: DisclosureGroupStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

private struct SeeingControlGroups: ControlGroupStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.content } }
}

private struct SeeingLabeledContent: LabeledContentStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { Seen(isEnabled: isEnabled) { configuration.label } }
}

/// Counts its own taps.
private struct CountingButtons: PrimitiveButtonStyle {
  @State private var taps = 0
  func makeBody(configuration: Configuration) -> some View {
    Text("\(taps) taps").onTapGesture {
      taps += 1
      configuration.trigger()
    }
  }
}

@MainActor @Suite("Dynamic properties of styles", .simulator(.iPhoneSE))
struct StyleDynamicPropertiesTests {
  private static let styled: [(String, AnyView)] = [
    ("button", AnyView(Button("x") {}.buttonStyle(SeeingButtons()))),
    ("primitive button", AnyView(Button("x") {}.buttonStyle(SeeingPrimitiveButtons()))),
    ("toggle", AnyView(Toggle("x", isOn: .constant(true)).toggleStyle(SeeingToggles()))),
    ("label", AnyView(Label("x", systemImage: "star").labelStyle(SeeingLabels()))),
    ("progress", AnyView(ProgressView("x").progressViewStyle(SeeingProgress()))),
    ("gauge", AnyView(Gauge(value: 0.5) { Text("x") }.gaugeStyle(SeeingGauges()))),
    ("group box", AnyView(GroupBox("x") {}.groupBoxStyle(SeeingBoxes()))),
    ("disclosure group", AnyView(DisclosureGroup("x") {}.disclosureGroupStyle(SeeingDisclosure()))),
    ("control group", AnyView(ControlGroup { Text("x") }.controlGroupStyle(SeeingControlGroups()))),
    ("labeled content", AnyView(LabeledContent("x", value: "y").labeledContentStyle(SeeingLabeledContent()))),
  ]

  @Test func `given a style that reads the environment, when that changes, then what it draws follows`() async throws {
    for (name, view) in Self.styled {
      // Given
      let isDisabled = Knob(false)
      let screen = await Screen { Turned(knob: isDisabled) { view.disabled($0) } }
      try await screen.settle()
      #expect(screen.visibleText.contains("on"), "\(name) shows \(screen.visibleText.joined(separator: " "))")
      // When
      isDisabled.value = true
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("off"), "\(name) shows \(screen.visibleText.joined(separator: " "))")
    }
  }

  @Test func `given a style with a state, when it changes, then each button keeps its own`() async throws {
    // Given
    var pressed = 0
    let screen = await Screen {
      VStack {
        Button("a") { pressed += 1 }.accessibilityIdentifier("a")
        Button("b") { pressed += 1 }.accessibilityIdentifier("b")
      }
      .buttonStyle(CountingButtons())
    }
    try await screen.settle()
    // When
    try await screen.tap("a")
    try await screen.settle()
    // Then
    #expect(screen.visibleText.sorted() == ["0 taps", "1 taps"])
    #expect(pressed == 1)
  }
}
