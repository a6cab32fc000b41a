/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// What the rows are made of.
  associatedtype TableRowBody: TableRowContent
  /// What the rows are made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows as views of a list.
  associatedtype _TableRows: View = AnyView
  /// The rows as views of a list, with the cells of some columns.
  static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> _TableRows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Those of its body.
  public static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> TableRowBody._TableRows {
    TableRowBody._rows(of: content.tableRowBody, columns: columns)
  }
}

extension Never: TableRowContent {
  public var tableRowBody: Never { return preconditionFailure("Never has no body") }
  public static func _rows(of content: Never, columns: [_TableColumn<Never>]) -> Never {}
}

/// Rows of this module, which have no body.
@MainActor
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRowContent {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  private let value: Value

  /// The row of a value.
  public init(_ value: Value) { self.value = value }

  @MainActor public static func _rows(of row: Self, columns: [_TableColumn<Value>]) -> _TableRowView<Value> {
    _TableRowView(value: row.value, columns: columns)
  }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  @MainActor public static func _rows(
    of rows: Self, columns: [_TableColumn<Data.Element>]
  ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach(rows.data) { _TableRowView(value: $0, columns: columns) }
  }
}

extension ForEach: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public static func _rows(
    of rows: Self, columns: [_TableColumn<Content.TableRowValue>]
  ) -> ForEach<Data, ID, Content._TableRows> {
    ForEach<Data, ID, Content._TableRows>(rows.data, id: rows.id) {
      Content._rows(of: rows.content($0), columns: columns)
    }
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows of a table for each element, told apart by `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Rows of a table for each element, which tells its own id.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// A row of a table for each element.
  public init(_ data: Data) {
    self.data = data
    id = \.id
    content = { TableRow($0) }
  }
}

/// Rows of a table as views.
public struct _TableRowViews<Value: Identifiable, Rows: View>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  let rows: ([_TableColumn<Value>]) -> Rows
  public static func _rows(of content: Self, columns: [_TableColumn<Value>]) -> Rows { content.rows(columns) }
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder @MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// A statement is rows.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> _TableRowViews<Value, Content._TableRows> where Content.TableRowValue == Value {
    _TableRowViews { Content._rows(of: content, columns: $0) }
  }
  /// One statement is itself.
  public static func buildBlock<Rows: View>(_ content: _TableRowViews<Value, Rows>) -> _TableRowViews<Value, Rows> {
    content
  }
  /// Several statements are rows in their order.
  public static func buildBlock<each Rows: View>(
    _ content: repeat _TableRowViews<Value, each Rows>
  ) -> _TableRowViews<Value, TupleView<(repeat each Rows)>> {
    _TableRowViews { columns in TupleView((repeat (each content).rows(columns))) }
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<Rows: View>(
    _ content: _TableRowViews<Value, Rows>?
  ) -> _TableRowViews<Value, Rows?> {
    _TableRowViews { columns in content?.rows(columns) }
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: _TableRowViews<Value, First>
  ) -> _TableRowViews<Value, _ConditionalContent<First, Second>> {
    _TableRowViews { _ConditionalContent(storage: .trueContent(first.rows($0))) }
  }
  /// The other branch.
  public static func buildEither<First: View, Second: View>(
    second: _TableRowViews<Value, Second>
  ) -> _TableRowViews<Value, _ConditionalContent<First, Second>> {
    _TableRowViews { _ConditionalContent(storage: .falseContent(second.rows($0))) }
  }
  /// Inside `if #available`.
  public static func buildLimitedAvailability<Rows: View>(
    _ content: _TableRowViews<Value, Rows>
  ) -> _TableRowViews<Value, Rows> { content }
}

nonisolated extension TableRowContent {
  /// What a long press on a row shows.
  @MainActor public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return _TableRowViews { columns in Self._rows(of: self, columns: columns).contextMenu { items } }
  }

  /// Whether taps on the rows select them.
  @MainActor public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _TableRowViews { columns in Self._rows(of: self, columns: columns).selectionDisabled(isDisabled) }
  }
}
