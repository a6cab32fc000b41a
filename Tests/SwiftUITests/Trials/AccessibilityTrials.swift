import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Information for assistive technology.
  static func accessibility(_ modifier: ModifierTrials) {
    modifier("accessibilityAction", on: TriedBox()) { $0.accessibilityAction(named: "Act") {} }
    modifier("accessibilityActions", on: TriedBox()) { $0.accessibilityActions { Button("Act") {} } }
    modifier("accessibilityActivationPoint", on: Press()) { $0.accessibilityActivationPoint(.topLeading) }
    modifier("accessibilityAddTraits", on: Sample()) { $0.accessibilityAddTraits(.isHeader) }
    modifier("accessibilityAdjustableAction", on: Press()) { $0.accessibilityAdjustableAction { _ in } }
    modifier("accessibilityChartDescriptor", on: Press(), drive: saysChart) { $0.accessibilityChartDescriptor(Chart()) }
    modifier("accessibilityChildren", on: TriedBox()) { $0.accessibilityChildren { Text("Child") } }
    modifier("accessibilityCustomContent", on: Press()) { $0.accessibilityCustomContent("Age", "7") }
    modifier("accessibilityDefaultFocus", on: Sample()) { view in
      WithAccessibilityFocus { view.accessibilityDefaultFocus($0, true) }
    }
    modifier("accessibilityDirectTouch", on: Press()) { $0.accessibilityDirectTouch() }
    modifier("accessibilityDragPoint", on: Press()) { $0.accessibilityDragPoint(.leading, description: "Corner") }
    modifier("accessibilityDropPoint", on: Press()) { $0.accessibilityDropPoint(.leading, description: "Corner") }
    modifier("accessibilityElement", on: Sample()) { $0.accessibilityElement(children: .combine) }
    modifier(
      "accessibilityFocused", on: WithAccessibilityFocus { _ in Press() },
      drive: movesFocus
    ) { _ in WithAccessibilityFocus { Press().accessibilityFocused($0) } }
    modifier("accessibilityHeading", on: Words().accessibilityAddTraits(.isHeader)) { $0.accessibilityHeading(.h2) }
    modifier("accessibilityHidden", on: Sample()) { $0.accessibilityHidden(true) }
    modifier("accessibilityHint", on: Sample()) { $0.accessibilityHint("Explains") }
    modifier("accessibilityIdentifier", on: Sample()) { $0.accessibilityIdentifier("sample") }
    modifier("accessibilityInputLabels", on: Press()) { $0.accessibilityInputLabels(["Push"]) }
    modifier("accessibilityLabel", on: Sample()) { $0.accessibilityLabel("Called") }
    modifier("accessibilityLabeledPair", on: TriedBox().accessibilityElement()) { box in
      WithNamespace { space in
        Words().accessibilityLabeledPair(role: .label, id: 1, in: space)
        box.accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
    modifier("accessibilityLinkedGroup", on: WithNamespace { _ in Linked(space: nil) }) { _ in
      WithNamespace { Linked(space: $0) }
    }
    modifier("accessibilityRemoveTraits", on: Press()) { $0.accessibilityRemoveTraits(.isButton) }
    modifier("accessibilityRepresentation", on: Sample()) { $0.accessibilityRepresentation { Switch() } }
    modifier("accessibilityRespondsToUserInteraction", on: Press(), drive: { try await $0.press(.tab) }) {
      $0.accessibilityRespondsToUserInteraction(false)
    }
    modifier("accessibilityRotor", on: Press()) {
      $0.accessibilityRotor("Notes") { AccessibilityRotorEntry("One", id: 1) }
    }
    modifier("accessibilityRotorEntry", on: Rotors { view, _ in view }, drive: goesToRotor) { _ in
      Rotors { view, space in view.accessibilityRotorEntry(id: 1, in: space) }
    }
    modifier("accessibilityScrollAction", on: Press()) { $0.accessibilityScrollAction { _ in } }
    modifier("accessibilityScrollStatus", on: Scrolled(), drive: dragged(by: -150)) {
      $0.accessibilityScrollStatus("Page 2")
    }
    modifier(
      "accessibilityShowsLargeContentViewer", on: Press(), settings: DeviceSettings(textSize: .accessibility1),
      drive: { screen in
        try await screen.touch.down(at: screen.find(.label("Press")).point())
        try await screen.advance(by: .seconds(0.8))
      }
    ) { $0.accessibilityShowsLargeContentViewer() }
    modifier(
      "accessibilitySortPriority", on: Words(),
      in: { content in
        VStack {
          Text("First"); content
        }
      }
    ) {
      $0.accessibilitySortPriority(1)
    }
    modifier("accessibilityTextContentType", on: Sample()) { $0.accessibilityTextContentType(.sourceCode) }
    modifier("accessibilityValue", on: Sample()) { $0.accessibilityValue("Half") }
    modifier("accessibilityZoomAction", on: Press()) { $0.accessibilityZoomAction { _ in } }
    modifier("speechAdjustedPitch", on: Sample()) { $0.speechAdjustedPitch(1) }
    modifier("speechAlwaysIncludesPunctuation", on: Sample()) { $0.speechAlwaysIncludesPunctuation() }
    modifier("speechAnnouncementsQueued", on: Sample()) { $0.speechAnnouncementsQueued() }
    modifier("speechSpellsOutCharacters", on: Sample()) { $0.speechSpellsOutCharacters() }
  }

  private static func movesFocus(_ screen: Screen) async throws {
    try await screen.setAccessibility(.voiceOver)
    try await screen.moveAccessibilityFocus(to: .label("Press"))
  }

  private static func saysChart(_ screen: Screen) async throws {
    say(try screen.find(.label("Press")).chartDescriptor?.title ?? "no chart")
  }

  private static func goesToRotor(_ screen: Screen) async throws {
    try await screen.setAccessibility(.voiceOver)
    try await screen.find("rotors").go(to: "The end", ofRotor: "Places")
    try await screen.settle()
  }
}

private struct Chart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales", summary: nil,
      xAxis: AXNumericDataAxisDescriptor(title: "Day", range: 0...1, gridlinePositions: []) { "\($0)" },
      yAxis: nil, additionalAxes: [], series: [])
  }
}

/// A text and a button in different places, linked if there is a namespace.
private struct Linked: View {
  let space: Namespace.ID?
  var body: some View {
    if let space {
      Words().accessibilityLinkedGroup(id: 1, in: space)
      Press().accessibilityLinkedGroup(id: 1, in: space)
    } else {
      Words()
      Press()
    }
  }
}

/// A rotor that leads to a view with a name.
private struct Rotors<Content: View>: View {
  @Namespace private var space
  @AccessibilityFocusState private var isAtEnd: Bool
  @ViewBuilder let content: (Words, Namespace.ID) -> Content
  var body: some View {
    VStack {
      Text(isAtEnd ? "there" : "not there")
      content(Words(), space).accessibilityFocused($isAtEnd)
    }
    .accessibilityElement(children: .contain).accessibilityIdentifier("rotors")
    .accessibilityRotor("Places") { AccessibilityRotorEntry("The end", 1, in: space) }
  }
}
