import SimulatorTesting
import SwiftUI

@MainActor @Suite("Position and hidden", .simulator(.iPhoneSE))
struct PlacementTests {
  @Test("position fills what is offered and puts the view's middle at the point, touches included")
  func position() async throws {
    let diary = Diary()
    let screen = await Screen {
      Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityIdentifier("it")
        .onTapGesture { diary.lines.append("tap") }
        .position(x: 30, y: 50).frame(width: 200, height: 100).background(.yellow)
    }
    // The frame is at (60, 244)
    #expect(try screen.find("it").frame == CGRect(x: 70, y: 284, width: 40, height: 20))
    try await screen.tap(at: CGPoint(x: 90, y: 294))
    try await screen.tap(at: CGPoint(x: 160, y: 294))
    #expect(diary.lines == ["tap"])
  }

  @Test("what is hidden keeps its place and is neither drawn nor touched nor read out")
  func hidden() async throws {
    let diary = Diary()
    let screen = await Screen {
      VStack(spacing: 0) {
        Text("above").frame(height: 50).accessibilityIdentifier("above")
        Button("it") { diary.lines.append("tap") }.frame(width: 100, height: 100).background(.blue).hidden()
      }
    }
    #expect(try screen.find("above").frame.midY == 244, "150 points high in all")
    #expect(!screen.exists(.label("it")))
    try await screen.tap(at: CGPoint(x: 160, y: 320))
    #expect(diary.lines.isEmpty)
    #expect(!screen.image().colors.contains { $0[2] > 200 && $0[0] < 100 })
  }
}
