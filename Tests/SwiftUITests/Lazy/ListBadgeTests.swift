import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Badges of lists", .simulator(.iPhoneSE))
struct ListBadgeTests {
  struct Mailboxes: View {
    let count: Int
    var prominence = BadgeProminence.standard
    var body: some View {
      NavigationStack {
        List {
          Text("Inbox").badge(count).badgeProminence(prominence)
          NavigationLink("Sent") { Text("There") }.badge("many")
          HStack { Text("Inner").badge("lost") }
        }
      }
    }
  }

  @Test func `Given rows with badges, then these stand at their ends, before a link's arrow, and none for nothing`()
    async throws
  {
    // Given
    let knob = Knob(7)
    let screen = await Screen { Turned(knob: knob) { Mailboxes(count: $0) } }
    // Then
    let badge = try screen.find(.text("7")).frame
    // The card and its content are each inset by 16.
    #expect(abs(badge.maxX - (320 - 32)) < 1)
    #expect(try abs(badge.midY - screen.find(.text("Inbox")).frame.midY) < 1)
    #expect(screen.exists(.label("Sent, many")))
    #expect(screen.visibleText.contains("Sent"))
    #expect(!screen.visibleText.contains("lost"))
    // When
    knob.value = 0
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("7") && !screen.visibleText.contains("0"))
  }

  @Test func `Given a badge of more prominence, then it is white on red`() async throws {
    let screen = await Screen { Mailboxes(count: 7, prominence: .increased) }
    let badge = try screen.find(.text("7")).frame
    let color = screen.rgb(at: CGPoint(x: badge.minX - 3, y: badge.midY))
    #expect(color[0] > 200 && color[1] < 100, "\(color)")
  }

  @Test("In right to left a badge is at the left", .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func mirrored() async throws {
    let screen = await Screen { Mailboxes(count: 7) }
    #expect(abs(try screen.find(.text("7")).frame.minX - 32) < 1)
  }
}
