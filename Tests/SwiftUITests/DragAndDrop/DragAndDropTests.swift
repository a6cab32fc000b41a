import SimulatorTesting
import SwiftUI
import UniformTypeIdentifiers

@MainActor @Suite("Drag and drop", .simulator(.iPhoneSE))
struct DragAndDropTests {
  @MainActor
  final class Diary: ObservableObject {
    var events: [String] = []
  }

  private struct Place: View {
    let name: String
    let color: Color
    var body: some View { color.frame(width: 100, height: 100).accessibilityLabel(name) }
  }

  /// A source at the top and a target below it.
  private struct SourceAboveTarget<Source: View, Target: View>: View {
    @ViewBuilder let source: Source
    @ViewBuilder let target: Target
    var body: some View {
      VStack(spacing: 100) {
        source.accessibilityIdentifier("source")
        target.accessibilityIdentifier("target")
      }
    }
  }

  private func centre(_ id: String, _ screen: Screen) throws -> CGPoint {
    let frame = try screen.find(.identifier(id)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Rests a finger on the source until it lifts off, then moves it to a point.
  private func drag(to point: CGPoint, _ screen: Screen) async throws {
    try await screen.touch.down(at: try centre("source", screen))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: point, duration: .milliseconds(300))
  }

  private func transferPage(_ diary: Diary) -> some View {
    SourceAboveTarget {
      Place(name: "Source", color: .red).draggable("a text")
    } target: {
      Place(name: "Target", color: .blue)
        .dropDestination(for: String.self) { items, place in
          diary.events.append("\(items) at \(Int(place.x)), \(Int(place.y))")
          return true
        } isTargeted: {
          diary.events.append("targeted \($0)")
        }
    }
  }

  @Test("a finger that rests on a view and moves drags its value to where it lifts")
  func dropsAValue() async throws {
    let diary = Diary()
    let screen = await Screen { transferPage(diary) }
    // When the finger moves over the target
    let target = try centre("target", screen)
    try await drag(to: target, screen)
    // Then the preview follows it, and the target is targeted
    #expect(diary.events == ["targeted true"])
    #expect(screen.rgb(at: target) == screen.rgb(at: try centre("source", screen)))
    // When the finger lifts
    try await screen.touch.up()
    try await screen.settle()
    // Then the target has the value, and nothing follows the finger any more
    #expect(diary.events == ["targeted true", "targeted false", "[\"a text\"] at 50, 50"])
    #expect(screen.rgb(at: target) != screen.rgb(at: try centre("source", screen)))
  }

  @Test("a drop outside goes back")
  func goesBack() async throws {
    let diary = Diary()
    let screen = await Screen { transferPage(diary) }
    let corner = CGPoint(x: 60, y: 500)
    let ground = screen.rgb(at: corner)
    try await drag(to: corner, screen)
    #expect(screen.rgb(at: corner) != ground)
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.rgb(at: corner) == ground)
    #expect(!diary.events.contains { $0.contains("a text") })
  }

  @Test("a target that has been left is not targeted")
  func leaves() async throws {
    let diary = Diary()
    let screen = await Screen { transferPage(diary) }
    try await drag(to: try centre("target", screen), screen)
    try await screen.touch.move(to: CGPoint(x: 20, y: 500), duration: .milliseconds(100))
    #expect(diary.events == ["targeted true", "targeted false"])
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test("a finger that moves at once scrolls, and drags nothing")
  func scrolls() async throws {
    let diary = Diary()
    let screen = await Screen {
      ScrollView {
        transferPage(diary).padding(.bottom, 1000)
      }
    }
    let old = try screen.find(.identifier("source")).frame
    try await screen.touch.down(at: try centre("source", screen))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -80), duration: .milliseconds(200))
    #expect(try screen.find(.identifier("source")).frame.minY < old.minY)
    try await screen.touch.up()
    try await screen.settle()
    #expect(diary.events == [])
  }

  @Test("what is of another type than the target takes is not dropped")
  func otherTypes() async throws {
    let diary = Diary()
    let screen = await Screen {
      SourceAboveTarget {
        Place(name: "Source", color: .red).onDrag { NSItemProvider(object: "a text" as NSString) }
      } target: {
        Place(name: "Target", color: .blue)
          .onDrop(of: [.image], isTargeted: nil) { _ in
            diary.events.append("dropped")
            return true
          }
      }
    }
    try await drag(to: try centre("target", screen), screen)
    try await screen.touch.up()
    try await screen.settle()
    #expect(diary.events == [])
  }

  private struct Recorder: DropDelegate {
    let diary: Diary
    let operation: DropOperation

    func dropEntered(info: DropInfo) {
      diary.events.append("entered with text: \(info.hasItemsConforming(to: [.text]))")
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { diary.events.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      diary.events.append("performed with \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test("a delegate decides what happens", arguments: [DropOperation.move, .forbidden])
  func delegates(operation: DropOperation) async throws {
    let diary = Diary()
    let screen = await Screen {
      SourceAboveTarget {
        Place(name: "Source", color: .red).onDrag { NSItemProvider(object: "a text" as NSString) }
      } target: {
        Place(name: "Target", color: .blue)
          .onDrop(of: [.text], delegate: Recorder(diary: diary, operation: operation))
      }
    }
    try await drag(to: try centre("target", screen), screen)
    try await screen.touch.up()
    try await screen.settle()
    let end = operation == .move ? "performed with 1" : "exited"
    #expect(diary.events == ["entered with text: true", end])
  }

  @Test("a preview follows the finger instead of the view")
  func previews() async throws {
    let screen = await Screen {
      SourceAboveTarget {
        Place(name: "Source", color: .red).draggable("a text") { Color.green.frame(width: 40, height: 40) }
      } target: {
        Color.clear.frame(width: 100, height: 100)
      }
    }
    let point = CGPoint(x: 60, y: 520)
    try await drag(to: point, screen)
    let shown = screen.rgb(at: point)
    #expect(shown[1] > shown[0])
    try await screen.touch.up()
    try await screen.settle()
  }

  private struct Rows: View {
    @State private var rows = ["A", "B", "C"]
    var body: some View {
      VStack {
        Place(name: "Source", color: .red).draggable("new").accessibilityIdentifier("source")
        List {
          ForEach(rows, id: \.self) { Text("Row \($0)") }
            .dropDestination(for: String.self) { items, offset in rows.insert(contentsOf: items, at: offset) }
        }
        .listStyle(.plain)
      }
    }
  }

  @Test("what is dropped on a row of a list is inserted before or after it", arguments: [-10, 10] as [CGFloat])
  func insertsIntoLists(way: CGFloat) async throws {
    let screen = await Screen { Rows() }
    // When the value is dropped on the upper or lower half of the second row
    let row = try screen.find(.text("Row B")).frame
    try await drag(to: CGPoint(x: row.midX, y: row.midY + way), screen)
    try await screen.touch.up()
    try await screen.settle()
    // Then it is inserted before or after that row
    let new = try screen.find(.text("Row new")).frame.midY
    #expect(try (new < screen.find(.text("Row B")).frame.midY) == (way < 0))
    #expect(try new > screen.find(.text("Row A")).frame.midY)
    #expect(try new < screen.find(.text("Row C")).frame.midY)
  }
}
