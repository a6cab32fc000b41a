import Foundation

/// A grid that grows vertically in a scroll view and builds only the cells of visible lines.
nonisolated public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid with columns that is as wide as the proposed width. `alignment` applies to the columns if they do
  /// not fill it, and to cells in columns without an alignment of their own. `spacing` is between lines in points, nil
  /// for 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor static var axis: Axis { .vertical }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(alignment: alignment.key, spacing: spacing, items: columns, pinnedViews: pinnedViews)
  }
}

/// A grid that grows horizontally in a scroll view and builds only the cells of visible lines.
nonisolated public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid with rows that is as high as the proposed height. `alignment` applies to the rows if they do not
  /// fill it, and to cells in rows without an alignment of their own. `spacing` is between lines in points, nil for 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor static var axis: Axis { .horizontal }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(alignment: alignment.key, spacing: spacing, items: rows, pinnedViews: pinnedViews)
  }
}
