import SimulatorTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Views that watch what is dropped on them", .simulator(.iPhoneSE))
struct DropSessionTests {
  struct Card: Codable, Identifiable, Transferable {
    var id = 7
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  @MainActor
  final class Log {
    var phases: [DropSession.Phase] = []
    var dropped: [String] = []
  }

  private func page<Source: View, Target: View>(
    @ViewBuilder source: () -> Source, @ViewBuilder target: () -> Target
  ) -> some View {
    VStack(spacing: 100) {
      source().named("source")
      target().named("target")
    }
  }

  private var square: some View { Color.red.frame(width: 100, height: 100) }

  private func drag(_ screen: Screen, to end: CGPoint? = nil, lifts: Bool = true) async throws {
    let (source, target) = (try screen.frame("source"), try screen.frame("target"))
    try await screen.touch.down(at: CGPoint(x: source.midX, y: source.midY))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: CGPoint(x: target.midX, y: target.midY), duration: .milliseconds(300))
    if let end { try await screen.touch.move(to: end, duration: .milliseconds(300)) }
    guard lifts else { return }
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test func `Given a card that is dropped, then the target hears of all phases, and gets it with the session`()
    async throws
  {
    // Given
    let log = Log()
    let screen = await Screen {
      page {
        square.draggable(Card()).dragConfiguration(DragConfiguration(allowMove: true))
      } target: {
        square
          .dropDestination(for: Card.self) { cards, session in
            let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
            log.dropped.append("\(cards.map(\.id)) \(ids) \(session.itemsCount) \(session.size) \(session.location)")
          }
          .dropConfiguration { session in
            DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
          }
          .onDropSessionUpdated { if log.phases.last != $0.phase { log.phases.append($0.phase) } }
      }
    }
    // When
    try await drag(screen)
    // Then
    #expect(log.phases == [.entering, .active, .ended(.move), .dataTransferCompleted])
    #expect(log.dropped == ["[7] [7] 1 (100.0, 100.0) (50.0, 50.0)"])
  }

  @Test func `Given a source that allows copies only, then what wants to move gets a copy`() async throws {
    let log = Log()
    let screen = await Screen {
      page {
        square.draggable(Card())
      } target: {
        square.dropDestination(for: Card.self) { _, _ in }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
          .onDropSessionUpdated { log.phases.append($0.phase) }
      }
    }
    try await drag(screen)
    #expect(log.phases.contains(.ended(.copy)))
  }

  @Test func `Given a drag that passes by, or a target that is not enabled, then nothing is dropped`() async throws {
    let log = Log()
    let knob = Knob(true)
    let screen = await Screen {
      Turned(knob: knob) { isEnabled in
        page {
          square.draggable(Card())
        } target: {
          square
            .dropDestination(for: Card.self, isEnabled: isEnabled) { cards, _ in log.dropped.append("\(cards.count)") }
            .onDropSessionUpdated { if log.phases.last != $0.phase { log.phases.append($0.phase) } }
        }
      }
    }
    try await drag(screen, to: CGPoint(x: 20, y: 20))
    #expect(log.phases == [.entering, .active, .exiting] && log.dropped == [])
    knob.value = false
    log.phases = []
    try await screen.settle()
    try await drag(screen)
    #expect(log.phases == [] && log.dropped == [])
  }

  @Test func `Given a provider that may be missing, then the view is dragged only while there is one`() async throws {
    let log = Log()
    let knob = Knob(false)
    let screen = await Screen {
      page {
        square.itemProvider { knob.value ? NSItemProvider(object: "a text" as NSString) : nil }
      } target: {
        square.onDrop(of: [.plainText], isTargeted: nil) { providers in
          log.dropped.append("\(providers.count)")
          return true
        }
      }
    }
    try await drag(screen)
    #expect(log.dropped == [])
    knob.value = true
    try await drag(screen)
    #expect(log.dropped == ["1"])
  }

  @Test func `Given a shape for dragging, then what follows the finger is cut to it`() async throws {
    let screen = await Screen {
      page {
        square.contentShape(.dragPreview, Circle()).draggable(Card())
      } target: {
        Color.white.frame(width: 100, height: 100)
      }
    }
    try await drag(screen, lifts: false)
    let target = try screen.frame("target")
    #expect(screen.rgb(at: CGPoint(x: target.midX, y: target.midY))[1] < 100)
    #expect(screen.rgb(at: CGPoint(x: target.minX + 4, y: target.minY + 4)) == [255, 255, 255])
  }

  @Test func `Given a control that springs, when something rests on it, then it acts as if it was tapped`() async throws
  {
    // Given
    let log = Log()
    let screen = await Screen {
      VStack {
        square.draggable(Card()).named("source")
        Button("Plain") { log.dropped.append("plain") }.frame(height: 44)
        Button("Springs") { log.dropped.append("springs") }.frame(height: 44).springLoadingBehavior(.enabled)
      }
    }
    // When
    let source = try screen.frame("source")
    try await screen.touch.down(at: CGPoint(x: source.midX, y: source.midY))
    try await screen.advance(by: .milliseconds(600))
    for label in ["Plain", "Springs"] {
      let frame = try screen.find(.label(label)).frame
      try await screen.touch.move(to: CGPoint(x: frame.midX, y: frame.midY), duration: .milliseconds(300))
      try await screen.advance(by: .seconds(1.5))
    }
    // Then
    #expect(log.dropped == ["springs"])
    try await screen.touch.up()
    try await screen.settle()
  }
}
