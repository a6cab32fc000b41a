import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Indexes of lists", .simulator(.iPhoneSE))
struct ListIndexTests {
  struct Names: View {
    var visibility = Visibility.visible
    @ObservedObject var letters: Knob<[String]>

    var body: some View {
      List {
        ForEach(letters.value, id: \.self) { letter in
          Section(letter) { ForEach(0..<8, id: \.self) { Text(verbatim: "\(letter)-\($0)") } }
            .sectionIndexLabel(letter)
        }
        Section("Rest") { Text("last") }
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(visibility)
    }
  }

  private let strip = Query.label("Section index")

  private func point(_ number: Int, of count: Int, _ screen: Screen) throws -> CGPoint {
    let frame = try screen.find(strip).frame
    return CGPoint(x: frame.midX, y: frame.minY + frame.height * (CGFloat(number) + 0.5) / CGFloat(count))
  }

  @Test func `Given sections with labels, when one is tapped in the index, then its section is at the top`()
    async throws
  {
    // Given
    let screen = await Screen { Names(letters: Knob(["A", "B", "C", "D", "E"])) }
    #expect(screen.visibleText.contains("A-0"))
    let frame = try screen.find(strip).frame
    #expect(frame.maxX == 320 && abs(frame.midY - (20 + 568) / 2) < 1)
    // When
    try await screen.tap(at: point(3, of: 5, screen))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("D-0"))
    #expect(try screen.find(.text("D-0")).frame.minY < 80)
    #expect(!screen.feedback.isEmpty)
    // When a finger slides up the index
    try await screen.drag(from: point(3, of: 5, screen), to: point(1, of: 5, screen))
    try await screen.settle()
    // Then
    #expect(try screen.find(.text("B-0")).frame.minY < 80)
  }

  @Test func `Given an index, when sections come and go, then it follows them, and without labels there is none`()
    async throws
  {
    // Given
    let letters = Knob<[String]>([])
    let screen = await Screen { Names(letters: letters) }
    #expect(!screen.exists(strip))
    // When
    letters.value = ["A", "B"]
    try await screen.settle()
    // Then
    #expect(screen.exists(strip))
    // When more letters appear
    letters.value = ["A", "B", "C", "D"]
    try await screen.settle()
    // Then
    try await screen.tap(at: point(2, of: 4, screen))
    try await screen.settle()
    #expect(try screen.find(.text("C-0")).frame.minY < 80)
  }

  @Test func `Given a hidden index, then it is not there`() async throws {
    let screen = await Screen { Names(visibility: .hidden, letters: Knob(["A", "B"])) }
    #expect(!screen.exists(strip))
    #expect(screen.visibleText.contains("A-0"))
  }

  @Test func `Given assistive technology, when the index is adjusted, then it goes from section to section`()
    async throws
  {
    // Given
    let screen = await Screen { Names(letters: Knob(["A", "B", "C", "D"])) }
    // When
    for _ in 0..<2 { try await screen.element(strip).perform("Increment") }
    try await screen.settle()
    // Then
    #expect(try screen.find(strip).value == "B")
    #expect(try screen.find(.text("B-0")).frame.minY < 80)
  }
}
