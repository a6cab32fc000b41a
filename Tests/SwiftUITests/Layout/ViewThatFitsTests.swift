import SimulatorTesting
import SwiftUI

@MainActor @Suite("Views that fit", .simulator(.iPhoneSE))
struct ViewThatFitsTests {
  @Test("the first view that fits is shown, and only it appears, also when the room changes")
  func choice() async throws {
    // Given a wide and a narrow view in a frame
    let width = Knob(CGFloat(300))
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: width) { width in
        ViewThatFits(in: .horizontal) {
          RedBox(id: "wide", width: 200, height: 10).onAppear { diary.lines.append("wide") }
            .onDisappear { diary.lines.append("wide gone") }
          RedBox(id: "narrow", width: 50, height: 10).onAppear { diary.lines.append("narrow") }
        }
        .frame(width: width)
      }
    }
    // Then only the wide one is shown
    #expect(screen.exists("wide"))
    #expect(!screen.exists("narrow"))
    #expect(diary.lines == ["wide"])
    // When there is less room
    width.value = 100
    try await screen.settle()
    // Then the narrow one takes its place
    #expect(!screen.exists("wide"))
    #expect(try screen.frame("narrow").midX == 160)
    #expect(diary.lines == ["wide", "wide gone", "narrow"] || diary.lines == ["wide", "narrow", "wide gone"])
  }

  @Test("the last view is shown where none fits, and heights count where they are asked about")
  func noneFits() async throws {
    let screen = await Screen {
      ViewThatFits {
        RedBox(id: "a", width: 400, height: 10)
        RedBox(id: "b", width: 10, height: 600)
        RedBox(id: "c", width: 350, height: 700)
      }
    }
    #expect(screen.exists("c"))
    #expect(!screen.exists("a") && !screen.exists("b"))
  }

  @Test("a view that waits and changes is chosen as soon as it fits")
  func waitingViewChanges() async throws {
    // Given a view that is too wide for the frame, which keeps its size
    let width = Knob(CGFloat(200))
    let screen = await Screen {
      ViewThatFits(in: .horizontal) {
        Turned(knob: width) { RedBox(id: "first", width: $0, height: 10).padding(5) }
        RedBox(id: "last", width: 20, height: 10)
      }
      .frame(width: 100)
    }
    #expect(screen.exists("last"))
    // When it becomes narrow enough
    width.value = 90
    try await screen.settle()
    // Then
    #expect(screen.exists("first"))
    #expect(!screen.exists("last"))
  }
}
