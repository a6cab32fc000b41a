import Foundation

/// A container that arranges views in rows and columns. Each column is as wide as its widest cell, each row as high as
/// its highest.
///
/// A `GridRow` is a row, and its views are the cells. A view outside of any row gets a row of its own and spans all
/// columns.
nonisolated public struct Grid<Content: View>: View, LayoutContainer {
  let layout: GridLayout
  let content: Content

  /// Creates a grid with spacings in points; nil uses the cells' preferences. `alignment` sets where a cell's view lies
  /// in its cell.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// A row of a `Grid`. Each view in it is a cell, and modifiers on the row apply to each cell.
nonisolated public struct GridRow<Content: View>: View, FrameworkView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row. `alignment` overrides the grid's for its cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// The layout of a `Grid`.
public struct GridLayout: Layout, Sendable {
  /// The alignment of a view in its cell, unless its row or column overrides it.
  public var alignment: Alignment
  /// The points between two columns; nil uses the cells' preferences.
  public var horizontalSpacing: CGFloat?
  /// The points between two rows; nil uses the cells' preferences.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with spacings in points; nil uses the cells' preferences.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The data that the grid keeps between calls for the same subviews.
  public struct Cache {
    fileprivate var table: GridTable
    fileprivate var arrangements: [(ProposedViewSize, GridArrangement)] = []
  }

  /// Assigns the subviews to cells.
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

  /// Returns the size of all columns and rows with the spacings between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Places each view according to its cell, row and column.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arrangement(proposal, subviews, &cache).place(subviews, cache.table, in: bounds)
  }
}
