import SimulatorTesting
import SwiftUI
import Testing

private struct Tools: ToolbarContent {
  @Environment(\.isEnabled) private var isEnabled
  @State private var taps = 0

  var body: some ToolbarContent {
    ToolbarItem { Button("\(taps) \(isEnabled ? "on" : "off")") { taps += 1 } }
  }
}

@MainActor @Suite("Dynamic properties of toolbar content", .simulator(.iPhoneSE))
struct ToolbarContentDynamicPropertiesTests {
  @Test func `given content of an app's own, then it has a state, and reads the environment of the page`() async throws
  {
    // Given
    let isDisabled = Knob(false)
    let screen = await Screen {
      NavigationStack {
        Turned(knob: isDisabled) { isDisabled in Text("Page").toolbar { Tools() }.environment(\.isEnabled, !isDisabled)
        }
      }
    }
    try await screen.settle()
    // When
    try await screen.tap(.label("0 on"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("1 on")))
    // When
    isDisabled.value = true
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("1 off")))
  }
}
