import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Numbers over the screen", .simulator(.iPhone15Pro))
struct HeadsUpDisplayTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows = Array(0..<200)
  }

  struct NumberedRows: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 44).accessibilityIdentifier("row-\(row)")
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  /// Returns the number of glyphs in a display list, one for each drawn character.
  private func glyphs(_ fragment: Fragment) -> Int {
    let own = fragment.commands.reduce(0) { if case .glyphs(let run, _) = $1 { $0 + run.glyphs.count } else { $0 } }
    return fragment.children.reduce(own) { $0 + glyphs($1) }
  }

  private func use(_ screen: Screen) async throws -> Counters {
    try await screen.fling("list", velocity: CGVector(dx: 0, dy: -3000))
    try await screen.settle()
    try await screen.scroll(to: "row-150")
    var counters = screen.counters
    counters.frameCPUSeconds = 0
    return counters
  }

  @Test("given the numbers, then the app does exactly what it does without them")
  func nothingElse() async throws {
    let plain = await Screen { NumberedRows(model: Model()) }
    let without = try await use(plain)
    let numbered = await Screen { NumberedRows(model: Model()) }
    numbered.simulator.showsHeadsUpDisplay = true
    let with = try await use(numbered)
    #expect(with == without)
    #expect(numbered.visibleText == plain.visibleText)
    // The panel is the only additional drawing.
    let root = numbered.simulator.displayList.root
    #expect(root.children.count == 2)
    #expect(glyphs(root) > glyphs(plain.simulator.displayList.root) + 40)
    #expect(numbered.simulator.needsFrame == plain.simulator.needsFrame)
  }

  @Test("given no frame between them, then two pictures are one object; switched off, the panel is gone")
  func identity() async throws {
    let screen = await Screen { NumberedRows(model: Model()) }
    let plain = screen.simulator.displayList.root
    screen.simulator.showsHeadsUpDisplay = true
    try await screen.frames(1)
    #expect(screen.simulator.displayList.root === screen.simulator.displayList.root)
    #expect(screen.simulator.displayList.root.children.first === plain)
    screen.simulator.showsHeadsUpDisplay = false
    #expect(screen.simulator.displayList.root === plain)
  }

  @Test("given rows that come in above, then at the very top the rows drift, and far down nothing does")
  func drift() async throws {
    let model = Model()
    let screen = await Screen { NumberedRows(model: model) }
    // At the top the edge stays in place, and the former first row moves down.
    let atTop = DriftMeter()
    screen.simulator.runtime.drift = atTop
    model.rows = Array(-1..<200)
    try await screen.frames(1)
    #expect(atTop.last == 44)
    try await screen.frames(1)
    #expect(atTop.last == 0 && atTop.largest == 44)
    // Scrolling is no drift, and further down the rows stay in place.
    let below = DriftMeter()
    screen.simulator.runtime.drift = below
    try await screen.scroll(to: "row-100")
    model.rows = Array(-50..<200)
    try await screen.settle()
    #expect(below.largest == 0)
    #expect(screen.exists("row-100"))
  }
}
