import Foundation

// The combinations of where the rows come from, what can be selected and whether the table can be sorted.

extension Table {
  /// A row for each element.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// A row for each element; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// A row for each element; a tap selects a row's id.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), one: selection)
  }

  /// A row for each element; a tap selects a row's id; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// A row for each element; while it is edited, taps select rows' ids.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), several: selection)
  }

  /// A row for each element; while it is edited, taps select rows' ids; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder), several: selection)
  }
}

extension Table {
  /// Any rows; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Any rows; a tap selects a row's id; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// Any rows; while it is edited, taps select rows' ids; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), several: selection)
  }
}

extension Table {
  /// Any rows, of values of a type.
  @MainActor public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Any rows, of values of a type; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Any rows, of values of a type; a tap selects a row's id.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), one: selection)
  }

  /// Any rows, of values of a type; a tap selects a row's id; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// Any rows, of values of a type; while it is edited, taps select rows' ids.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), several: selection)
  }

  /// Any rows, of values of a type; while it is edited, taps select rows' ids; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), several: selection)
  }
}
