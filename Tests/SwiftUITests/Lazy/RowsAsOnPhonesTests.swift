import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Rows as pictures of phones show them", .simulator(.iPhone15Pro))
struct RowsAsOnPhonesTests {
  @Test("given bar items on the views of a list, then these are stacked in one row, and the items appear once")
  @available(*, deprecated)
  func barItems() async throws {
    // Given two views with an item on the bar
    let screen = await Screen {
      NavigationStack {
        List {
          ForEach(["One", "Two"], id: \.self) { Text($0) }
            .navigationBarItems(trailing: Button("Item") {})
        }
        .listStyle(.plain)
      }
    }
    try await screen.settle()
    // Then there is one item, and the views are nearer than two rows are
    #expect(screen.findAll(.label("Item").and(.role(.button))).count == 1)
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(two.minY - one.minY < 30)
  }

  @Test("given a picker's value of two lines in a row, then its lines begin below each other")
  func pickerValue() async throws {
    // Given a value with a short second line
    let screen = await Screen {
      NavigationStack {
        List {
          Picker("Kind", selection: .constant(1)) { Text("Long line\nend").tag(1) }.pickerStyle(.navigationLink)
        }
      }
    }
    try await screen.settle()
    // Then it does not end with the first
    func line(_ start: String) -> DrawnCommand? {
      screen.drawn.first { if case .glyphs(let run, _) = $0.command { run.text.hasPrefix(start) } else { false } }
    }
    let (long, short) = (try #require(line("Long line")), try #require(line("end")))
    #expect(abs(long.bounds.minX - short.bounds.minX) < 2)
  }

  @Test("given a text without characters, then it has no size, unless lines are reserved")
  func emptyText() async throws {
    // Given an empty text between two boxes, without and with room for a line
    func distance(@ViewBuilder _ middle: @escaping () -> some View) async throws -> CGFloat {
      let screen = await Screen {
        VStack(spacing: 0) {
          Color.red.frame(height: 10).accessibilityIdentifier("above")
          middle()
          Color.red.frame(height: 10).accessibilityIdentifier("below")
        }
      }
      return try screen.find("below").frame.minY - screen.find("above").frame.maxY
    }
    // Then only the latter takes room
    #expect(try await distance { Text("") } == 0)
    #expect(try await distance { Text("").lineLimit(1, reservesSpace: true) } > 18)
    #expect(try await distance { Text(" ") } > 18)
  }
}
