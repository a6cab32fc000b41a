import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("The lines of buttons' labels", .simulator(.iPhoneSE))
struct ButtonLinesTests {
  /// The distances from the left of the label to the long line and to the short one.
  private struct Places: Equatable {
    let long: CGFloat
    let short: CGFloat
  }

  /// The drawn line that begins with a text.
  private func line(_ start: String, of screen: Screen) -> DrawnCommand? {
    screen.drawn.first { if case .glyphs(let run, _) = $0.command { run.text.hasPrefix(start) } else { false } }
  }

  private func places(@ViewBuilder _ content: @escaping () -> some View) async throws -> Places {
    let screen = await Screen { content() }
    let long = try #require(line("A first line", of: screen))
    let short = try #require(line("and b", of: screen))
    return Places(long: long.bounds.midX, short: short.bounds.midX)
  }

  private let label = Text("A first line\nand b")

  @Test("given a label of several lines, then borderless buttons and links centre them on the widest")
  func centred() async throws {
    // Given a text alone, whose lines begin at its leading edge
    let alone = try await places { label }
    #expect(alone.short < alone.long - 10)
    // When it is the label of a button or a link
    let buttons = [
      try await places { Button(action: {}) { label } },
      try await places { Button(action: {}) { label }.buttonStyle(.borderless) },
      try await places { Button(action: {}) { label }.multilineTextAlignment(.leading) },
      try await places { NavigationStack { NavigationLink(value: 1) { label } } },
    ]
    // Then the widest line stays where it was, and the other is centred below it
    for button in buttons {
      #expect(abs(button.long - alone.long) < 0.01)
      #expect(abs(button.short - button.long) < 1)
    }
  }

  @Test("given an alignment of the label's own, a trailing one around the button, or a list, then that remains")
  func others() async throws {
    let alone = try await places { label }
    // When the label says leading
    let leading = try await places { Button(action: {}) { label.multilineTextAlignment(.leading) } }
    // Then it is as alone
    #expect(leading == alone)
    // When the app has chosen trailing around the button
    let trailing = try await places { Button(action: {}) { label }.multilineTextAlignment(.trailing) }
    // Then the short line ends where the long one does
    #expect(trailing.short > trailing.long + 10)
    // When the button is a row
    let row = try await places { List { Button(action: {}) { label } } }
    // Then its lines begin at the leading edge
    #expect(row.short < row.long - 10)
  }

  @Test("given a label of one line, then it is drawn as if the app had asked for leading, to the pixel")
  func oneLine() async {
    let asked = await Screen { Button(action: {}) { Text("Illicit").multilineTextAlignment(.leading) } }.image()
    let plain = await Screen { Button(action: {}) { Text("Illicit") } }.image()
    #expect(plain.pixels == asked.pixels)
  }

  @Test("given a button whose text reads from the right, then its lines are centred, too")
  func fromTheRight() async throws {
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) { Button(action: {}) { label } }
    let long = try #require(line("A first line", of: screen))
    let short = try #require(line("and b", of: screen))
    #expect(abs(short.bounds.midX - long.bounds.midX) < 1)
  }
}
