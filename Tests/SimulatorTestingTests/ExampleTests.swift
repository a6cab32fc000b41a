import SimulatorTesting
import SwiftUI
import Testing

/// Examples from documentation comments that are in no guide, with the view of `PetPage.swift`.
@MainActor @Suite("Examples", .simulator(.iPhone15Pro))
struct ExampleTests {
  @Test func queries() async throws {
    // Given
    let screen = await Screen { PetPage() }
    try await screen.settle()
    // When
    let field = try screen.find("search")
    let button = try screen.find(.label("Like").and(.role(.button)).inside("Pet 3"))
    let row = try screen.find(.type(PetRow.self).nth(2))
    // Then
    #expect(try field.frame.minY < row.frame.minY)
    #expect(try row.frame.minY < button.frame.minY)
  }
}
