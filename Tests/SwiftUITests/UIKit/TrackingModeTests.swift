import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Timers while a finger scrolls", .simulator(.iPhone15Pro))
struct TrackingModeTests {
  @Test func `Given a timer of the default and the tracking mode, when a finger scrolls, then it fires once each time`()
    async throws
  {
    // Given
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    controller.view.addSubview(scroll)
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    let diary = Diary()
    // When
    try await screen.touch.down(at: CGPoint(x: 150, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -100), duration: .milliseconds(200))
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { diary.lines.append("tick") } }
    defer { timer.invalidate() }
    for mode in [RunLoop.Mode.default, .tracking] { RunLoop.main.add(timer, forMode: mode) }
    try await screen.advance(by: .milliseconds(1050))
    // Then
    #expect(scroll.isTracking)
    #expect((10...11).contains(diary.lines.count))
    try await screen.touch.up()
  }
}
