import Foundation

/// A table row in a list, with a cell for each column.
nonisolated public struct _TableRowView<Value: Identifiable>: View, FrameworkView {
  let value: Value
  let columns: [_TableColumn<Value>]

  @MainActor public var body: some View {
    // A row without columns is still a row: it can be selected and have a menu.
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        HStack(spacing: 0) { columns[index].cell(value) }
          .frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
      }
    }
  }
}

/// Places the cells of a row side by side. It depends only on the width and the columns, so it is the same in every
/// row.
nonisolated struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]
  /// Between two columns, in points; a guess.
  private static var spacing: CGFloat { 16 }

  /// Returns the widths of the columns in a row. Columns with an ideal width get it; the others share the rest.
  func columns(in width: CGFloat) -> [CGFloat] {
    let free = max(0, width - Self.spacing * CGFloat(max(0, widths.count - 1)))
    var known = widths.map { width in width.ideal.map(width.clamped) }
    if !known.contains(nil), known.compactMap(\.self).reduce(0, +) < free {
      known = widths.map { $0.min == $0.max ? $0.min : nil }
    }
    var open = known.indices.filter { known[$0] == nil }
    while !open.isEmpty {
      let share = max(0, free - known.compactMap(\.self).reduce(0, +)) / CGFloat(open.count)
      let bound = open.filter { widths[$0].clamped(share) != share }
      for index in bound.isEmpty ? open : bound { known[index] = widths[index].clamped(share) }
      open = open.filter { known[$0] == nil }
    }
    return known.map { $0 ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let wished = widths.reduce(Self.spacing * CGFloat(max(0, widths.count - 1))) { $0 + ($1.ideal ?? $1.clamped(100)) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? wished
    let height = zip(subviews, columns(in: width)).map { cell, width in
      cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: width, height: height.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (cell, width) in zip(subviews, columns(in: bounds.width)) {
      cell.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
      x += width + Self.spacing
    }
  }
}

/// The headers of a table's columns. Sortable ones are buttons.
nonisolated struct TableHeader<Value: Identifiable>: View, FrameworkView {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?

  @MainActor var body: some View {
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        header(columns[index]).frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
      }
    }
  }

  @ViewBuilder @MainActor private func header(_ column: _TableColumn<Value>) -> some View {
    if let comparator = column.comparator, let sorting, sorting.accepts(comparator) {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
      // The words are our choice.
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
    } else {
      column.label
    }
  }
}

/// The sort order that the headers of a table change, with type-erased comparators.
struct TableSorting {
  /// Returns whether the comparator has the type that sorts the table.
  let accepts: (any SortComparator) -> Bool
  /// Returns the sort order if this comparator is the first one; otherwise nil.
  let order: (any SortComparator) -> SortOrder?
  /// Sorts by the comparator first, or reverses the order if it already is.
  let sort: (any SortComparator) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isFirst(_ comparator: Sort) -> Bool { binding.wrappedValue.first.map { $0.isAlike(comparator) } ?? false }
    accepts = { $0 is Sort }
    order = { ($0 as? Sort).flatMap { isFirst($0) ? binding.wrappedValue.first?.order : nil } }
    sort = {
      guard let comparator = $0 as? Sort else { return }
      if isFirst(comparator) {
        binding.wrappedValue[0].order = binding.wrappedValue[0].order == .forward ? .reverse : .forward
      } else {
        binding.wrappedValue = [comparator] + binding.wrappedValue.filter { !$0.isAlike(comparator) }
      }
    }
  }
}

extension SortComparator {
  /// Returns whether both are equal except for the order.
  fileprivate func isAlike(_ other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
