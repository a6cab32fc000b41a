import SimulatorTesting
import SwiftUI

@MainActor @Suite("What the accent colour is", .simulator(.iPhoneSE))
struct AccentColorTests {
  /// A system colour on a white page.
  private let blue = [0, 122, 255]
  private let purple = [175, 82, 222]

  private func middle(_ content: @escaping @MainActor () -> some View) async -> [Int] {
    await Screen { content() }.rgb(at: CGPoint(x: 160, y: 300))
  }

  @Test func `Given a tint, when a view inside has the accent colour, then that is the app's`() async {
    #expect(await middle { Color.accentColor.tint(.purple) } == blue)
    #expect(await middle { Rectangle().fill(.tint).tint(.purple) } == purple)
  }

  @Test func `Given a tint around the outermost container, when a page has the accent colour, then it is the tint`()
    async
  {
    #expect(await middle { NavigationStack { Color.accentColor }.tint(.purple) } == purple)
    // A tint inside the outermost container has no effect.
    #expect(await middle { TabView { NavigationStack { Color.accentColor }.tint(.purple) } } == blue)
    #expect(await middle { NavigationStack { Color.accentColor.tint(.purple) } } == blue)
  }

  @Test func `Given the older modifier, when a view inside has the accent colour, then it is that`() async {
    #expect(await middle { NavigationStack { Color.accentColor.accentColor(.purple) } } == purple)
    #expect(await middle { Color.accentColor.accentColor(.accentColor.opacity(1)) } == blue)
  }
}
