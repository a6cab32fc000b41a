import SimulatorTesting
import SwiftUI

@MainActor @Suite("Swipe actions", .simulator(.iPhoneSE))
struct SwipeActionTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var rows = Array(0..<8)
    var done: [String] = []
  }

  private struct SwipeableRows: View {
    @ObservedObject var model: Model
    var allowsFullSwipe = true

    var body: some View {
      List(model.rows, id: \.self) { row in
        Text("Row \(row)")
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Delete", role: .destructive) { model.rows.removeAll { $0 == row } }
            Button("Flag") { model.done.append("flag \(row)") }.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Pin") { model.done.append("pin \(row)") } }
      }
      .listStyle(.plain)
    }
  }

  private func swipe(_ screen: Screen, row: Int, by distance: CGFloat) async throws {
    let start = CGPoint(x: 160 - distance / 2, y: 20 + 44 * CGFloat(row) + 22)
    try await screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
    try await screen.settle()
  }

  @Test("a swipe opens the actions, the first at the edge; a tap on one performs it and closes the row")
  func opens() async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    try await swipe(screen, row: 1, by: -100)
    let delete = try screen.find(.label("Delete")).frame
    let flag = try screen.find(.label("Flag")).frame
    #expect(delete.maxX == 320 && delete.minY == 64 && delete.height == 44)
    #expect(flag.maxX == delete.minX)
    #expect(screen.rgb(at: CGPoint(x: 316, y: 70)) == [255, 59, 48])
    #expect(screen.rgb(at: CGPoint(x: flag.minX + 4, y: 70)) == [255, 149, 0])
    try await screen.tap(.label("Flag"))
    try await screen.settle()
    #expect(model.done == ["flag 1"])
    #expect(screen.findAll(.label("Flag")).isEmpty)
    #expect(try screen.find(.text("Row 1")).frame.minX == 16)
  }

  @Test("the other edge has its own actions")
  func leading() async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    try await swipe(screen, row: 0, by: 90)
    #expect(try screen.find(.label("Pin")).frame.minX == 0)
    try await screen.tap(.label("Pin"))
    try await screen.settle()
    #expect(model.done == ["pin 0"])
  }

  @Test("a long swipe performs the first action, unless that is not allowed", arguments: [true, false])
  func fullSwipe(_ isAllowed: Bool) async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model, allowsFullSwipe: isAllowed) }
    try await swipe(screen, row: 2, by: -290)
    #expect(model.rows.contains(2) == !isAllowed)
    #expect(screen.findAll(.label("Delete")).isEmpty == isAllowed)
  }

  @Test("a swipe that is too short, or that turns back, shows nothing in the end")
  func short() async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    try await screen.touch.down(at: CGPoint(x: 200, y: 42))
    try await screen.touch.move(by: CGVector(dx: -60, dy: 0), duration: .milliseconds(300))
    #expect(!screen.findAll(.label("Flag")).isEmpty)
    try await screen.advance(by: .milliseconds(300))
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.findAll(.label("Flag")).isEmpty)
  }

  @Test("only one row is open; a touch elsewhere closes it and does nothing else")
  func onlyOne() async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    try await swipe(screen, row: 0, by: -120)
    try await swipe(screen, row: 3, by: -120)
    // The first finger closed the first row; another one opens the other.
    #expect(screen.findAll(.label("Flag")).isEmpty)
    try await swipe(screen, row: 3, by: -120)
    #expect(screen.findAll(.label("Flag")).count == 1)
    try await screen.tap(.text("Row 6"))
    try await screen.settle()
    #expect(screen.findAll(.label("Flag")).isEmpty)
    #expect(model.done.isEmpty)
  }

  @Test("scrolling closes the actions, and a finger that moves up does not open any")
  func scrolling() async throws {
    let model = Model()
    model.rows = Array(0..<100)
    let screen = await Screen { SwipeableRows(model: model) }
    try await swipe(screen, row: 0, by: -120)
    try await screen.wheel(30)
    try await screen.settle()
    #expect(screen.findAll(.label("Flag")).isEmpty)
    try await screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 250))
    try await screen.settle()
    #expect(screen.findAll(.label("Flag")).isEmpty)
  }

  @Test("right to left, trailing actions are on the left")
  func mirrored() async throws {
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    try await screen.setLayoutDirection(.rightToLeft)
    try await swipe(screen, row: 1, by: 100)
    #expect(try screen.find(.label("Delete")).frame.minX == 0)
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    #expect(!model.rows.contains(1))
  }

  @Test("rows of a ForEach that says what deleting means can be deleted")
  func onDelete() async throws {
    final class Data: ObservableObject { @Published var rows = ["a", "b", "c"] }
    struct Rows: View {
      @ObservedObject var data: Data
      var body: some View {
        List {
          Text("first")
          ForEach(data.rows, id: \.self) { Text($0) }.onDelete { data.rows.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
      }
    }
    let data = Data()
    let screen = await Screen { Rows(data: data) }
    try await swipe(screen, row: 0, by: -120)
    #expect(screen.findAll(.label("Delete")).isEmpty)
    try await swipe(screen, row: 2, by: -120)
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    #expect(data.rows == ["a", "c"])
  }
}
