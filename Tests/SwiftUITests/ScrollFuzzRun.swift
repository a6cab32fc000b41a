import DisplayList
import SimulatorTesting
import SwiftUI

/// A random test: a seed determines data and steps, and all invariants are checked after each frame.
@MainActor
final class ScrollFuzzRun {
  let seed: UInt64
  let page: FuzzPage
  let model: SampleList
  let controls: FuzzControls
  let screen: Screen
  var random: SeededRandom
  private var nextID = 100_000
  var steps: [String] = []
  private var reports: [String] = []
  /// The number of times that something in place was checked for movement.
  var heldChecks = 0

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(seed: UInt64, page: FuzzPage) async {
    self.seed = seed
    self.page = page
    var random = SeededRandom(seed: seed)
    let model = SampleList(0..<Int.random(in: 1...200, using: &random))
    let controls = FuzzControls()
    screen = await Screen { FuzzPageView(model: model, controls: controls, page: page) }
    self.model = model
    self.controls = controls
    self.random = random
  }

  /// Runs random steps; throws at the first violation, with what reproduces it.
  func run(steps count: Int) async throws {
    Report.onWarning = { [weak self] in self?.reports.append($0) }
    defer { Report.onWarning = nil }
    for _ in 0..<count { try await step() }
    for _ in 0..<count / 5 { try await disturb() }
    controls.isTyping = false
    try await screen.rotate(to: .portrait)
    try await screen.settle()
    steps.append("rest")
    try check()
    try checkIdle()
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

  func newItems(_ count: Int) -> [SampleItem] {
    nextID += count
    return (nextID - count..<nextID).map { SampleItem($0, height: CGFloat(number(1...30) * 9)) }
  }

  func note(_ step: String) { steps.append(step) }

  // MARK: Steps

  private func step() async throws {
    let rounds = screen.counters.layoutRounds
    let built = screen.counters
    switch number(0...9) {
    case 0...3 where page == .list && oneIn(2): try await edit()
    case 0...3: try await move()
    case 4: try await ask()
    case 5: try await changePhone()
    default: try await changeData()
    }
    if screen.counters.layoutRounds - rounds >= 16 * max(1, screen.counters.frames - built.frames) {
      throw failure("layout did not come to rest")
    }
    try check()
    if oneIn(3) {
      try await screen.settle()
      steps.append("rest")
      try check()
      try checkIdle()
    }
  }

  private func move() async throws {
    let height = screen.simulator.displayList.size.height
    let start = CGPoint(x: 160, y: height * 0.5)
    switch number(0...7) {
    case 0, 1:
      let delta = number(0...5) == 0 ? number(-9_000...9_000) : number(-400...500)
      steps.append("wheel \(delta)")
      try await screen.wheel(CGFloat(delta), at: start)
    case 2:
      let key: InputEvent.Key.Name = [.home, .end, .pageDown, .pageUp, .space][number(0...4)]
      steps.append("key \(key)")
      try await screen.press(key)
    case 3, 4:
      let velocity = CGFloat(number(60...5_000) * (oneIn(2) ? 1 : -1))
      steps.append("fling \(velocity)")
      try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: velocity))
      for _ in 0..<number(0...20) {
        try await screen.frames(1)
        try check()
      }
    case 5:
      steps.append("catch")
      try await screen.touch.down(at: start)
      try await screen.frames(3)
      try await screen.touch.up()
    case 6:
      let delta = CGFloat(number(-200...200))
      steps.append("sideways \(delta)")
      try await screen.drag(
        from: start, to: CGPoint(x: start.x + delta * 0.7, y: start.y), duration: .milliseconds(80))
    default:
      let end = CGPoint(x: 160, y: height * CGFloat(number(10...90)) / 100)
      steps.append("drag \(end.y - start.y)")
      try await screen.drag(from: start, to: end, duration: .milliseconds(60))
    }
  }

  private func ask() async throws {
    guard let id = model.items.randomElement(using: &random)?.id else { return }
    let anchor: UnitPoint? = [nil, .top, .center, .bottom][number(0...3)]
    let isAnimated = oneIn(2)
    steps.append("scrollTo \(id) \(anchor.map { "\($0.y)" } ?? "-")\(isAnimated ? " animated" : "")")
    if page == .positioned, oneIn(2) {
      withAnimation(isAnimated ? .easeInOut(duration: 0.3) : nil) { controls.position = id }
    } else {
      withAnimation(isAnimated ? .easeInOut(duration: 0.3) : nil) { controls.proxy?.scrollTo(id, anchor: anchor) }
    }
    for _ in 0..<number(1...30) {
      try await screen.frames(1)
      try check()
    }
  }

  private func changePhone() async throws {
    switch number(0...2) {
    case 0:
      let orientation: Orientation = oneIn(2) ? .landscape : .portrait
      steps.append("\(orientation)")
      try await screen.rotate(to: orientation)
    case 1:
      let size: TextSize = oneIn(2) ? .xxLarge : .small
      steps.append("text \(size)")
      try await screen.setTextSize(size)
    default:
      controls.isTyping.toggle()
      steps.append("typing \(controls.isTyping)")
      for _ in 0..<number(1...25) {
        try await screen.frames(1)
        try check()
      }
    }
  }

  /// Makes a change, mostly outside of the visible rows, which must not move.
  private func changeData() async throws {
    let visible = visibleRows
    let first = visible.first.flatMap { row in model.items.firstIndex { $0.id == row.id } } ?? 0
    let last = visible.last.flatMap { row in model.items.firstIndex { $0.id == row.id } } ?? -1
    let below = min(last + 1, model.items.count)
    var held = canHold ? visible.first : nil
    let isAtRest = !screen.simulator.needsFrame
    switch number(0...8) {
    case 0:
      steps.append("prepend")
      model.items.insert(contentsOf: newItems(number(1...60)), at: 0)
    case 1:
      steps.append("insert above")
      model.items.insert(contentsOf: newItems(number(1...60)), at: number(0...first))
    case 2:
      steps.append("insert below")
      model.items.insert(contentsOf: newItems(number(1...60)), at: number(below...model.items.count))
    case 3:
      // Enough content remains below that nothing has to be clamped.
      let count = min(first, number(0...10))
      let at = number(0...first - count)
      steps.append("delete \(count) above")
      model.items.removeSubrange(at..<at + count)
    case 4:
      steps.append("resize above")
      for _ in 0..<5 where first > 0 { model.items[number(0...first - 1)].height = CGFloat(number(0...300)) }
    case 5:
      held = nil
      steps.append("shuffle")
      model.items.shuffle(using: &random)
    case 6:
      held = nil
      steps.append("replace some")
      if !model.items.isEmpty {
        let at = number(0...model.items.count - 1)
        model.items.replaceSubrange(at..<min(model.items.count, at + 30), with: newItems(number(0...30)))
      }
    case 7:
      held = nil
      steps.append("replace all")
      model.items = newItems(number(1...150))
    default:
      steps.append("header")
      if page == .plain || page == .inner { held = nil }
      model.headerHeight = CGFloat(number(0...900))
    }
    try await screen.frames(1)
    if isAtRest, !visible.isEmpty { try checkNotBlank() }
    guard let held else { return }
    heldChecks += 1
    // A row moved to another section is another row.
    if hasSections, screen.row(held.id)?.birth != held.birth { return }
    let now = rows.first { $0.id == held.id }?.frame.minY ?? .nan
    guard abs(now - held.frame.minY) < 0.001 else {
      throw failure("row \(held.id) moved from \(held.frame.minY) to \(now)")
    }
  }

  /// Whether visible rows must stay in place: at rest; away from the start, where the edge itself stays, and from the
  /// end, which may have to give way; and with the list at the start of the viewport.
  private var canHold: Bool {
    guard !screen.simulator.needsFrame, page != .inner, let scroll = outerScroll else { return false }
    let isHeaderVisible = screen.findAll(.identifier("header")).contains { $0.frame.maxY > screen.top }
    return scroll.offset(.vertical) > 0 && scroll.end(.vertical) - scroll.offset(.vertical) > 400 && !isHeaderVisible
      && (visibleRows.first?.frame.minY ?? 100) <= screen.top
  }

  /// The rows in layout order: in a flipped list, from the opposite end of the scroll view.
  private var rows: [Screen.Row] { upright(screen.rows) }
  var visibleRows: [Screen.Row] { upright(screen.visibleRows) }

  private func upright(_ rows: [Screen.Row]) -> [Screen.Row] {
    guard page == .flipped, let list = outerScroll?.part.screenFrame else { return rows }
    return rows.map { row in
      let minY = list.minY + list.maxY - row.frame.maxY
      return Screen.Row(
        id: row.id, frame: CGRect(x: row.frame.minX, y: minY, width: row.frame.width, height: row.frame.height),
        birth: row.birth)
    }
  }

  // MARK: What always holds

  var outerScroll: InspectedScroll? { screen.simulator.runtime.inspectedRoot?.scrollViews.first }

  func failure(_ what: String) -> Failure {
    Failure(
      description: """
        \(what)
        SCROLL_FUZZ="\(seed) \(page.rawValue)" swift test --filter ScrollFuzzTests
        steps: \(steps.joined(separator: ", "))
        """)
  }

  func check() throws {
    let size = screen.simulator.displayList.size
    let window: ClosedRange<CGFloat>
    if page == .inner {
      guard let frame = screen.findAll(.identifier("inner")).first?.frame else { return try checkReports() }
      window = max(0, frame.minY)...max(0, min(size.height, frame.maxY), frame.minY)
    } else if page == .flipped, let list = outerScroll?.part.screenFrame {
      window = list.minY + list.maxY - size.height...list.minY + list.maxY
    } else {
      window = 0...size.height
    }
    let rows = rows
    var places: [Int: Int] = [:]
    for (place, item) in model.items.enumerated() { places[item.id] = place }
    let indices = rows.map { places[$0.id] ?? -1 }
    if indices.contains(-1) { throw failure("a row is shown whose data are gone: \(rows.map(\.id))") }
    for index in rows.indices {
      let row = rows[index]
      if abs(row.frame.height - model.items[indices[index]].height) > 1e-5 { throw failure("height of row \(row.id)") }
      guard index > 0 else { continue }
      if indices[index] != indices[index - 1] + 1 { throw failure("order: \(indices)") }
      if page == .grid || hasSections { continue }
      let gap = row.frame.minY - rows[index - 1].frame.maxY
      if abs(gap - SamplePage.spacing) > 1e-5 { throw failure("gap of \(gap) above row \(row.id)") }
    }
    let gap = hasSections ? sectionGap : SamplePage.spacing
    if let first = rows.first, let last = rows.last, window.upperBound > window.lowerBound {
      if indices[0] > 0, first.frame.minY > window.lowerBound + gap {
        throw failure("nothing above row \(first.id) at \(first.frame.minY)")
      }
      if indices[indices.count - 1] < model.items.count - 1, rows.map(\.frame.maxY).max() ?? 0 < window.upperBound - gap
      {
        throw failure("nothing below row \(last.id) at \(last.frame.maxY)")
      }
    }
    switch page {
    case .shelves: try checkCells()
    case .grid: try checkGrid(rows, indices)
    case .sections, .list: try checkSections(rows, indices)
    default: break
    }
    let limit = page == .shelves ? 600 : page == .grid ? 400 : 120
    if screen.counters.liveRows > limit { throw failure("\(screen.counters.liveRows) live rows") }
    if screen.counters.liveNodes > 2_500 { throw failure("\(screen.counters.liveNodes) live nodes") }
    try checkReports()
  }

  /// Checks that a change of data never leaves the viewport blank, if the list is the only content.
  private func checkNotBlank() throws {
    guard [.plain, .positioned, .held, .flipped, .effects].contains(page), screen.visibleRows.isEmpty else { return }
    if model.items.contains(where: { $0.height > 0 }) { throw failure("nothing is visible") }
  }

  private func checkCells() throws {
    var last: (shelf: Substring, cell: Int, maxX: CGFloat)?
    for element in screen.findAll(.identifier(startsWith: "cell.")) {
      let parts = element.identifier.split(separator: ".")
      guard parts.count == 3, let cell = Int(parts[2]) else { throw failure(element.identifier) }
      if let last, last.shelf == parts[1] {
        if cell != last.cell + 1 { throw failure("cell \(cell) after \(last.cell) in \(parts[1])") }
        if abs(element.frame.minX - last.maxX - 4) > 1e-5 { throw failure("gap before \(element.identifier)") }
      }
      last = (parts[1], cell, element.frame.maxX)
    }
  }

  private func checkReports() throws {
    if let report = reports.first { throw failure("reported: \(report)") }
  }

  /// Checks that at rest offsets are in range and no frame is requested.
  func checkIdle() throws {
    if screen.simulator.needsFrame { throw failure("not idle") }
    func visit(_ scroll: InspectedScroll) throws {
      for axis in [Axis.vertical, .horizontal] {
        let (offset, end) = (scroll.offset(axis), scroll.end(axis))
        if offset < 0 || offset > end { throw failure("offset \(offset) of \(end)") }
      }
      try scroll.inner.forEach(visit)
    }
    try screen.simulator.runtime.inspectedRoot?.scrollViews.forEach(visit)
  }
}
