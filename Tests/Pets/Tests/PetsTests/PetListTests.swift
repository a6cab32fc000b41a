import Pets
import SimulatorTesting

@MainActor @Suite(.simulator(.iPhone15Pro))
struct PetListTests {
  @Test func scrollsFarDown() async throws {
    let screen = await Screen { PetList() }
    #expect(!screen.exists("pet-500"))

    try await screen.scroll(to: "pet-500")
    try await screen.tap("pet-500")

    #expect(screen.visibleText.contains("You chose pet 500"))
  }
}
