import SimulatorTesting
import SwiftUI

@MainActor @Suite("Status bars")
struct StatusBarTests {
  @Test(
    "given a phone without a notch, when the status bar goes, then its place is free, until it returns",
    .simulator(.iPhoneSE))
  func withoutNotch() async throws {
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isHidden in RedBox(id: "page").statusBarHidden(isHidden) }
    }
    #expect(try screen.frame("page").minY == 20)
    knob.value = true
    try await screen.settle()
    #expect(try screen.frame("page") == CGRect(x: 0, y: 0, width: 320, height: 568))
    knob.value = false
    try await screen.settle()
    #expect(try screen.frame("page").minY == 20)
  }

  @Test("given a notch, then what lies beside it stays free", .simulator(.iPhone15Pro))
  func withNotch() async throws {
    let screen = await Screen { RedBox(id: "page").statusBarHidden() }
    try await screen.settle()
    #expect(try screen.frame("page").minY == 59)
  }
}
