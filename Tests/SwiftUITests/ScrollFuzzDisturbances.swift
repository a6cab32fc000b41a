import SimulatorTesting
import SwiftUI

// Changes during a motion: in the same frames data changes outside of the visible area, the phone rotates, and code
// scrolls to positions. Visible content must only move by the motion itself.
extension ScrollFuzzRun {
  /// Starts a motion and makes several changes in the frames that follow.
  func disturb() async throws {
    let height = screen.simulator.displayList.size.height
    let start = CGPoint(x: 160, y: height * 0.5)
    let isFinger = oneIn(3)
    if isFinger {
      note("hold")
      try await screen.touch.down(at: start)
      try await screen.touch.move(by: CGVector(dx: 0, dy: oneIn(2) ? 20 : -20), duration: .milliseconds(16))
    } else {
      try await setInMotion(from: start)
    }
    let meter = DriftMeter()
    for _ in 0..<number(3...14) {
      let wasInside = isInside
      let wasMoving = screen.simulator.runtime.isScrolling
      let seen = Set(screen.visibleRows.map(\.id))
      if oneIn(2) { for _ in 0..<number(1...3) { changeOutside() } }
      if oneIn(8) { turn() }
      screen.simulator.runtime.drift = meter
      if isFinger {
        try await screen.touch.move(by: CGVector(dx: 0, dy: CGFloat(number(-6...6))), duration: .milliseconds(16))
      } else {
        try await screen.frames(1)
      }
      screen.simulator.runtime.drift = nil
      try check()
      // In the frame in which an animated scroll arrives, its goal decides.
      guard wasInside, isInside, !wasMoving || screen.simulator.runtime.isScrolling else { continue }
      // If no row seen before is still visible, none can stay in place.
      guard !seen.isDisjoint(with: screen.visibleRows.map(\.id)) else { continue }
      if meter.last > 0.001 { throw failure("a row drifted by \(meter.last)") }
      heldChecks += 1
    }
    if isFinger { try await screen.touch.up() }
    try check()
    guard oneIn(2) else { return }
    try await screen.settle()
    note("rest")
    try check()
    try checkIdle()
  }

  private func setInMotion(from start: CGPoint) async throws {
    switch number(0...3) {
    case 0, 1:
      let velocity = CGFloat(number(100...2_500) * (oneIn(2) ? 1 : -1))
      note("fling \(velocity)")
      try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: velocity))
    case 2:
      guard let id = model.items.randomElement(using: &random)?.id else { return }
      note("scrollTo \(id) animated")
      withAnimation(.easeInOut(duration: 0.3)) { controls.proxy?.scrollTo(id, anchor: oneIn(2) ? .top : .bottom) }
    default:
      controls.isTyping.toggle()
      note("typing \(controls.isTyping)")
    }
  }

  private func turn() {
    var settings = screen.simulator.settings
    settings.isLandscape.toggle()
    note(settings.isLandscape ? "landscape" : "portrait")
    screen.simulator.apply(device: screen.simulator.device, settings: settings)
  }

  /// Changes rows that are not visible and will not be in this frame.
  private func changeOutside() {
    let visible = screen.visibleRows.compactMap { row in model.items.firstIndex { $0.id == row.id } }
    guard let first = visible.min(), let last = visible.max() else { return }
    let above = max(0, first - 12)
    let below = min(last + 12, model.items.count)
    switch number(0...5) {
    // The first item names the first section and thus changes the identity of its rows.
    case 0 where !hasSections || first > 40:
      note("put in front")
      model.items.insert(contentsOf: newItems(number(1...30)), at: 0)
    case 1:
      note("put at the end")
      model.items += newItems(number(1...10))
    case 2 where above > 0:
      let count = min(above, number(1...8))
      note("remove \(count) above")
      let at = number(0...above - count)
      model.items.removeSubrange(at..<at + count)
    case 3 where above > 0:
      note("resize above")
      for _ in 0..<3 { model.items[number(0...above - 1)].height = CGFloat(number(0...250)) }
    case 4 where below < model.items.count:
      note("resize below")
      model.items[number(below...model.items.count - 1)].height = CGFloat(number(0...250))
    default:
      note("insert below")
      model.items.insert(contentsOf: newItems(number(1...10)), at: number(below...model.items.count))
    }
  }

  /// Whether the content is away from the edges, where the edge decides what stays in place.
  private var isInside: Bool {
    guard page != .inner, let scroll = outerScroll else { return false }
    return scroll.offset(.vertical) > 1 && scroll.end(.vertical) - scroll.offset(.vertical) > 600
  }
}
