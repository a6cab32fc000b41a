import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Things on bars and rows in the way of each other", .simulator(.iPhone15Pro))
struct ToolbarItemLooksTests {
  @Test("A button on a bar with a symbol shows the symbol and is still called by its title")
  func symbol() async throws {
    // Given a button with both
    let screen = await Screen {
      NavigationStack {
        Text("Content").toolbar { Button("Add one more", systemImage: "plus") {} }
      }
    }
    // Then there is room for the symbol only, and no text
    let button = try screen.find(.label("Add one more")).frame
    #expect(button.width < 44, "\(button)")
    #expect(screen.texts("Add one more").isEmpty)
  }

  @Test("The grabber of a sheet is above the title of the page in it")
  func grabber() async throws {
    // Given a sheet with a grabber and a page with a small title
    let screen = await Screen {
      Color.white.sheet(isPresented: .constant(true)) {
        NavigationStack { Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
          .presentationDragIndicator(.visible)
      }
    }
    try await screen.settle()
    // Then the title begins below the grabber, which ends ten points below the sheet's edge
    #expect(try screen.find(.role(.header)).frame.minY > 69 + 10)
    #expect(screen.rgb(at: CGPoint(x: 196.5, y: 69 + 7.5)) != [255, 255, 255])
  }

  private struct Rows: View {
    @State private var rows = ["One", "Two"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("A row that was swiped open closes when Edit is tapped")
  func openRow() async throws {
    // Given a row with open swipe actions
    let screen = await Screen { Rows() }
    let row = try screen.find(.text("One")).frame
    try await screen.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY))
    try await screen.settle()
    #expect(try screen.find(.text("One")).frame.minX < row.minX)
    // When Edit is tapped
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    // Then the row is closed, if not yet in edit mode
    #expect(try screen.find(.text("One")).frame.minX >= row.minX)
  }
}
