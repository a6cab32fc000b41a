import SimulatorTesting
import SwiftUI

@MainActor @Suite("Outlines", .simulator(.iPhone15Pro))
struct OutlineGroupTests {
  struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
    static let all = [
      Folder(id: "Animals", inside: [Folder(id: "Cats", inside: [Folder(id: "Felix")]), Folder(id: "Dog")]),
      Folder(id: "Plant"),
    ]
  }

  @Test("given a list of elements with others inside, then those are rows while their groups are open")
  func list() async throws {
    // Given
    let screen = await Screen { List(Folder.all, children: \.inside) { Text(verbatim: $0.id) } }
    #expect(screen.visibleText == ["Animals", "Plant"])
    // When the groups are expanded
    try await screen.tap(.label("Animals"))
    try await screen.settle()
    #expect(screen.visibleText == ["Animals", "Cats", "Dog", "Plant"])
    try await screen.tap(.label("Cats"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText == ["Animals", "Cats", "Felix", "Dog", "Plant"])
    // When the outer group is collapsed
    try await screen.tap(.label("Animals"))
    try await screen.settle()
    #expect(screen.visibleText == ["Animals", "Plant"])
  }

  @Test("given a badge on an element with others inside, then it stands before the mark at the end of the row")
  func badge() async throws {
    // Given
    let screen = await Screen {
      List {
        OutlineGroup(Folder.all, children: \.inside) { Text(verbatim: $0.id).badge($0.inside?.count ?? 0) }
      }
    }
    // Then
    #expect(screen.visibleText == ["Animals", "2", "Plant"])
    let name = try #require(screen.texts("Animals").first).bounds
    let badge = try #require(screen.texts("2").first).bounds
    #expect(abs(badge.midY - name.midY) < 1)
    // The card and its content are inset by 16 each, and the chevron follows the badge.
    #expect(badge.maxX < 393 - 32 - 8 && badge.maxX > 393 - 32 - 40)
  }

  @Test("an outline outside of a list has its rows below each other")
  func group() async throws {
    let screen = await Screen {
      VStack { OutlineGroup(Folder.all[0], children: \.inside) { Text(verbatim: $0.id) } }
    }
    #expect(screen.visibleText == ["Animals"])
    try await screen.tap(.label("Animals"))
    try await screen.settle()
    #expect(screen.visibleText == ["Animals", "Cats", "Dog"])
  }
}
