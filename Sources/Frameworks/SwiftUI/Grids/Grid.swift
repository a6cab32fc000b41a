import Foundation

/// Views in rows and columns: each column is as wide as its widest cell, each row as high as its highest.
///
/// A `GridRow` is a row; its views are the cells. A view outside of any row has a row of its own and spans all columns.
nonisolated public struct Grid<Content: View>: View, LayoutContainer {
  let layout: GridLayout
  let content: Content

  /// A grid; distances in points, nil for what the cells prefer. `alignment` is where a cell's view lies in the cell.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a `Grid`: each view in it is a cell, and modifiers on the row apply to each cell.
nonisolated public struct GridRow<Content: View>: View, FrameworkView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row; `alignment` goes before the grid's for its cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Arranges the rows of a `Grid`.
public struct GridLayout: Layout, Sendable {
  /// Where a view lies in its cell, unless its row or column says otherwise.
  public var alignment: Alignment
  /// Points between two columns; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between two rows; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// A grid; distances in points, nil for what the cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What the grid keeps between calls for the same subviews.
  public struct Cache {
    fileprivate var table: GridTable
    fileprivate var arrangements: [(ProposedViewSize, GridArrangement)] = []
  }

  /// Which subview is in which cell.
  public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(subviews, layout: self)) }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> GridArrangement {
    if let known = cache.arrangements.first(where: { $0.0 == proposal }) { return known.1 }
    let made = GridArrangement(cache.table, subviews, proposal)
    if cache.arrangements.count >= 4 { cache.arrangements.removeFirst() }
    cache.arrangements.append((proposal, made))
    return made
  }

  /// The columns and rows with the distances between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Puts each view where its cell, row and column say.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arrangement(proposal, subviews, &cache).place(subviews, cache.table, in: bounds)
  }
}
