import Foundation

// The combinations of row sources, selection and sorting.

extension Table {
  /// Creates a table with a row for each element.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Creates a table with a row for each element; a tap selects a row's id.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), one: selection)
  }

  /// Creates a table with a row for each element; a tap selects a row's id; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// Creates a table with a row for each element; in edit mode, taps select rows' ids.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), several: selection)
  }

  /// Creates a table with a row for each element; in edit mode, taps select rows' ids; the headers sort.
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
  /// Creates a table with any rows; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Creates a table with any rows; a tap selects a row's id; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// Creates a table with any rows; in edit mode, taps select rows' ids; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), several: selection)
  }
}

extension Table {
  /// Creates a table with rows for values of a type.
  @MainActor public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Creates a table with rows for values of a type; a tap selects a row's id.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), one: selection)
  }

  /// Creates a table with rows for values of a type; a tap selects a row's id; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), one: selection)
  }

  /// Creates a table with rows for values of a type; in edit mode, taps select rows' ids.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), several: selection)
  }

  /// Creates a table with rows for values of a type; in edit mode, taps select rows' ids; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), several: selection)
  }
}
