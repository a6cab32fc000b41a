import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Dragging out of views of UIKit, and onto them", .simulator(.iPhoneSE))
struct UIDragInteractionTests {
  private final class Diary { var lines: [String] = [] }

  private final class Source: UIView, UIDragInteractionDelegate {
    let diary: Diary
    init(_ diary: Diary) {
      self.diary = diary
      super.init(frame: .zero)
      backgroundColor = .red
      addInteraction(UIDragInteraction(delegate: self))
    }
    required init?(coder: NSCoder) { nil }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "a text" as NSString))
      item.localObject = 7
      return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      diary.lines.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { diary.lines.append("will end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { diary.lines.append("did end \(operation.rawValue)") }
  }

  private final class Target: UIView, UIDropInteractionDelegate {
    let diary: Diary
    let operation: UIDropOperation
    init(_ diary: Diary, _ operation: UIDropOperation) {
      (self.diary, self.operation) = (diary, operation)
      super.init(frame: .zero)
      backgroundColor = .blue
      addInteraction(UIDropInteraction(delegate: self))
    }
    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      diary.lines.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      diary.lines.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let place = session.location(in: self)
      let local = session.localDragSession?.items.first?.localObject as? Int
      diary.lines.append("drop \(Int(place.x)) \(Int(place.y)) \(local ?? 0)")
      session.loadObjects(ofClass: NSString.self) { [diary] in diary.lines.append("loaded \($0.count)") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      diary.lines.append("over")
    }
  }

  /// Two views, one below the other, each of 100 by 100 points.
  private struct UpperAndLower<Upper: View, Lower: View>: View {
    @ViewBuilder let upper: Upper
    @ViewBuilder let lower: Lower
    var body: some View {
      VStack(spacing: 100) {
        upper.frame(width: 100, height: 100)
        lower.frame(width: 100, height: 100)
      }
      .frame(width: 100, height: 300)
      .position(x: 160, y: 250)
      .ignoresSafeArea()
    }
  }

  private let upper = CGPoint(x: 160, y: 150)
  private let lower = CGPoint(x: 160, y: 350)

  private func drag(_ screen: Screen, to point: CGPoint) async throws {
    try await screen.touch.down(at: upper)
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: point, duration: .milliseconds(300))
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test func `Given two views, when something is dragged from one to the other, then both hear of it`() async throws {
    // Given
    let diary = Diary()
    let (source, target) = (Source(diary), Target(diary, .copy))
    let screen = await Screen {
      UpperAndLower {
        UIKitView(view: source)
      } lower: {
        UIKitView(view: target)
      }
    }
    // When
    try await drag(screen, to: lower)
    // Then
    #expect(Array(diary.lines.prefix(4)) == ["begin", "enter", "will end 2", "drop 50 50 7"])
    #expect(Set(diary.lines.dropFirst(4)) == ["did end 2", "over", "loaded 1"])
  }

  @Test func `Given a view that forbids it, then nothing is dropped and the drag is cancelled`() async throws {
    let diary = Diary()
    let (source, target) = (Source(diary), Target(diary, .forbidden))
    let screen = await Screen {
      UpperAndLower {
        UIKitView(view: source)
      } lower: {
        UIKitView(view: target)
      }
    }
    try await drag(screen, to: lower)
    #expect(diary.lines == ["begin", "enter", "exit", "will end 0", "did end 0", "over"])
  }

  @Test func `Given a view of UIKit, when something is dragged from it, then SwiftUI can have it`() async throws {
    let diary = Diary()
    let source = Source(diary)
    let screen = await Screen {
      UpperAndLower {
        UIKitView(view: source)
      } lower: {
        Color.blue.dropDestination(for: String.self) { items, _ in
          diary.lines.append("dropped \(items)")
          return true
        }
      }
    }
    try await drag(screen, to: lower)
    #expect(diary.lines.contains("dropped [\"a text\"]"))
  }

  @Test func `Given a view of SwiftUI, when a value is dragged from it, then UIKit can have it`() async throws {
    let diary = Diary()
    let target = Target(diary, .copy)
    let screen = await Screen {
      UpperAndLower {
        Color.red.draggable("a text")
      } lower: {
        UIKitView(view: target)
      }
    }
    try await drag(screen, to: lower)
    #expect(Array(diary.lines.prefix(2)) == ["enter", "drop 50 50 0"])
    #expect(diary.lines.contains("loaded 1"))
  }

  @Test func `Given an interaction that is off, then nothing is dragged`() async throws {
    let diary = Diary()
    let source = Source(diary)
    (source.interactions.first as? UIDragInteraction)?.isEnabled = false
    let screen = await Screen {
      UpperAndLower {
        UIKitView(view: source)
      } lower: {
        Color.blue
      }
    }
    try await drag(screen, to: lower)
    #expect(diary.lines.isEmpty)
  }
}
