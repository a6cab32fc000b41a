import SimulatorTesting
import SwiftUI

extension ScrollFuzzRun {
  /// Edits the list: toggles edit mode, selects a row, or moves one.
  func edit() async throws {
    let height = screen.simulator.displayList.size.height
    let within = visibleRows.filter { $0.frame.midY > 80 && $0.frame.midY < height - 80 && $0.frame.height > 8 }
    switch number(0...5) {
    case 0:
      steps.append("edit mode")
      withAnimation { controls.mode = controls.mode == .active ? .inactive : .active }
      for _ in 0..<number(1...20) {
        try await screen.frames(1)
        try check()
      }
    case 1, 2:
      guard let row = within.randomElement(using: &random) else { return }
      steps.append("choose \(row.id)")
      let before = controls.chosen
      try await screen.tap(at: CGPoint(x: 160, y: row.frame.midY))
      try await screen.settle()
      let change = controls.chosen.symmetricDifference(before)
      // Outside of edit mode nothing is selected; a touch on moving content selects nothing either.
      guard change.count <= (controls.mode == .active ? 1 : 0) else { throw failure("a tap chose \(change)") }
      let shown = screen.findAll(.role(.cell)).filter(\.isSelected).count
      guard shown <= controls.chosen.count else { throw failure("\(shown) rows look chosen") }
    default:
      guard let row = within.randomElement(using: &random) else { return }
      let way = CGFloat(number(-500...500))
      steps.append("move \(row.id) by \(way)")
      let before = model.items.map(\.id)
      let width = screen.simulator.displayList.size.width
      let start = CGPoint(x: controls.mode == .active ? width - 24 : 160, y: row.frame.midY)
      try await screen.touch.down(at: start)
      if controls.mode == .inactive { try await screen.advance(by: .milliseconds(550)) }
      try await screen.touch.move(
        to: CGPoint(x: start.x, y: min(max(start.y + way, 0), height)), duration: .milliseconds(number(50...400)))
      try await screen.advance(by: .milliseconds(number(0...900)))
      if oneIn(4) { try await screen.touch.cancel() } else { try await screen.touch.up() }
      try await screen.settle()
      guard before.sorted() == model.items.map(\.id).sorted() else { throw failure("moving lost an item") }
    }
  }
}
