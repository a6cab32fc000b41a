import SimulatorTesting
import SwiftUI

/// A transcript above a field: the text being read stays in place, and the end stays at the end, whatever else changes.
/// The tests look at each frame, to a millionth of a point.
@MainActor @Suite("Drift of a transcript", .simulator(.iPhoneSE))
struct ScrollDriftTests {
  @MainActor final class Model: ObservableObject {
    @Published var items: [SampleItem]
    @Published var isTyping = false
    var next = 1_000
    init(_ ids: Range<Int>) { items = ids.map { SampleItem($0) } }

    func prepend(_ count: Int) {
      items.insert(contentsOf: (next + 1...next + count).map { SampleItem($0) }, at: 0)
      next += count
    }

    func append() {
      next += 1
      items.append(SampleItem(next))
    }
  }

  struct Transcript: View {
    @ObservedObject var model: Model
    var isLazy = true
    @FocusState private var isTyping: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 8) { rows } } else { VStack(spacing: 8) { rows } }
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        TextField("Message", text: .constant("")).focused($isTyping).frame(height: 44).background(Color.white)
          .accessibilityIdentifier("field")
      }
      .onChange(of: model.isTyping) { isTyping = model.isTyping }
    }

    private var rows: some View { ForEach(model.items) { SampleRow(item: $0) } }
  }

  private func transcript(_ isLazy: Bool) async -> (screen: Screen, model: Model) {
    let model = Model(0..<120)
    return (await Screen { Transcript(model: model, isLazy: isLazy) }, model)
  }

  /// Returns the distance from the end of the last row to the field, to a millionth of a point.
  private func gap(_ screen: Screen, _ model: Model) throws -> CGFloat {
    let last = try #require(model.items.last)
    let gap = try screen.find("field").frame.midY - 22 - screen.find(.identifier("row.\(last.id)")).frame.maxY
    return (gap * 1e6).rounded() / 1e6
  }

  // MARK: At the end

  @Test("rows that come and grow at the end are shown at once, in each frame", arguments: [true, false])
  func sticks(_ isLazy: Bool) async throws {
    let (screen, model) = await transcript(isLazy)
    #expect(try gap(screen, model) == 0)
    for step in 0..<40 {
      if step.isMultiple(of: 4) { model.append() }
      model.items[model.items.count - 1].height += 13
      try await screen.frames(1)
      #expect(try gap(screen, model) == 0, "step \(step)")
    }
  }

  @Test("so they are while the keyboard comes and goes, and rows above are resized", arguments: [true, false])
  func sticksWithKeyboard(_ isLazy: Bool) async throws {
    let (screen, model) = await transcript(isLazy)
    for isTyping in [true, false, true] {
      model.isTyping = isTyping
      for frame in 0..<24 {
        if frame.isMultiple(of: 3) { model.append() }
        if frame.isMultiple(of: 2) { model.items[model.items.count - 1].height += 9 }
        if frame.isMultiple(of: 5) { model.items[model.items.count - 6].height += 31 }
        if frame == 7 { model.prepend(20) }
        try await screen.frames(1)
        #expect(try gap(screen, model) == 0, "typing \(isTyping), frame \(frame)")
      }
    }
  }

  // MARK: Away from the end

  /// Checks a row's position in the next frame against a page without changes: only the running motion may move it.
  private func expectSameMotion(
    _ isLazy: Bool, start: (Screen) async throws -> Void, change: @escaping (Model, Int) -> Void
  ) async throws {
    // One after the other, because all screens of a test share its clock
    let (still, _) = await transcript(isLazy)
    try await start(still)
    var film: [[Screen.Row]] = []
    for _ in 0..<60 {
      try await still.frames(1)
      film.append(still.visibleRows)
    }
    let (screen, model) = await transcript(isLazy)
    try await start(screen)
    var compared = 0
    for frame in film.indices {
      change(model, frame)
      try await screen.frames(1)
      for row in film[frame] {
        let moved = try #require(screen.row(row.id), "frame \(frame)")
        guard abs(moved.frame.minY - row.frame.minY) > 1e-6 else {
          compared += 1
          continue
        }
        Issue.record("row \(row.id) in frame \(frame): \(moved.frame.minY) instead of \(row.frame.minY)")
        return
      }
    }
    #expect(compared > 100)
  }

  @Test("a page put in front while a fling decelerates does not change its motion", arguments: [true, false])
  func prependWhileDecelerating(_ isLazy: Bool) async throws {
    try await expectSameMotion(isLazy) { screen in
      try await screen.fling(from: CGPoint(x: 160, y: 200), velocity: CGVector(dx: 0, dy: 900))
    } change: { model, frame in
      if frame.isMultiple(of: 7) { model.prepend(30) }
    }
  }

  @Test("nor do rows that are resized above and below, and rows that come at the end", arguments: [true, false])
  func resizeWhileDecelerating(_ isLazy: Bool) async throws {
    try await expectSameMotion(isLazy) { screen in
      try await screen.fling(from: CGPoint(x: 160, y: 200), velocity: CGVector(dx: 0, dy: 900))
    } change: { model, frame in
      if frame.isMultiple(of: 3) { model.items[frame % 20].height += 40 }
      if frame.isMultiple(of: 4) { model.append() }
      model.items[model.items.count - 1].height += 5
    }
  }

  @Test("the same while a finger drags", arguments: [true, false])
  func changesUnderFinger(_ isLazy: Bool) async throws {
    let (screen, model) = await transcript(isLazy)
    try await screen.wheel(-1_500)
    try await screen.touch.down(at: CGPoint(x: 160, y: 100))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 20), duration: .milliseconds(16))
    let row = try #require(screen.visibleRows.first { $0.frame.minY > 60 })
    for step in 1...20 {
      if step.isMultiple(of: 3) { model.prepend(15) }
      if step.isMultiple(of: 4) { model.append() }
      if step.isMultiple(of: 5) { model.items[3].height += 50 }
      try await screen.touch.move(by: CGVector(dx: 0, dy: 7), duration: .milliseconds(16))
      let now = try #require(screen.row(row.id)).frame.minY
      #expect(abs(now - row.frame.minY - CGFloat(step) * 7) < 1e-6, "step \(step)")
    }
  }

  @Test(
    "what is read stays while the keyboard moves, pages are put in front and rows are resized",
    arguments: [true, false])
  func readingWithKeyboard(_ isLazy: Bool) async throws {
    let (screen, model) = await transcript(isLazy)
    try await screen.wheel(-1_500)
    try await screen.settle()
    let row = try #require(screen.visibleRows.first { $0.frame.minY > 30 })
    for isTyping in [true, false] {
      model.isTyping = isTyping
      for frame in 0..<24 {
        if frame.isMultiple(of: 5) { model.prepend(10) }
        if frame.isMultiple(of: 2) { model.append() }
        if frame.isMultiple(of: 3) { model.items[2].height += 23 }
        try await screen.frames(1)
        let now = try #require(screen.row(row.id)).frame.minY
        #expect(abs(now - row.frame.minY) < 1e-6, "typing \(isTyping), frame \(frame)")
      }
    }
    try await screen.settle()
    #expect(try abs(#require(screen.row(row.id)).frame.minY - row.frame.minY) < 1e-6)
  }

  @Test("an animated scroll arrives where it was sent, whatever is put in front on the way", arguments: [true, false])
  func animated(_ isLazy: Bool) async throws {
    let model = Model(0..<120)
    var proxy: ScrollViewProxy?
    let screen = await Screen {
      ScrollViewReader { reader in
        Transcript(model: model, isLazy: isLazy).onAppear { proxy = reader }
      }
    }
    withAnimation(.linear(duration: 0.4)) { proxy?.scrollTo(40, anchor: .top) }
    for frame in 0..<30 {
      if frame.isMultiple(of: 6) { model.prepend(12) }
      try await screen.frames(1)
    }
    try await screen.settle()
    #expect(try abs(#require(screen.row(40)).frame.minY - 20) < 1e-6)
  }
}
