import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Forms of columns", .simulator(.iPhoneSE))
struct ColumnsFormStyleTests {
  @Test func `Given a form of columns, then labels end beside each other, and what they name begins there`()
    async throws
  {
    // Given
    let screen = await Screen {
      Form {
        LabeledContent("Name") { RedBox(id: "name", width: 30, height: 20) }
        LabeledContent("A longer label") { RedBox(id: "longer", width: 30, height: 20) }
        RedBox(id: "alone", width: 30, height: 20)
      }
      .formStyle(.columns)
    }
    // Then
    let x = try screen.frame("longer").minX
    #expect(try abs(screen.frame("name").minX - x) < 0.5 && abs(screen.frame("alone").minX - x) < 0.5)
    let (short, long) = try (screen.find(.text("Name")).frame, screen.find(.text("A longer label")).frame)
    #expect(abs(short.maxX - long.maxX) < 0.5 && short.minX > long.minX && long.maxX < x)
    #expect(screen.findAll(.role(.cell)).isEmpty)
  }
}
