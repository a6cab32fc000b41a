import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts of views from resources", .simulator(.iPhone15Pro))
struct LocalizedStringResourceTests {
  private let title: LocalizedStringResource = "Trail"

  @Test func `Given resources, then controls are called after them`() async throws {
    // Given
    var taps = 0
    // When
    let screen = await Screen {
      VStack {
        Label(title, systemImage: "star").accessibilityIdentifier("label")
        Button(title) { taps += 1 }.accessibilityIdentifier("button")
        Button(title, systemImage: "plus", role: .destructive) {}.accessibilityIdentifier("symbol")
        Toggle(title, isOn: .constant(true)).accessibilityIdentifier("toggle")
        GroupBox(title) { Text(verbatim: "Inside") }
        LabeledContent(title, value: "5 km")
      }
    }
    // Then
    for id in ["label", "button", "symbol", "toggle"] { #expect(try screen.find(.identifier(id)).label == "Trail") }
    try await screen.tap("button")
    #expect(taps == 1)
    #expect(screen.visibleText.contains("5 km"))
  }

  @Test func `Given a literal, then it is a key and not a resource`() async throws {
    let screen = await Screen {
      NavigationStack {
        List {
          Section("Hello") { Button("**Bold**") {} }
        }
        .navigationTitle("Page")
      }
    }
    // A key's text may contain Markdown.
    #expect(screen.visibleText.contains("Bold"))
    #expect(screen.visibleText.contains("Page"))
  }

  @Test func `Given a page, its rows and its tabs with resources, then they show them`() async throws {
    let screen = await Screen {
      TabView {
        Tab(LocalizedStringResource("Walks"), systemImage: "star", value: 0) {
          NavigationStack {
            List {
              Section(LocalizedStringResource("Near")) {
                NavigationLink(LocalizedStringResource("Lake"), value: 1)
                Menu(LocalizedStringResource("Sort")) {}
              }
            }
            .navigationTitle(LocalizedStringResource("All walks"))
          }
        }
      }
    }
    let shown = screen.visibleText.map { $0.lowercased() }
    for text in ["walks", "near", "lake", "sort", "all walks"] { #expect(shown.contains(text)) }
  }

  @Test func `Given modifiers with resources, then they say and ask what these say`() async throws {
    // Given
    let screen = await Screen {
      Text(verbatim: "x").accessibilityIdentifier("text")
        .accessibilityLabel(title).accessibilityValue(LocalizedStringResource("Steep"))
        .accessibilityHint(LocalizedStringResource("Shows the way"))
    }
    // Then
    let text = try screen.find("text")
    #expect(try text.label == "Trail" && text.value == "Steep")
    #expect(try text.node.hint == "Shows the way")
  }

  @Test func `Given an alert with resources, then it asks what they say`() async throws {
    // Given
    let screen = await Screen {
      Text(verbatim: "x")
        .alert(LocalizedStringResource("Really go?"), isPresented: .constant(true)) {
          Button(LocalizedStringResource("Go")) {}
        } message: {
          Text(LocalizedStringResource("It rains"))
        }
    }
    // When
    try await screen.settle()
    // Then
    #expect(["Really go?", "Go", "It rains"].allSatisfy(screen.visibleText.contains))
  }
}
