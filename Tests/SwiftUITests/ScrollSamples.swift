import SimulatorTesting
import SwiftUI

/// A row of a test's list.
struct SampleItem: Identifiable, Hashable {
  let id: Int
  var height: CGFloat

  init(_ id: Int, height: CGFloat? = nil) {
    self.id = id
    self.height = height ?? CGFloat(40 + (id % 7 + 7) % 7 * 17)
  }
}

@MainActor
final class SampleList: ObservableObject {
  @Published var items: [SampleItem]
  /// The height of the content above the list in the page.
  @Published var headerHeight: CGFloat = 300
  @Published var isLoading = false
  var appeared: [Int] = []
  var disappeared: [Int] = []

  init(_ ids: Range<Int>) { items = ids.map { SampleItem($0) } }

  init(_ items: [SampleItem]) { self.items = items }
}

/// The nesting of a list in its page.
enum SampleNesting: CaseIterable {
  case plain, nested, probed, deep
}

/// A page with a list whose rows are exactly as tall as their items say.
struct SamplePage: View {
  @ObservedObject var model: SampleList
  var nesting = SampleNesting.plain
  static let spacing: CGFloat = 8

  var body: some View {
    switch nesting {
    case .plain: ScrollView { list }
    case .nested:
      ScrollView {
        LazyVStack(spacing: 0) {
          header
          if model.isLoading {
            Color.gray.frame(height: 120).accessibilityIdentifier("spinner")
          } else {
            ZStack { list }
          }
        }
      }
    case .probed:
      ScrollView {
        VStack(spacing: 0) {
          header
          ProbingLayout { list }
        }
      }
    case .deep:
      ScrollView {
        LazyVStack(spacing: 0) {
          header
          ZStack {
            Color.white
            LazyVStack(spacing: 0) {
              Color.green.frame(height: 60)
              list.padding(.vertical, 10)
            }
          }
          .background(Color.white)
        }
      }
    }
  }

  var header: some View { Color.red.frame(height: model.headerHeight).accessibilityIdentifier("header") }

  var list: some View {
    LazyVStack(spacing: Self.spacing) {
      ForEach(model.items) { item in
        SampleRow(item: item)
          .onAppear { model.appeared.append(item.id) }
          .onDisappear { model.disappeared.append(item.id) }
      }
    }
  }
}

struct SampleRow: View {
  let item: SampleItem
  /// A number that shows whether the row kept its identity.
  @State private var birth = SampleRow.nextBirth()

  private static var births = 0
  static func nextBirth() -> Int {
    births += 1
    return births
  }

  var body: some View {
    Color.blue.frame(height: item.height)
      .accessibilityIdentifier("row.\(item.id)")
      .accessibilityValue("\(birth)")
  }
}

/// Returns a row 100 points high, which `Screen.rows` has by its number.
@MainActor
func blueRow(_ number: Int) -> some View { Color.blue.frame(height: 100).accessibilityIdentifier("row.\(number)") }

/// A grid with as many columns as fit.
struct SampleGrid: View {
  let items: [SampleItem]
  /// The least width of a cell, in points.
  let leastWidth: CGFloat

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: leastWidth), alignment: .top)], spacing: SamplePage.spacing) {
      ForEach(items) { SampleRow(item: $0) }
    }
  }
}

/// Asks its child for all kinds of sizes before it places it below the top.
struct ProbingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for probe in [ProposedViewSize.zero, .infinity, .unspecified] {
      for view in subviews { _ = view.sizeThatFits(probe) }
    }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      _ = view.sizeThatFits(.infinity)
      view.place(at: bounds.origin, proposal: proposal)
    }
  }
}

extension Screen {
  struct Row: Equatable {
    let id: Int
    let frame: CGRect
    let birth: String
  }

  /// The built rows in the order of the accessibility tree.
  var rows: [Row] {
    findAll(.identifier(startsWith: "row.")).compactMap { element in
      Int(element.identifier.dropFirst(4)).map { Row(id: $0, frame: element.frame, birth: element.value) }
    }
  }

  /// The top of the free part of the screen: below the status bar, which is absent in landscape.
  var top: CGFloat { simulator.runtime.safeAreaRect.minY }

  /// The rows that are partly on the screen below the status bar.
  var visibleRows: [Row] {
    let bottom = simulator.displayList.size.height
    return rows.filter { $0.frame.maxY > top && $0.frame.minY < bottom }
  }

  func row(_ id: Int) -> Row? { rows.first { $0.id == id } }
}

/// Checks the invariants of a list's rows in every frame: in order, no duplicates, the height of their items, exactly
/// one gap apart, and covering the list's part of the viewport.
@MainActor
func expectSound(
  _ screen: Screen, _ model: SampleList, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = screen.rows
  var places: [Int: Int] = [:]
  for (place, item) in model.items.enumerated() { places[item.id] = place }
  let indices = rows.map { places[$0.id] ?? -1 }
  #expect(!indices.contains(-1), comment, sourceLocation: sourceLocation)
  for (row, next) in zip(rows.indices, rows.indices.dropFirst()) {
    #expect(indices[next] == indices[row] + 1, comment, sourceLocation: sourceLocation)
    let gap = rows[next].frame.minY - rows[row].frame.maxY
    #expect(abs(gap - SamplePage.spacing) < 1e-5, comment, sourceLocation: sourceLocation)
  }
  for (row, index) in zip(rows, indices) where index >= 0 {
    #expect(abs(row.frame.height - model.items[index].height) < 1e-5, comment, sourceLocation: sourceLocation)
  }
  guard let first = rows.first, let last = rows.last else { return }
  let size = screen.simulator.displayList.size
  #expect(indices[0] == 0 || first.frame.minY <= SamplePage.spacing, comment, sourceLocation: sourceLocation)
  #expect(
    indices[indices.count - 1] == model.items.count - 1 || last.frame.maxY >= size.height - SamplePage.spacing,
    comment, sourceLocation: sourceLocation)
  #expect(screen.counters.liveRows < 60, comment, sourceLocation: sourceLocation)
}
