import SimulatorTesting
import SwiftUI

/// The placement of the list in a random test.
enum FuzzPage: String, CaseIterable, Sendable {
  case plain, nested, probed, deep
  /// A list that scrolls by itself inside a scrolling page.
  case inner
  /// Rows that scroll sideways in a list of a page.
  case shelves
  /// The list's position is the app's state.
  case positioned
  /// The list is anchored at its end.
  case held
  /// The list is upside down, and so is each row.
  case flipped
  /// Margins around the content, with rows that fill the remaining width.
  case margins
  /// Rows with effects that depend on their position.
  case effects
  /// Cells of a grid with as many columns as fit.
  case grid
  /// Sections with pinned headers and footers.
  case sections
  /// A list with sections.
  case list

  var nesting: SampleNesting? {
    switch self {
    case .plain, .positioned, .held: .plain
    case .nested: .nested
    case .probed: .probed
    case .deep: .deep
    case .inner, .shelves, .flipped, .margins, .effects, .grid, .sections, .list: nil
    }
  }
}

/// The controls that a random test changes besides its data.
@MainActor
final class FuzzControls: ObservableObject {
  @Published var isTyping = false
  @Published var position: Int?
  @Published var mode = EditMode.inactive
  @Published var chosen: Set<Int> = []
  var proxy: ScrollViewProxy?
}

struct FuzzPageView: View {
  @ObservedObject var model: SampleList
  @ObservedObject var controls: FuzzControls
  let page: FuzzPage
  static let cells = 60
  /// The least width of a cell in the grid.
  static let leastCellWidth: CGFloat = 90

  var body: some View {
    PageAboveField(isTyping: controls.isTyping, fieldHeight: 40, follow: { controls.proxy = $0 }) { content }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .plain, .nested, .probed, .deep: SamplePage(model: model, nesting: page.nesting ?? .plain)
    case .positioned:
      ScrollView { SamplePage(model: model).list.scrollTargetLayout() }
        .scrollPosition(id: $controls.position)
    case .held: SamplePage(model: model).defaultScrollAnchor(.bottom)
    case .flipped:
      ScrollView {
        LazyVStack(spacing: SamplePage.spacing) {
          ForEach(model.items) { SampleRow(item: $0).rotationEffect(.degrees(180)) }
        }
      }
      .rotationEffect(.degrees(180))
    case .margins:
      ScrollView {
        LazyVStack(spacing: SamplePage.spacing) {
          ForEach(model.items) { SampleRow(item: $0).containerRelativeFrame(.horizontal, alignment: .leading) }
        }
      }
      .contentMargins(.horizontal, 20)
      .contentMargins(.vertical, 50, for: .scrollContent)
    case .effects:
      ScrollView {
        LazyVStack(spacing: SamplePage.spacing) {
          ForEach(model.items) { item in
            SampleRow(item: item)
              .scrollTransition(.animated) { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
              .visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY > 200 ? 1 : 0.5) }
              .containerRelativeFrame(.horizontal) { length, _ in length - 20 }
          }
        }
      }
    case .inner:
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: model.headerHeight)
          ScrollView { SamplePage(model: model).list }.frame(height: 400).accessibilityIdentifier("inner")
          ForEach(0..<40, id: \.self) { _ in Color.green.frame(height: 90) }
        }
      }
    case .grid: ScrollView { SampleGrid(items: model.items, leastWidth: Self.leastCellWidth) }
    case .list: FuzzList(model: model, controls: controls)
    case .sections: ScrollView { FuzzSections(model: model) }
    case .shelves:
      ScrollView {
        LazyVStack(spacing: SamplePage.spacing) {
          ForEach(model.items) { item in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 4) {
                ForEach(0..<Self.cells, id: \.self) { cell in
                  Color.blue.frame(width: CGFloat(60 + cell % 3 * 40), height: item.height)
                    .accessibilityIdentifier("cell.\(item.id).\(cell)")
                }
              }
            }
            .frame(height: item.height)
            .accessibilityIdentifier("row.\(item.id)")
          }
        }
      }
    }
  }
}
