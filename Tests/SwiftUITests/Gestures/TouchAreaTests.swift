import SimulatorTesting
import SwiftUI

@MainActor @Suite("Where views take touches", .simulator(.iPhoneSE))
struct TouchAreaTests {
  private let diary = Diary()
  private let center = CGPoint(x: 160, y: 294)

  @Test("a clear colour takes none and lets them through, unless it has a content shape")
  func clear() async throws {
    // Given a button below clear colours
    let screen = await Screen {
      ZStack {
        Button("Under") { diary.lines.append("under") }
        Color.clear.onTapGesture { diary.lines.append("clear") }
      }
    }
    try await screen.tap(at: center)
    #expect(diary.lines == ["under"])
    // And below one with a shape
    let shaped = await Screen {
      ZStack {
        Button("Under") { diary.lines.append("under") }
        Color.clear.contentShape(Rectangle()).onTapGesture { diary.lines.append("shape") }
      }
    }
    try await shaped.tap(at: center)
    // And below one that is nearly clear
    let faint = await Screen {
      ZStack {
        Button("Under") { diary.lines.append("under") }
        Color.white.opacity(0.001).onTapGesture { diary.lines.append("faint") }
      }
    }
    try await faint.tap(at: center)
    #expect(diary.lines == ["under", "shape", "faint"])
  }

  @Test("what is clipped takes touches where it is hidden, and a content shape takes them away")
  func clipped() async throws {
    // Given a square of 300 points in a frame of 100
    let square = Color.orange.frame(width: 300, height: 300).frame(width: 100, height: 100).clipped()
    let screen = await Screen { square.onTapGesture { diary.lines.append("clipped") } }
    try await screen.tap(at: center.offset(-100, 0))
    let shaped = await Screen { square.contentShape(Rectangle()).onTapGesture { diary.lines.append("shape") } }
    try await shaped.tap(at: center.offset(-100, 0))
    #expect(diary.lines == ["clipped"])
    try await shaped.tap(at: center)
    #expect(diary.lines == ["clipped", "shape"])
  }

  @Test("a row of a list presses all buttons in it that have no style of their own")
  func rows() async throws {
    // Given a row with two buttons and one with a style
    let screen = await Screen {
      List {
        HStack {
          Button("A") { diary.lines.append("A") }
          Text("middle")
          Button("B") { diary.lines.append("B") }
          Button("C") { diary.lines.append("C") }.buttonStyle(.borderless)
        }
        HStack {
          Text("own").onTapGesture { diary.lines.append("own") }
          Button("D") { diary.lines.append("D") }
        }
      }
    }
    // When one is tapped, and the row beside them
    try await screen.tap(.label("B").and(.role(.button)))
    #expect(diary.lines == ["A", "B"])
    try await screen.tap(.label("middle"))
    #expect(diary.lines == ["A", "B", "A", "B"])
    // Then the one with a style, and a text with a gesture, act separately
    diary.lines = []
    try await screen.tap(.label("C").and(.role(.button)))
    try await screen.tap(.label("own"))
    #expect(diary.lines == ["C", "own"])
  }
}
