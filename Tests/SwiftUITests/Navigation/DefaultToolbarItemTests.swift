import SimulatorTesting
import SwiftUI

@MainActor @Suite("What the system puts on bars, at other places", .simulator(.iPhone15Pro))
struct DefaultToolbarItemTests {
  struct PetSearch: View {
    var minimizes = false
    var isMoved = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text(verbatim: "found \(text)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Pets")
          .searchable(text: $text)
          .searchToolbarBehavior(minimizes ? .minimize : .automatic)
          .toolbar {
            if isMoved { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
          }
      }
    }
  }

  @Test func `Given a search field that is moved to the lower bar, then it is there and works`() async throws {
    // Given
    let screen = await Screen { PetSearch(isMoved: true) }
    try await screen.settle()
    let field = try screen.find(.role(.textField))
    #expect(try field.frame.minY > 700)
    // When
    try await screen.type("cat", into: .role(.textField))
    // Then
    #expect(screen.visibleText.contains("found cat"))
  }

  @Test func `Given a search that is a button, when that is tapped, then there is a field with the focus`() async throws
  {
    let screen = await Screen { PetSearch(minimizes: true) }
    try await screen.settle()
    #expect(!screen.exists(.role(.textField)))
    try await screen.tap(.label("Search"))
    try await screen.settle()
    try await screen.type("dog")
    #expect(screen.visibleText.contains("found dog"))
  }

  @Test func `Given a view below the title, then both are in the middle of the bar`() async throws {
    let screen = await Screen {
      NavigationStack {
        Text("content").navigationTitle("Pets").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .subtitle) { Text("12 of them") } }
      }
    }
    try await screen.settle()
    let (title, subtitle) = (try screen.find(.label("Pets")).frame, try screen.find(.label("12 of them")).frame)
    #expect(abs(title.midX - subtitle.midX) < 1 && title.maxY <= subtitle.minY && subtitle.maxY < 110)
  }

  @Test func `Given a line below the title, then it is below the small title, and below the large one`() async throws {
    for isInline in [true, false] {
      let screen = await Screen {
        NavigationStack {
          Text("content").navigationTitle("Pets").navigationSubtitle("12 of them")
            .navigationBarTitleDisplayMode(isInline ? .inline : .large)
        }
      }
      try await screen.settle()
      let title = try screen.find(.label("Pets").and(.role(.header))).frame
      let subtitle = try screen.find(.label("12 of them")).frame
      #expect(title.maxY <= subtitle.minY)
      #expect(isInline ? abs(title.midX - subtitle.midX) < 1 : abs(title.minX - subtitle.minX) < 1)
      #expect(try subtitle.maxY <= (isInline ? 103 : screen.find(.label("content")).frame.minY))
    }
  }

  @Test func `Given a group with a label among what is less important, then it is a menu of its own`() async throws {
    let diary = Diary()
    let screen = await Screen {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Copy") { diary.lines.append("copy") }
          } label: {
            Text("Edit")
          }
        }
      }
    }
    try await screen.settle()
    try await screen.tap(.label("More"))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    try await screen.tap(.label("Copy"))
    #expect(diary.lines == ["copy"])
  }
}
