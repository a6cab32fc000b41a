import SimulatorTesting
import SwiftUI
import Testing

/// Lengths of inset-grouped lists, read off pictures of iOS 16 to 18 that Apple's simulator drew at scale 3.
@MainActor @Suite("Looks of inset-grouped lists", .simulator(.iPhone15Pro))
struct ListLooksTests {
  private struct Rows: View {
    var body: some View {
      List {
        Section {
          Text("One").named("one")
          VStack(alignment: .leading) {
            Text("Two").named("two")
            Text("Lines").named("lines")
          }
          Text("Last").named("last")
        }
        Section { Text("Bare").named("bare") }
        Section("Header") { Text("Headed").named("headed") }
        Section {
          Text("Footed").named("footed")
        } footer: {
          Text("A footer")
        }
        Section("After") { Text("After a footer").named("after") }
        Section {
          Text("Footed again").named("again")
        } footer: {
          Text("A footer\nof two lines")
        }
        Section { Text("The end").named("end") }
      }
      .listStyle(.insetGrouped)
    }
  }

  /// From the middle of one single-line row to that of another, less the two halves: from row to row.
  private func gap(_ first: String, _ second: String, in screen: Screen) throws -> CGFloat {
    let frames = (try screen.find(.identifier(first)).frame, try screen.find(.identifier(second)).frame)
    return frames.1.midY - frames.0.midY - 44
  }

  @Test func `Given rows and sections, when they are shown, then they are as far apart as on an iPhone`() async throws {
    let screen = await Screen { Rows() }
    try await screen.settle()
    let pixel = 0.34
    // Row content inset from section edge 20, section side margin 20 at 393.
    #expect(try screen.find(.identifier("one")).frame.minX == 40)
    // Two body lines: the row is 62.67 high, the first baseline 26.33 below its top.
    let (one, two) = (try screen.find(.identifier("one")).frame, try screen.find(.identifier("two")).frame)
    #expect(abs(two.minY - (one.midY + 22) - 10) < pixel)
    #expect(abs(try gap("one", "last", in: screen) - 62.67) < 2 * pixel)
    // Gaps without a header, with one, after footers.
    #expect(abs(try gap("last", "bare", in: screen) - 35.33) < 2 * pixel)
    #expect(abs(try gap("bare", "headed", in: screen) - 55) < 2 * pixel)
    #expect(abs(try gap("footed", "after", in: screen) - 72.33) < 2 * pixel)
    #expect(abs(try gap("again", "end", in: screen) - 64) < 2 * pixel)
  }

  @Test func `Given a small bar, when a list begins below it, then its first header is 38 points high`() async throws {
    let screen = await Screen {
      NavigationStack {
        List { Section("First") { Text("Row").named("row") } }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    try await screen.settle()
    let bar = 59.0 + 44
    #expect(abs(try screen.find(.identifier("row")).frame.midY - 22 - bar - 38) < 0.67)
  }
}
