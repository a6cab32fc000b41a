import SimulatorTesting
import SwiftUI

@MainActor @Suite("Roles of default scroll anchors", .simulator(.iPhoneSE))
struct DefaultScrollAnchorRoleTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows: [Int]
    init(_ rows: Range<Int>) { self.rows = Array(rows) }
  }

  struct AnchoredRows<List: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let anchors: (ScrollView<AnyView>) -> List

    var body: some View {
      anchors(
        ScrollView {
          AnyView(
            LazyVStack(spacing: 0) {
              ForEach(model.rows, id: \.self) { blueRow($0) }
            })
        })
    }
  }

  private func frame(_ screen: Screen, _ row: Int) throws -> CGRect { try screen.find(.identifier("row.\(row)")).frame }

  @Test("an initial offset is where the content begins, and nothing else: what comes later moves nothing")
  func initialOffset() async throws {
    let model = Model(0..<20)
    let screen = await Screen { AnchoredRows(model: model) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } }
    #expect(try frame(screen, 19).maxY == 568)
    try await screen.expectStable("row.19") { model.rows.append(20) }
    // Nor after the user has scrolled
    try await screen.wheel(-200)
    try await screen.expectStable("row.16") { model.rows.append(21) }
  }

  @Test("an initial offset waits for content that comes late; content that fits lies at the start")
  func late() async throws {
    let model = Model(0..<2)
    let screen = await Screen { AnchoredRows(model: model) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } }
    #expect(try frame(screen, 0).minY == 20)
    model.rows = Array(0..<30)
    try await screen.settle()
    #expect(try frame(screen, 29).maxY == 568)
  }

  @Test("an anchor for sizes begins at the start, and holds the end once it is there")
  func sizeChanges() async throws {
    let model = Model(0..<20)
    let screen = await Screen { AnchoredRows(model: model) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } }
    #expect(try frame(screen, 0).minY == 20)
    try await screen.expectStable("row.0") { model.rows.append(20) }
    try await screen.press(.end)
    try await screen.settle()
    model.rows.append(21)
    try await screen.frames(1)
    #expect(try frame(screen, 21).maxY == 568)
    // A finger that leaves the end releases the anchor
    try await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 420))
    try await screen.settle()
    try await screen.expectStable("row.18") { model.rows.append(22) }
  }

  @Test("an anchor for alignment says where short content lies", arguments: [false, true])
  func alignment(_ isOutside: Bool) async throws {
    // An anchor with a role overrides one without, whichever modifier is outside
    let model = Model(0..<2)
    let screen = await Screen {
      AnchoredRows(model: model) { list in
        if isOutside {
          list.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        } else {
          list.defaultScrollAnchor(.center, for: .alignment).defaultScrollAnchor(.bottom)
        }
      }
    }
    #expect(try frame(screen, 0).minY == 20 + (548 - 200) / 2)
    model.rows = Array(0..<30)
    try await screen.settle()
    #expect(try frame(screen, 29).maxY == 568)
  }

  @Test("nil for a role is no anchor for it")
  func none() async throws {
    let model = Model(0..<20)
    let screen = await Screen {
      AnchoredRows(model: model) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .sizeChanges) }
    }
    #expect(try frame(screen, 19).maxY == 568)
    try await screen.expectStable("row.19") { model.rows.append(20) }
  }
}
