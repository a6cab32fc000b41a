import SimulatorTesting
import SwiftUI

@MainActor @Suite("Moving rows", .simulator(.iPhoneSE))
struct ListMoveTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var mode = EditMode.active
    var moves: [String] = []
    init(_ count: Int) { rows = Array(0..<count) }
  }

  private struct MovableRows: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        Text("first")
        ForEach(model.rows, id: \.self) { Text("Row \($0)").moveDisabled($0 == 3) }
          .onMove { offsets, destination in
            model.moves.append("\(Array(offsets)) to \(destination)")
            model.rows.move(fromOffsets: offsets, toOffset: destination)
          }
        Text("last")
      }
      .listStyle(.plain)
      .environment(\.editMode, $model.mode)
    }
  }

  private func y(_ text: String, _ screen: Screen) throws -> CGFloat { try screen.find(.text(text)).frame.midY }

  private func handle(_ text: String, _ screen: Screen) throws -> CGPoint { CGPoint(x: 295, y: try y(text, screen)) }

  @Test("a row that can be moved has a handle at the trailing edge")
  func handles() async throws {
    let screen = await Screen { MovableRows(model: Model(5)) }
    let handles = screen.findAll(.label("Reorder"))
    #expect(handles.count == 4)
    #expect(handles.allSatisfy { $0.frame.maxX == 320 })
    // Three lines, one of them in the middle
    #expect(screen.rgb(at: try handle("Row 1", screen)) != [255, 255, 255])
    #expect(screen.rgb(at: try handle("Row 3", screen)) == [255, 255, 255])
  }

  @Test("a row follows the finger, the others make room, and the app is told when it lets go")
  func drag() async throws {
    let model = Model(6)
    let screen = await Screen { MovableRows(model: model) }
    let places = try (0..<6).map { try y("Row \($0)", screen) }
    try await screen.touch.down(at: try handle("Row 0", screen))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 90), duration: .milliseconds(300))
    #expect(try y("Row 0", screen) == places[0] + 90)
    // The row is in front of the others and casts a shadow
    try await screen.advance(by: .milliseconds(500))
    #expect(try abs(y("Row 1", screen) - places[0]) < 0.5)
    #expect(try abs(y("Row 2", screen) - places[1]) < 0.5)
    #expect(try y("Row 3", screen) == places[3])
    #expect(model.moves.isEmpty)
    // Back by one row
    try await screen.touch.move(by: CGVector(dx: 0, dy: -44))
    try await screen.advance(by: .milliseconds(500))
    #expect(try abs(y("Row 2", screen) - places[2]) < 0.5)
    try await screen.touch.move(by: CGVector(dx: 0, dy: 44))
    try await screen.advance(by: .milliseconds(500))
    let before = try (0..<6).map { try y("Row \($0)", screen) }
    try await screen.touch.up()
    // Nothing jumps in the frame in which the data changes
    for (row, old) in before.enumerated() { #expect(try abs(y("Row \(row)", screen) - old) < 4, "Row \(row)") }
    try await screen.settle()
    #expect(model.moves == ["[0] to 3"])
    #expect(model.rows == [1, 2, 0, 3, 4, 5])
    for (place, row) in model.rows.enumerated() { #expect(try y("Row \(row)", screen) == places[place], "Row \(row)") }
  }

  @Test("a row moves up too, but not among rows of other data, and not where it began")
  func limits() async throws {
    let model = Model(6)
    let screen = await Screen { MovableRows(model: model) }
    let start = try handle("Row 4", screen)
    try await screen.drag(from: start, to: CGPoint(x: start.x, y: try y("Row 2", screen)))
    try await screen.settle()
    #expect(model.moves == ["[4] to 2"])
    // A position beyond the first row of the data becomes that row's position
    let again = try handle("Row 5", screen)
    try await screen.drag(from: again, to: CGPoint(x: again.x, y: 10), duration: .milliseconds(600))
    try await screen.settle()
    #expect(model.moves.last == "[5] to 0")
    #expect(try y("first", screen) < y("Row 5", screen))
    // A drag by less than half a row has no effect
    let third = try handle("Row 1", screen)
    try await screen.drag(from: third, to: CGPoint(x: third.x, y: third.y + 15))
    try await screen.settle()
    #expect(model.moves.count == 2)
  }

  @Test("a touch that the system takes away moves nothing; data that changes meanwhile ends the drag")
  func cancelled() async throws {
    let model = Model(6)
    let screen = await Screen { MovableRows(model: model) }
    let places = try (0..<6).map { try y("Row \($0)", screen) }
    for change in [false, true] {
      try await screen.touch.down(at: try handle("Row 0", screen))
      try await screen.touch.move(by: CGVector(dx: 0, dy: 90), duration: .milliseconds(300))
      if change {
        model.rows.append(6)
        try await screen.settle()
        try await screen.touch.up()
      } else {
        try await screen.touch.cancel()
      }
      try await screen.settle()
      #expect(model.moves.isEmpty)
      for row in 0..<6 { #expect(try y("Row \(row)", screen) == places[row], "Row \(row)") }
    }
  }

  @Test("without edit mode a finger that rests on a row moves it, and one that does not scrolls")
  func longPress() async throws {
    let model = Model(40)
    model.mode = .inactive
    let screen = await Screen { MovableRows(model: model) }
    #expect(screen.findAll(.label("Reorder")).isEmpty)
    try await screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    try await screen.settle()
    #expect(model.moves.isEmpty)
    let row = try #require((0..<40).first { (try? y("Row \($0)", screen)).map { $0 > 200 } ?? false })
    try await screen.touch.down(at: CGPoint(x: 100, y: try y("Row \(row)", screen)))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 50))
    try await screen.touch.up()
    try await screen.settle()
    #expect(model.moves == ["[\(row)] to \(row + 2)"])
  }

  @Test("a row at the edge scrolls the list, far beyond where it was, and stays under the finger")
  func autoscroll() async throws {
    let model = Model(300)
    let screen = await Screen { MovableRows(model: model) }
    try await screen.touch.down(at: try handle("Row 2", screen))
    try await screen.touch.move(to: CGPoint(x: 295, y: 540), duration: .milliseconds(300))
    try await screen.advance(by: .seconds(4))
    #expect(try abs(y("Row 2", screen) - 540) < 1)
    // More than two screenfuls away, only a few rows are alive
    #expect(screen.counters.liveRows < 40, "\(screen.counters.liveRows)")
    try await screen.touch.move(to: CGPoint(x: 295, y: 300), duration: .milliseconds(300))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.up()
    try await screen.settle()
    let place = try #require(model.rows.firstIndex(of: 2))
    #expect(place > 30, "\(place)")
    #expect(try abs(y("Row 2", screen) - 300) < 44)
    // All rows are at their positions
    let around = (place - 3...place + 3).map { model.rows[$0] }
    let ys = try around.map { try y("Row \($0)", screen) }
    for (a, b) in zip(ys, ys.dropFirst()) { #expect(abs(b - a - 44) < 0.01) }
  }

  @Test("assistive technology moves rows by actions")
  func actions() async throws {
    let model = Model(4)
    let screen = await Screen { MovableRows(model: model) }
    let cells = { screen.findAll(.role(.cell)).map(\.actions) }
    #expect(cells() == [[], ["Move Down"], ["Move Up", "Move Down"], ["Move Up", "Move Down"], [], []])
    try await screen.find(.role(.cell).nth(1)).perform("Move Down")
    #expect(model.rows == [1, 0, 2, 3])
    try await screen.find(.role(.cell).nth(3)).perform("Move Up")
    #expect(model.rows == [1, 2, 0, 3])
  }

  @Test("the first row of a card takes the card's corners to its new place")
  func cards() async throws {
    struct Cards: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Section {
            ForEach(model.rows, id: \.self) { Text("Row \($0)") }.onMove {
              model.rows.move(fromOffsets: $0, toOffset: $1)
            }
          }
        }
        .environment(\.editMode, $model.mode)
      }
    }
    let model = Model(3)
    let screen = await Screen { Cards(model: model) }
    let places = try (0..<3).map { try y("Row \($0)", screen) }
    try await screen.touch.down(at: CGPoint(x: 280, y: places[0]))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 88), duration: .milliseconds(300))
    try await screen.advance(by: .milliseconds(500))
    #expect(try abs(y("Row 1", screen) - places[0]) < 0.5)
    try await screen.touch.up()
    #expect(try abs(y("Row 1", screen) - places[0]) < 0.5)
    try await screen.settle()
    #expect(model.rows == [1, 2, 0])
    for (place, row) in model.rows.enumerated() { #expect(try y("Row \(row)", screen) == places[place], "Row \(row)") }
  }
}
