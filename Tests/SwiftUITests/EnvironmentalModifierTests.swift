import Combine
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Modifiers by environment, subscriptions, older menus", .simulator(.iPhoneSE))
struct EnvironmentalModifierTests {
  struct Wide: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width) }
    }
    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(width: environment.colorScheme == .dark ? 200 : 100)
    }
  }

  @Test("a modifier by environment is another one when the environment changes")
  func environmental() async throws {
    let screen = await Screen { Color.red.frame(height: 20).modifier(Wide()).named("box") }
    #expect(try screen.size("box").width == 100)
    try await screen.setDarkMode(true)
    #expect(try screen.size("box").width == 200)
  }

  @Test("a subscription runs its action for what is sent")
  func subscription() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let diary = Diary()
    let screen = await Screen {
      SubscriptionView(content: Text("Content"), publisher: subject) { diary.lines.append("\($0)") }
    }
    subject.send(3)
    try await screen.settle()
    #expect(screen.visibleText == ["Content"])
    #expect(diary.lines == ["3"])
  }

  @Test("an alert about an error is called by its description, and is there while there is one")
  func errorAlert() async throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed" }
      var recoverySuggestion: String? { "Try again" }
    }
    struct FailingButton: View {
      @State private var failure: Failure?
      @State private var isShown = false
      var body: some View {
        Button("Fail") {
          failure = Failure()
          isShown = true
        }
        .alert(isPresented: $isShown, error: failure) { _ in
          Button("Fine") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let screen = await Screen { FailingButton() }
    try await screen.tap(.label("Fail"))
    try await screen.settle()
    #expect(screen.exists(.role(.alert).and(.label("It failed"))))
    #expect(screen.visibleText.contains("Try again"))
    try await screen.tap(.label("Fine"))
    try await screen.settle()
    #expect(!screen.exists(.role(.alert)))
  }

  @Test("padding of a scene keeps views from its edges")
  func scenePadding() async throws {
    let screen = await Screen { RedBox(id: "a").scenePadding(.horizontal) }
    #expect(try screen.frame("a").minX == 16)
    let other = await Screen { RedBox(id: "a").scenePadding(.minimum, edges: .leading) }
    #expect(try other.frame("a").minX == 16 && other.frame("a").maxX == 320)
  }
}
