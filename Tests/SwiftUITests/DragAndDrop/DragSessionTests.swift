import SimulatorTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Views that watch what is dragged from them", .simulator(.iPhoneSE))
struct DragSessionTests {
  struct Card: Codable, Identifiable, Transferable {
    var id = 7
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  @MainActor
  final class Diary {
    var phases: [DragSession.Phase] = []
    var ids: [Int] = []
    var location = CGPoint.zero
  }

  private func page(_ diary: Diary) -> some View {
    VStack(spacing: 100) {
      Color.red.frame(width: 100, height: 100)
        .draggable(Card())
        .onDragSessionUpdated { session in
          if diary.phases.last != session.phase { diary.phases.append(session.phase) }
          diary.ids = session.draggedItemIDs(for: Int.self)
          diary.location = session.location
          #expect(session.draggedItemIndex == 0)
          #expect(session.draggedItemIDs(for: String.self).isEmpty)
        }
        .named("source")
      Color.blue.frame(width: 100, height: 100)
        .dropDestination(for: Card.self) { _, _ in true }
        .named("target")
    }
  }

  private func drag(from source: CGRect, to point: CGPoint, _ screen: Screen) async throws {
    try await screen.touch.down(at: CGPoint(x: source.midX, y: source.midY))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: point, duration: .milliseconds(300))
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test func `Given a card that is dropped on what takes it, then its view hears of all phases and of the card's id`()
    async throws
  {
    // Given
    let diary = Diary()
    let screen = await Screen { page(diary) }
    let (source, target) = (try screen.find("source").frame, try screen.find("target").frame)
    // When
    try await drag(from: source, to: CGPoint(x: target.midX, y: target.midY), screen)
    // Then
    #expect(diary.phases == [.initial, .active, .ending(.copy), .ended(.copy), .dataTransferCompleted])
    #expect(diary.ids == [7])
    #expect(diary.location == CGPoint(x: 50, y: 250))
  }

  @Test func `Given a card that is dropped on nothing, then its view hears that it was broken off`() async throws {
    let diary = Diary()
    let screen = await Screen { page(diary) }
    try await drag(from: try screen.find("source").frame, to: CGPoint(x: 40, y: 40), screen)
    #expect(diary.phases == [.initial, .active, .ending(.cancel), .ended(.cancel)])
  }
}
