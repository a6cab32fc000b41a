import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Context menus", .simulator(.iPhone15Pro))
struct ContextMenuTests {
  final class Log: ObservableObject {
    @Published var lines: [String] = []
    @Published var hasItems = true
  }

  struct CardWithMenu: View {
    @ObservedObject var log: Log
    var alignment = Alignment.top

    var body: some View {
      ZStack(alignment: alignment) {
        Color.clear
        Button {
          log.lines.append("tapped")
        } label: {
          Color.green.frame(width: 200, height: 60)
        }
        .contextMenu {
          if log.hasItems {
            Button("Copy") { log.lines.append("copied") }
            Button("Delete", role: .destructive) { log.lines.append("deleted") }
          }
        }
        .accessibilityIdentifier("card")
      }
    }
  }

  @Test func `Given a context menu, when a finger rests on the view, then it is lifted and the lines are below`()
    async throws
  {
    let log = Log()
    let screen = await Screen { CardWithMenu(log: log) }
    try await screen.settle()
    let card = try screen.find("card").frame
    #expect(screen.rgb(at: CGPoint(x: 20, y: 600)) == [255, 255, 255])
    try await screen.find("card").longPress()
    try await screen.settle()
    #expect(log.lines == [])
    let copy = try screen.find(.label("Copy")).frame
    #expect(copy.minY == card.maxY + 8 + 8)
    // The page behind is dimmed, the lifted view is not.
    #expect(screen.rgb(at: CGPoint(x: 20, y: 600)) == [204, 204, 204])
    let lifted = screen.rgb(at: CGPoint(x: card.midX, y: card.midY + 8))
    #expect(lifted[0] < 60 && lifted[1] > 190)
    #expect(!screen.exists("card"))
    try await screen.find(.label("Delete")).tap()
    try await screen.settle()
    #expect(log.lines == ["deleted"])
    #expect(screen.exists("card"))
    #expect(screen.rgb(at: CGPoint(x: 20, y: 600)) == [255, 255, 255])
  }

  @Test func `Given a context menu, when the view is tapped, then its own action runs; beside the menu a tap ends it`()
    async throws
  {
    let log = Log()
    let screen = await Screen { CardWithMenu(log: log) }
    try await screen.find("card").tap()
    try await screen.settle()
    #expect(log.lines == ["tapped"])
    try await screen.find("card").longPress()
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 30, y: 800))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(log.lines == ["tapped"])
  }

  @Test func `Given a view at the lower edge, when a finger rests on it, then the menu is above it`() async throws {
    let screen = await Screen { CardWithMenu(log: Log(), alignment: .bottom) }
    let card = try screen.find("card").frame
    try await screen.find("card").longPress()
    try await screen.settle()
    let (copy, delete) = (try screen.find(.label("Copy")).frame, try screen.find(.label("Delete")).frame)
    #expect(copy.maxY < delete.minY)
    #expect(delete.maxY < card.minY)
  }

  @Test func `Given no lines, when a finger rests on the view, then there is no menu`() async throws {
    let log = Log()
    log.hasItems = false
    let screen = await Screen { CardWithMenu(log: log) }
    try await screen.find("card").longPress()
    try await screen.settle()
    #expect(screen.exists("card"))
    #expect(log.lines == ["tapped"])
  }

  @Test
  func `Given a row in a scroll view, when a finger rests on it or moves it, then the one opens and the other scrolls`()
    async throws
  {
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text("Row \(row)").frame(height: 44).frame(maxWidth: .infinity).contentShape(Rectangle())
              .contextMenu { Button("Open \(row)") {} }
          }
        }
      }
      .accessibilityIdentifier("rows")
    }
    try await screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    try await screen.settle()
    #expect(!screen.exists(.label(startsWith: "Open")))
    #expect(try screen.scrollOffset(of: "rows").y > 100)
    try await screen.longPress(at: CGPoint(x: 200, y: 400))
    try await screen.settle()
    #expect(screen.findAll(.label(startsWith: "Open")).count == 1)
  }

  @Test func `Given a preview, when a finger rests on the view, then it is shown in the view's place`() async throws {
    let screen = await Screen {
      Text("Small").contextMenu {
        Button("Open") {}
      } preview: {
        Text("A large preview").frame(width: 300, height: 200)
      }
    }
    try await screen.find(.label("Small")).longPress()
    try await screen.settle()
    let preview = try screen.find(.label("A large preview")).frame
    let open = try screen.find(.label("Open")).frame
    #expect(preview.midX == 393.0 / 2)
    #expect(open.minY > preview.maxY)
  }
}
