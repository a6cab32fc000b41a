import SimulatorTesting
import SwiftUI

@MainActor @Suite("Sections of lists", .simulator(.iPhoneSE))
struct ListSectionTests {
  private struct Rows: View {
    let name: String
    var body: some View {
      ForEach(0..<2, id: \.self) { Color.white.frame(height: 20).accessibilityIdentifier("\(name)\($0)") }
    }
  }

  private func cell(_ id: String, _ screen: Screen) throws -> CGRect {
    let inner = try #require(screen.findAll(.identifier(id)).first).frame
    return try #require(screen.findAll(.role(.cell)).first { $0.frame.contains(CGPoint(x: inner.midX, y: inner.midY)) })
      .frame
  }

  @Test("the lines above and below a section are hidden, or in another colour, and those inside are not")
  func separators() async throws {
    let screen = await Screen {
      List {
        Section { Rows(name: "a") }.listSectionSeparator(.hidden)
        Section { Rows(name: "b") }.listSectionSeparator(.hidden, edges: .top).listSectionSeparatorTint(.red)
        Section { Rows(name: "c") }
      }
      .listStyle(.plain)
    }
    func line(_ y: CGFloat) -> [Int] { screen.rgb(at: CGPoint(x: 200, y: y)) }
    let white = [255, 255, 255]
    let (a0, a1, b0, b1) = try (cell("a0", screen), cell("a1", screen), cell("b0", screen), cell("b1", screen))
    #expect(line(a0.minY + 0.25) == white && line(a1.maxY - 0.25) == white)
    #expect(line(a0.maxY - 0.25) != white)
    #expect(line(b0.minY + 0.25) == white)
    let inside = line(b0.maxY - 0.25)
    #expect(inside != white && inside[0] == inside[1])
    let below = line(b1.maxY - 0.25)
    #expect(below[0] > below[1] + 100, "\(below)")
    // There is one line between two sections
    #expect(try line(cell("c0", screen).minY + 0.25) == white)
  }

  @Test("what a row says of its lines goes before what its section says")
  func rowFirst() async throws {
    let screen = await Screen {
      List {
        Section { Color.white.frame(height: 20).listRowSeparatorTint(.green) }.listSectionSeparatorTint(.red)
      }
      .listStyle(.plain)
    }
    let line = screen.rgb(at: CGPoint(x: 200, y: 63.75))
    #expect(line[1] > line[0] + 50, "\(line)")
  }

  @Test(
    "sections are as far from each other as is asked for; of two the smaller distance counts, and theirs before the list's"
  )
  func spacing() async throws {
    struct ThreeSections: View {
      let list: ListSectionSpacing
      let second: CGFloat?
      var body: some View {
        List {
          Section { Rows(name: "a") }
          if let second { Section { Rows(name: "b") }.listSectionSpacing(second) } else { Section { Rows(name: "b") } }
          Section("Header") { Rows(name: "c") }
        }
        .listSectionSpacing(list)
      }
    }
    func gaps(_ list: ListSectionSpacing, _ second: CGFloat?) async throws -> [CGFloat] {
      let screen = await Screen { ThreeSections(list: list, second: second) }
      let (a, b, c) = try (cell("a1", screen), cell("b0", screen), cell("b1", screen))
      let header = screen.findAll(.role(.header)).first?.frame ?? .zero
      // The cell's frame includes the gap above it.
      return [b.maxY - a.maxY - 44, header.minY - c.maxY]
    }
    for (list, second, wanted) in [
      (.default, nil, [35, 34]), (.custom(60), nil, [60, 60]), (.custom(60), 10, [10, 10]),
      (.default, 90, [90, 90]),
    ] as [(ListSectionSpacing, CGFloat?, [CGFloat])] {
      let found = try await gaps(list, second)
      // Rows are rounded up to the pixel, and with them the header's.
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 0.34 }, "\(found)")
    }
    let compact = try await gaps(.compact, nil)
    #expect(compact[0] < 35 && compact[0] > 0)
  }

  @Test("another distance moves what is below, in the frame of the change")
  func changes() async throws {
    final class Model: ObservableObject { @Published var spacing: CGFloat = 20 }
    struct TwoSections: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Section { Rows(name: "a") }
          Section { Rows(name: "b") }
        }
        .listSectionSpacing(model.spacing)
      }
    }
    let model = Model()
    let screen = await Screen { TwoSections(model: model) }
    let before = try cell("b0", screen).maxY
    model.spacing = 50
    try await screen.frames(1)
    #expect(try cell("b0", screen).maxY == before + 30)
  }
}
