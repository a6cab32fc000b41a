import SimulatorTesting
import SwiftUI
import Testing

@MainActor private final class Titles { var first = "Inbox" }

extension NavigationStack where Data == NavigationPath, Root == Text {
  /// It compiles only if an extension of the stack is isolated as the stack is.
  fileprivate init(titles: Titles) { self.init { Text(titles.first) } }
}

@MainActor @Suite("Extensions of navigation stacks", .simulator(.iPhone15Pro))
struct NavigationStackExtensionTests {
  @Test func `Given an initializer in an extension, when it asks an isolated object, then its text is shown`()
    async throws
  {
    // Given
    let titles = Titles()
    // When
    let screen = await Screen { NavigationStack(titles: titles) }
    // Then
    #expect(screen.exists(.label("Inbox")))
  }
}
