import Foundation

/// Calls back in each frame while the view is on screen.
nonisolated struct _FrameClockModifier: RenderModifier {
  /// A change restarts the clock; nil stops it.
  let run: AnyHashable?
  let isEndless: Bool
  /// Receives the seconds since the run began; returns false to end the run.
  let tick: (TimeInterval) -> Bool
  typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FrameClockRender {
    FrameClockRender(self, owner: owner, child: child)
  }

  @MainActor func update(_ render: FrameClockRender) { render.update(self) }
}

@MainActor
final class FrameClockRender: UnaryRender, RunningAnimation {
  private var modifier: _FrameClockModifier
  private var start: TimeInterval?

  init(_ modifier: _FrameClockModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  var isEndless: Bool { modifier.isEndless }
  var movedNode: _Node? { owner }
  var summary: String { "\(owner.appViewName), which changes by itself" }

  override func didAttach() { begin() }

  func update(_ new: _FrameClockModifier) {
    let isOther = new.run != modifier.run
    modifier = new
    if isOther, isAttached { begin() }
  }

  private func begin() {
    start = nil
    if modifier.run != nil { runtime.start(self) }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard isAttached, modifier.run != nil else { return false }
    let begun = start ?? time
    start = begun
    return modifier.tick(time - begun)
  }
}
