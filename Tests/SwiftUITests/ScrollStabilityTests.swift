import SimulatorTesting
import SwiftUI

/// Visible content stays in place, to 0.0 points, whatever moves around it. `ScrollAnchorTests` covers the changes of
/// data.
@MainActor @Suite("Scroll views that hold still", .simulator(.iPhone15Pro))
struct ScrollStabilityTests {
  @MainActor final class Model: ObservableObject {
    @Published var header: CGFloat = 300
    @Published var text = ""
    var proxy: ScrollViewProxy?
  }

  struct FieldBetweenRows: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: model.header).accessibilityIdentifier("header")
            ForEach(0..<40, id: \.self) { row in
              Color.blue.frame(height: 50).accessibilityIdentifier("row.\(row)")
              if row == 12 {
                TextField("low", text: $model.text).frame(height: 40).accessibilityIdentifier("field")
              }
            }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  // MARK: Keyboard

  @Test("a field that the keyboard will cover rises evenly with it, from the first frame on")
  func revealRises() async throws {
    let model = Model()
    model.header = 0
    let screen = await Screen { FieldBetweenRows(model: model) }
    let start = try screen.find("field").frame.maxY
    #expect(start > 852 - 336)
    // When it is tapped, it covers the same share of its way as the keyboard in each frame
    var shares: [(keyboard: CGFloat, field: CGFloat)] = []
    func look() throws {
      guard let keyboard = screen.keyboardFrame else { return }
      shares.append(((852 - keyboard.minY) / 336, (start - (try screen.find("field").frame.maxY)) / (start - 504)))
    }
    try await screen.tap("field")
    try look()
    for _ in 0..<18 {
      try await screen.frames(1)
      try look()
    }
    #expect(shares.count > 10)
    for (frame, share) in shares.enumerated() {
      #expect(abs(share.keyboard - share.field) < 0.01, "frame \(frame): \(share)")
    }
    // It ends 12 points above the keyboard
    try await screen.settle()
    #expect(try abs(screen.find("field").frame.maxY - 504) < 0.01)
  }

  @Test("a field that stays visible does not move when the keyboard comes and goes")
  func keyboardHolds() async throws {
    let model = Model()
    let screen = await Screen { FieldBetweenRows(model: model) }
    try await screen.wheel(700)
    try await screen.expectStable("field", "row.12") {
      try await screen.tap("field")
      try await screen.settle()
      try await screen.dismissKeyboard()
    }
  }

  @Test("at the end, the content goes down with the keyboard and shows no gap")
  func keyboardLeavesEnd() async throws {
    let model = Model()
    let screen = await Screen { FieldBetweenRows(model: model) }
    try await screen.wheel(700)
    try await screen.tap("field")
    try await screen.settle()
    try await screen.wheel(5_000)
    #expect(try abs(screen.find("row.39").frame.maxY - 516) < 0.01)
    screen.setHardwareKeyboard(true)
    for _ in 0..<20 {
      try await screen.frames(1)
      let edge = min(852 - 34, screen.keyboardFrame?.minY ?? 852)
      #expect(try abs(screen.find("row.39").frame.maxY - edge) < 0.01)
    }
  }

  // MARK: Above the viewport

  @Test("while code scrolls with an animation, what grows above moves nothing and changes nothing of the way")
  func whileAnimating() async throws {
    func run(_ grows: Bool) async throws -> [CGFloat] {
      let model = Model()
      let screen = await Screen { FieldBetweenRows(model: model) }
      try await screen.wheel(500)
      withAnimation(.easeInOut(duration: 0.5)) { model.proxy?.scrollTo(25, anchor: .top) }
      try await screen.frames(8)
      if grows { model.header += 333 }
      var places: [CGFloat] = []
      for _ in 0..<30 {
        try await screen.frames(1)
        places.append(try screen.find("row.20").frame.minY)
      }
      return places
    }
    for (a, b) in zip(try await run(false), try await run(true)) { #expect(abs(a - b) < 0.001) }
  }

  @Test("at rest what grows, shrinks and goes above moves nothing by any part of a point")
  func atRest() async throws {
    let model = Model()
    let screen = await Screen { FieldBetweenRows(model: model) }
    try await screen.wheel(777.3)
    for height in [301, 1_234.56, 0, 77] as [CGFloat] {
      try await screen.expectStable("row.12", "row.15", tolerance: 1e-9) { model.header = height }
    }
  }

  @Test("at the very top the offset stays 0")
  func atTop() async throws {
    let model = Model()
    let screen = await Screen { FieldBetweenRows(model: model) }
    for height in [500, 10] as [CGFloat] {
      model.header = height
      try await screen.settle()
      #expect(try screen.find("header").frame.minY == 59)
      #expect(try screen.find("row.0").frame.minY == 59 + height)
    }
  }

  // MARK: Identity

  @Test("rows that are replaced wholesale by others with equal ids keep the position, whatever heights they have")
  func replaced() async throws {
    let model = SampleList(0..<300)
    let screen = await Screen { SamplePage(model: model) }
    for _ in 0..<20 { try await screen.wheel(211) }
    let first = try #require(screen.visibleRows.first)
    try await screen.expectStable(.identifier("row.\(first.id)"), tolerance: 0.001) {
      model.items = model.items.map { SampleItem($0.id, height: $0.id == first.id ? $0.height : $0.height * 1.7 + 3) }
    }
    expectSound(screen, model)
  }

  @Test("where the first visible rows go, the next one stays")
  func nextOne() async throws {
    let model = SampleList(0..<300)
    let screen = await Screen { SamplePage(model: model) }
    for _ in 0..<20 { try await screen.wheel(211) }
    let visible = screen.visibleRows.map(\.id)
    try await screen.expectStable(.identifier("row.\(visible[3])"), tolerance: 0.001) {
      model.items.removeAll { visible.prefix(3).contains($0.id) }
    }
    expectSound(screen, model)
  }
}
