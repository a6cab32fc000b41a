import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Sheets", .simulator(.iPhone15Pro))
struct SheetTests {
  final class Log: ObservableObject {
    var lines: [String] = []
    @Published var isSheetShown = false
  }

  struct SheetOpener: View {
    @ObservedObject var log: Log
    var detents: Set<PresentationDetent> = [.large]
    var isLocked = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Behind \(count)").accessibilityIdentifier("behind")
        Button("Open") { log.isSheetShown = true }
      }
      .environment(\.layoutDirection, .leftToRight)
      .sheet(isPresented: $log.isSheetShown, onDismiss: { log.lines.append("dismissed") }) {
        SheetContent(count: $count, log: log)
          .presentationDetents(detents)
          .interactiveDismissDisabled(isLocked)
      }
    }
  }

  struct SheetContent: View {
    @Binding var count: Int
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var own = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(isPresented ? "Sheet" : "Page").accessibilityIdentifier("title")
        Button("Outer \(count)") { count += 1 }.accessibilityIdentifier("outer")
        Button("Own \(own)") { own += 1 }.accessibilityIdentifier("own")
        Button("Done") { dismiss() }
        ScrollView {
          ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
        .accessibilityIdentifier("rows")
      }
      .onAppear { log.lines.append("appeared") }
      .onDisappear { log.lines.append("disappeared") }
    }
  }

  private func opened(_ page: SheetOpener) async throws -> Screen {
    let screen = await Screen { page }
    try await screen.find(.label("Open")).tap()
    try await screen.settle()
    return screen
  }

  @Test func `Given a page, when a sheet is opened, then only the sheet can be reached and its state is kept`()
    async throws
  {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log))
    #expect(try screen.find("title").label == "Sheet")
    #expect(!screen.exists("behind"))
    try await screen.find("own").tap()
    try await screen.find("outer").tap()
    try await screen.settle()
    #expect(try screen.find("own").label == "Own 1")
    #expect(try screen.find("outer").label == "Outer 1")
    #expect(try screen.find("title").frame.minY >= 69)

    try await screen.find(.label("Done")).tap()
    try await screen.settle()
    #expect(!screen.exists("title"))
    #expect(try screen.find("behind").label == "Behind 1")
    #expect(!log.isSheetShown)
    #expect(
      log.lines == ["appeared", "disappeared", "dismissed"] || log.lines == ["appeared", "dismissed", "disappeared"])
  }

  @Test func `Given a sheet, when time passes, then it rises along UIKit's spring`() async throws {
    let log = Log()
    let screen = await Screen { SheetOpener(log: log) }
    log.isSheetShown = true
    // The first frame presents the sheet; its motion begins at the time of that frame.
    try await screen.advance(by: .seconds(1.0 / 60))
    let rest: CGFloat = 59 + 10
    func expected(_ time: Double) -> CGFloat {
      let w = (1000.0 / 3).squareRoot()
      let share = time < 0.5 ? 1 - (1 + w * time) * exp(-w * time) : 1
      return rest + (852 - rest) * (1 - share)
    }
    let offset = try screen.find("title").frame.minY - expected(0)
    var seen: [CGFloat] = []
    for frame in 1...30 {
      try await screen.advance(by: .seconds(1.0 / 60))
      let y = try screen.find("title").frame.minY - offset
      #expect(abs(y - expected(Double(frame) / 60)) < 1, "frame \(frame): \(y)")
      seen.append(y)
    }
    #expect(seen == seen.sorted(by: >))
    try await screen.settle()
    #expect(try abs(screen.find("title").frame.minY - offset - rest) < 0.5)
  }

  @Test func `Given a sheet, when a finger draws it down far enough, then it goes, else it comes back`() async throws {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log))
    let title = try screen.find("title").frame
    try await screen.drag("title", by: CGVector(dx: 0, dy: 120))
    try await screen.settle()
    #expect(try screen.find("title").frame == title)
    #expect(log.isSheetShown)

    try await screen.drag("title", by: CGVector(dx: 0, dy: 600))
    try await screen.settle()
    #expect(!screen.exists("title"))
    #expect(!log.isSheetShown)
    #expect(log.lines.contains("dismissed"))
  }

  @Test func `Given a scroll view at its top in a sheet, when a finger pulls it down, then the sheet follows`()
    async throws
  {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log))
    let top = try screen.find("title").frame.minY
    let row = try screen.find(.label("Row 2")).frame
    try await screen.touch.down(at: CGPoint(x: row.midX, y: row.midY))
    try await screen.touch.move(to: CGPoint(x: row.midX, y: row.midY + 110))
    #expect(try abs(screen.find("title").frame.minY - top - 100) < 14)
    #expect(try screen.scrollOffset(of: "rows").y == 0)
    try await screen.touch.move(to: CGPoint(x: row.midX, y: row.midY))
    try await screen.touch.up()
    try await screen.settle()
    #expect(try screen.find("title").frame.minY == top)

    try await screen.find("rows").swipe(.up)
    try await screen.settle()
    #expect(try screen.scrollOffset(of: "rows").y > 50)
    #expect(try screen.find("title").frame.minY == top)
  }

  @Test func `Given two heights, when a finger draws the sheet up and down, then it rests at either`() async throws {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log, detents: [.medium, .large]))
    let medium = try screen.find("title").frame.minY
    #expect(medium > 852 / 2 - 60 && medium < 852 / 2 + 60)
    try await screen.drag("title", by: CGVector(dx: 0, dy: -300))
    try await screen.settle()
    let large = try screen.find("title").frame.minY
    #expect(large < 120)
    try await screen.drag("title", by: CGVector(dx: 0, dy: 330))
    try await screen.settle()
    #expect(try screen.find("title").frame.minY == medium)
  }

  @Test func `Given a sheet that may not be dismissed by hand, when a finger tries, then it stays`() async throws {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log, isLocked: true))
    try await screen.drag("title", by: CGVector(dx: 0, dy: 600))
    try await screen.settle()
    #expect(screen.exists("title"))
    log.isSheetShown = false
    try await screen.settle()
    #expect(!screen.exists("title"))
  }

  @Test func `Given a sheet, when escape is pressed or the dimmed part is tapped, then it goes`() async throws {
    let log = Log()
    let screen = try await opened(SheetOpener(log: log))
    try await screen.press(.escape)
    try await screen.settle()
    #expect(!log.isSheetShown)
    try await screen.find(.label("Open")).tap()
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 200, y: 30))
    try await screen.settle()
    #expect(!log.isSheetShown)
  }

  struct Item: Identifiable { let id: Int }

  struct ItemPage: View {
    @State private var item: Item?
    var body: some View {
      Button("First") { item = Item(id: 1) }
        .fullScreenCover(item: $item) { shown in
          VStack {
            Text("Item \(shown.id)").accessibilityIdentifier("item")
            Button("Next") { item = Item(id: shown.id + 1) }
            Button("Close") { item = nil }
          }
        }
    }
  }

  @Test func `Given a cover for an item, when the item changes, then another cover takes its place`() async throws {
    let screen = await Screen { ItemPage() }
    try await screen.find(.label("First")).tap()
    try await screen.settle()
    #expect(try screen.find("item").label == "Item 1")
    try await screen.find(.label("Next")).tap()
    try await screen.settle()
    #expect(try screen.find("item").label == "Item 2")
    try await screen.find(.label("Close")).tap()
    try await screen.settle()
    #expect(!screen.exists("item"))
    #expect(screen.exists(.label("First")))
  }
}
