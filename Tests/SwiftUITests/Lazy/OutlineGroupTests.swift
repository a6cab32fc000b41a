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
    // When the groups are opened
    try await screen.tap(.label("Animals"))
    try await screen.settle()
    #expect(screen.visibleText == ["Animals", "Cats", "Dog", "Plant"])
    try await screen.tap(.label("Cats"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText == ["Animals", "Cats", "Felix", "Dog", "Plant"])
    // When the outer one is closed
    try await screen.tap(.label("Animals"))
    try await screen.settle()
    #expect(screen.visibleText == ["Animals", "Plant"])
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
