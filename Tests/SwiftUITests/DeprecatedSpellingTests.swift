import SimulatorTesting
import SwiftUI

/// Spellings that Apple has replaced and apps still use.
@MainActor @Suite("Deprecated spellings", .simulator(.iPhone15Pro))
struct DeprecatedSpellingTests {
  @available(*, deprecated)
  private struct OldSpellings: View {
    @Environment(\.presentationMode) private var mode
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
      List {
        Section(header: Text("Head"), footer: Text("Foot")) {
          Text(mode.wrappedValue.isPresented ? "presented" : "root")
        }
        Section(header: Text("Other head")) { Text(answer) }
        Section(footer: Text("Other foot")) { Button("Ask") { isAsking = true } }
      }
      .navigationBarTitle("Old title", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Leave") { mode.wrappedValue.dismiss() }, trailing: Button("Done") { answer = "done" }
      )
      .actionSheet(isPresented: $isAsking) {
        ActionSheet(
          title: Text("Which?"), message: Text("Choose"),
          buttons: [.default(Text("This")) { answer = "this" }, .destructive(Text("That")), .cancel()])
      }
    }
  }

  @available(*, deprecated)
  private struct RootWithLink: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { OldSpellings().navigationBarBackButtonHidden() }
          .navigationBarTitle(Text("Root"))
      }
    }
  }

  @available(*, deprecated)
  @MainActor private struct Pages {
    func show() async throws {
      // Given a page written the old way
      let screen = await Screen { RootWithLink() }
      try await screen.tap(.label("Go"))
      try await screen.settle()
      let shown = screen.visibleText.map { $0.uppercased() }
      for text in ["PRESENTED", "HEAD", "FOOT", "OTHER HEAD", "OTHER FOOT", "OLD TITLE"] {
        #expect(shown.contains(text), "\(text)")
      }
      // When its buttons are tapped
      try await screen.tap(.label("Done"))
      #expect(screen.visibleText.contains("done"))
      try await screen.tap(.label("Ask"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Which?") && screen.visibleText.contains("Choose"))
      try await screen.tap(.label("This"))
      try await screen.settle()
      #expect(screen.visibleText.contains("this"))
      // Then the presentation mode dismisses the page
      try await screen.tap(.label("Leave"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Go"))
    }
  }

  @Test("sections, titles, bar items, action sheets and the presentation mode do what their successors do")
  @available(*, deprecated)
  func pages() async throws { try await Pages().show() }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .largeTitle) private var large = 100
    @ScaledMetric private var body17: CGFloat = 17
    var body: some View {
      RedBox(id: "large", width: large, height: 10)
      RedBox(id: "body", width: body17, height: 10)
    }
  }

  @Test("a scaled metric grows with the text size as its style does")
  func scaledMetric() async throws {
    var screen = await Screen { Scaled() }
    #expect(try screen.frame("large").width == 100)
    #expect(try screen.frame("body").width == 17)
    screen = await Screen { Scaled().environment(\.dynamicTypeSize, .accessibility5) }
    // Leadings: large title 70 to 41, body 62 to 22
    #expect(abs(try screen.frame("large").width - 170.67) < 0.01)
    #expect(abs(try screen.frame("body").width - 48) < 0.4)
  }
}
