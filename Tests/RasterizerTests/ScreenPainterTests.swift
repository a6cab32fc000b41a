import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor
@Suite struct ScreenPainterTests {
  /// Each seed is another sequence; with all of them every kind of step follows every other.
  @Test(arguments: 1...(ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 24))
  func everyFrameEqualsAFullRepaint(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    let painter = ScreenPainter()
    for step in 0..<30 {
      let frame = painter.paint(screen.list)
      if let wrong = painter.difference(from: screen.list) {
        Issue.record("seed \(seed), step \(step) (\(screen.lastStep)): wrong in \(wrong), painted \(frame)")
        return
      }
      screen.step()
    }
  }
}
