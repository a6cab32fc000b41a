import SimulatorTesting
import SwiftUI

@MainActor @Suite("Disclosure groups", .simulator(.iPhone15Pro))
struct DisclosureGroupTests {
  @Test("a group opens and closes when its label is tapped")
  func opening() async throws {
    // Given a closed group
    let screen = await Screen {
      DisclosureGroup("More") { RedBox(id: "content", width: 10, height: 10) }
    }
    #expect(!screen.exists("content"))
    // When it is tapped
    try await screen.tap(.label("More"))
    try await screen.settle()
    // Then its content appears below
    #expect(try screen.frame("content").minY >= screen.find(.label("More")).frame.maxY)
    #expect(try screen.find(.label("More")).value == "Expanded")
    // When it is tapped again
    try await screen.tap(.label("More"))
    try await screen.settle()
    // Then the content is gone
    #expect(!screen.exists("content"))
  }

  @Test("in a list the icon of its label is tinted, as in other rows")
  func icon() async throws {
    // Given
    let screen = await Screen {
      List {
        DisclosureGroup {
          Text("Inside")
        } label: {
          Label("Group", systemImage: "square.fill")
        }
      }
      .tint(.orange)
    }
    // When
    let row = try screen.find(.label("Group")).frame
    // Then
    let place = CGRect(x: 38, y: row.midY - 12, width: 28, height: 24)
    #expect(Ink(screen).strongest(in: place) == [255, 149, 0])
  }

  @Test("in a list its views are rows, and a binding opens it")
  func rows() async throws {
    // Given a list with a group that a binding keeps open
    let isOpen = Knob(true)
    let screen = await Screen {
      Turned(knob: isOpen) { _ in
        List {
          DisclosureGroup("More", isExpanded: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) {
            Text(verbatim: "One").accessibilityIdentifier("one")
            Text(verbatim: "Two").accessibilityIdentifier("two")
          }
          Text(verbatim: "After").accessibilityIdentifier("after")
        }
      }
    }
    // Then each view is a row of its own
    let distance = try screen.frame("two").midY - screen.frame("one").midY
    #expect(abs(distance - 44) < 1)
    // When the binding changes
    isOpen.value = false
    try await screen.settle()
    #expect(!screen.exists("one"))
  }

  private struct Framed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("toggle") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content.border(.red) }
    }
  }

  @Test("an app's own style shows a group")
  func style() async throws {
    let screen = await Screen {
      VStack { DisclosureGroup("More") { Text(verbatim: "Inside") } }.disclosureGroupStyle(Framed())
    }
    #expect(screen.visibleText == ["toggle", "More"])
    try await screen.tap(.label("toggle"))
    #expect(screen.visibleText == ["toggle", "More", "Inside"])
  }
}
