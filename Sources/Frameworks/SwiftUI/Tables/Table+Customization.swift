import Foundation

// The same tables with customizable columns.

@available(iOS 17.0, *)
extension Table {
  /// Creates a table with a row for each element.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element; a tap selects a row's id.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element; a tap selects a row's id; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element; in edit mode, taps select rows' ids.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), several: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element; in edit mode, taps select rows' ids; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder), several: selection,
      customization: columnCustomization)
  }
}

@available(iOS 17.0, *)
extension Table {
  /// Creates a table with a row for each element, and for its children while it is expanded.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, and for its children while it is expanded; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, and for its children while it is expanded; a tap selects a row's id.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, and for its children while it is expanded; a tap selects a row's id;
  /// the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, and for its children while it is expanded; in edit mode, taps select
  /// rows' ids.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), several: selection,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, and for its children while it is expanded; in edit mode, taps select
  /// rows' ids; the headers sort.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder), several: selection,
      customization: columnCustomization)
  }
}

@available(iOS 17.0, *)
extension Table {
  /// Creates a table with rows for values of a type.
  @MainActor public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(),
      customization: columnCustomization)
  }

  /// Creates a table with rows for values of a type; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with rows for values of a type; a tap selects a row's id.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with rows for values of a type; a tap selects a row's id; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), one: selection,
      customization: columnCustomization)
  }

  /// Creates a table with rows for values of a type; in edit mode, taps select rows' ids.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), several: selection,
      customization: columnCustomization)
  }

  /// Creates a table with rows for values of a type; in edit mode, taps select rows' ids; the headers sort.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), several: selection,
      customization: columnCustomization)
  }
}
