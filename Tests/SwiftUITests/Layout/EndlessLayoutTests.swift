import SimulatorTesting
import SwiftUI

/// Infinite lengths answer infinite proposals; a stack must not lose children in a difference of two infinities.
@MainActor @Suite("Stacks of endless children", .simulator(.iPhoneSE))
struct EndlessLayoutTests {
  nonisolated static let rows: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
  nonisolated static let columns: [HorizontalAlignment] = [.leading, .center, .trailing]

  @Test("a row of what scrolls is as flexible as that is, however it is aligned", arguments: 0..<rows.count)
  func rowOfLists(_ index: Int) async throws {
    // Given a list in a row, above a text
    let screen = await Screen {
      VStack(spacing: 0) {
        HStack(alignment: Self.rows[index]) {
          ScrollView { Color.red.frame(height: 20) }.named("list")
        }
        Color.red.frame(height: 30).named("text")
      }
      .frame(width: 200, height: 300)
    }
    // Then it takes all the space that the text leaves
    #expect(try screen.size("list").height == 270)
  }

  @Test("a column of fields is as flexible as they are, however it is aligned", arguments: 0..<columns.count)
  func columnOfFields(_ index: Int) async throws {
    let screen = await Screen {
      HStack(spacing: 0) {
        VStack(alignment: Self.columns[index]) {
          TextField("Name", text: .constant("")).named("field")
          Color.red.frame(height: 10).named("line")
        }
        Color.red.frame(width: 20, height: 20)
      }
    }
    #expect(try screen.size("field").width == 300)
    #expect(try screen.size("line").width == 300)
  }

  @Test("piles, frames and stacks inside each other pass endlessness on")
  func nested() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        HStack(alignment: .bottom, spacing: 0) {
          ZStack(alignment: .bottomTrailing) {
            VStack(alignment: .trailing, spacing: 0) {
              Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
            Color.red.named("pile")
          }
          Color.red.alignmentGuide(.bottom) { $0.height / 3 }.frame(width: 10)
        }
        Color.red.frame(height: 48)
      }
    }
    #expect(try screen.size("pile") == CGSize(width: 310, height: 500))
  }
}
