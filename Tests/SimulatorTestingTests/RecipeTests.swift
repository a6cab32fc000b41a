import SimulatorTesting
import SwiftUI
import Testing

/// The Swift code of docs/recipes.md, with the view of `PetPage.swift`.
@MainActor @Suite("Recipes", .simulator(.iPhone15Pro))
struct RecipeTests {
  @Test func looksAsBefore() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()
    try await screen.expectSnapshot(of: "Pet 3", named: "row")
    try await screen.expectTreeSnapshot(of: "Pet 3", named: "row")
  }

  @Test(
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15ProMax], textSizes: [.large, .accessibility3], dark: [false, true],
      rightToLeft: [false, true]))
  func nothingIsCutOff() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()
    #expect(try screen.find("Pet 0").visibility.isFullyVisible)
    #expect(try screen.find(.label("Like").inside("Pet 0")).isHittable)
  }

  @Test func leavesNothingBehind() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()
    try await screen.scroll(to: "Pet 200")
    #expect(screen.counters.liveRows < 40)
  }

  @Test func holdsStillWhenARowIsTouched() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()
    try await screen.scroll(to: "Pet 40")
    try await screen.expectStable("Pet 40", "Pet 41") {
      try await screen.find("Pet 41").tap("Like")
    }
  }
}
