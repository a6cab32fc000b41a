import SimulatorTesting
import SwiftUI

/// Fields in the rows of a list turned upside down, with each row turned back.
@MainActor @Suite("Fields in flipped lists", .simulator(.iPhoneSE))
struct FlippedFieldTests {
  private struct FieldInFlippedRows: View {
    let flip: FlippedScrollTests.Flip
    let row: Int
    let isList: Bool
    @State private var text = "ab"

    var body: some View {
      FlippedScrollTests.Flipped(flip: flip) {
        if isList {
          List { rows }.listStyle(.plain)
        } else {
          ScrollView { LazyVStack(spacing: 0) { rows } }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<40, id: \.self) { number in
        FlippedScrollTests.Flipped(flip: flip) {
          if number == row {
            TextField("Field", text: $text).frame(height: 44)
          } else {
            Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 44)
          }
        }
      }
    }
  }

  @Test(
    "taps put the caret where they are, and the field stays in view above the keyboard, at the bottom and at the top",
    arguments: FlippedScrollTests.Flip.allCases, [0, 4, 7])
  func fields(_ flip: FlippedScrollTests.Flip, _ row: Int) async throws {
    for isList in [false, true] {
      let screen = await Screen { FieldInFlippedRows(flip: flip, row: row, isList: isList) }
      let field = Query.role(.textField)
      let place = try screen.find(field).frame
      // The first row is at the bottom
      #expect(row > 0 || place.maxY > 500)
      try await screen.tap(at: CGPoint(x: place.maxX - 2, y: place.midY))
      try await screen.settle()
      #expect(try screen.find(field).isFocused)
      let keyboard = try #require(screen.findAll(.role(.keyboard)).first).frame
      let shown = try screen.find(field).frame
      #expect(shown.maxY <= keyboard.minY + 0.01 && shown.minY >= 19.99, "\(shown) \(isList)")
      try await screen.type("c")
      #expect(try screen.find(field).value == "abc")
      try await screen.tap(at: CGPoint(x: shown.minX + 1, y: try screen.find(field).frame.midY))
      try await screen.settle()
      try await screen.type("x")
      #expect(try screen.find(field).value == "xabc")
      // The caret is behind the first letter: a shape in the tint, as high as a line
      let frame = try screen.find(field).frame
      let columns = stride(from: frame.minX, to: frame.minX + 30, by: 0.5).filter { x in
        stride(from: frame.midY - 6, through: frame.midY + 6, by: 3).allSatisfy {
          let color = screen.rgb(at: CGPoint(x: x, y: $0))
          return color.count == 3 && color[2] > 200 && color[0] < 100
        }
      }
      #expect(!columns.isEmpty && columns.allSatisfy { $0 > frame.minX + 3 }, "\(columns)")
    }
  }
}
