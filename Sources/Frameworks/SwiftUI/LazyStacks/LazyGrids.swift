import Foundation

/// A grid inside a scroll view that grows downwards and builds only the cells of the lines that are visible.
nonisolated public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with columns, as wide as it is offered. `alignment` is where the columns lie if they do not fill it, and cells in
  /// columns without an alignment of their own; `spacing` is between lines in points, nil for 8.
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

/// A grid inside a scroll view that grows sideways and builds only the cells of the lines that are visible.
nonisolated public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with rows, as high as it is offered. `alignment` is where the rows lie if they do not fill it, and cells in rows
  /// without an alignment of their own; `spacing` is between lines in points, nil for 8.
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
