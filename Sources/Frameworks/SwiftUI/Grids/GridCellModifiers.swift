import Foundation

/// The row that a cell is in.
struct GridRowIdentity: Equatable {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey {
  static let defaultValue: GridRowIdentity? = nil
}

enum GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

enum GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

enum GridCellUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

/// Makes the leaves of a view the cells of one row.
nonisolated public struct _GridRowModifier: RenderModifier {
  let alignment: VerticalAlignment?
  public typealias Body = Never

  private func identity(of owner: _Node) -> Any {
    GridRowIdentity(id: ObjectIdentifier(owner), alignment: alignment)
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LayoutValueRender {
    LayoutValueRender(key: ObjectIdentifier(GridRowKey.self), value: identity(of: owner), owner: owner, child: child)
  }

  @MainActor func update(_ render: LayoutValueRender) { render.value = identity(of: render.owner) }
}

nonisolated extension View {
  /// Makes the view span several columns of its grid.
  @MainActor public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Places the view's point `anchor` at the same point of its cell, overriding the alignments of row and column.
  @MainActor public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the view's column, overriding the grid's.
  @MainActor public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Excludes the view from sizing its row or column along the given axes; it takes the space that the other cells
  /// determine.
  @MainActor public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
