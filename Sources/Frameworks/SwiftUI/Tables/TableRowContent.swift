/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows' body.
  associatedtype TableRowBody: TableRowContent
  /// The body of the rows.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows as views of a list.
  associatedtype _TableRows: View = AnyView
  /// Returns the rows as views of a list, with cells for the columns.
  static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> _TableRows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of its body.
  public static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> TableRowBody._TableRows {
    TableRowBody._rows(of: content.tableRowBody, columns: columns)
  }
}

extension Never: TableRowContent {
  public var tableRowBody: Never {
    return preconditionFailure("Never has no values, so none can be asked for its body.")
  }
  public static func _rows(of content: Never, columns: [_TableColumn<Never>]) -> Never {}
}

/// Rows of this module, which have no body.
@MainActor
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRowContent {
  public var tableRowBody: Never {
    preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.")
  }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  private let value: Value

  /// Creates a row for a value.
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
  /// Creates table rows for each element, identified by `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates table rows for each identifiable element.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// Creates a table row for each element.
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

/// A result builder for table rows.
@resultBuilder @MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// Builds a statement that is one row or several.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> _TableRowViews<Value, Content._TableRows> where Content.TableRowValue == Value {
    _TableRowViews { Content._rows(of: content, columns: $0) }
  }
  /// Builds a single statement.
  public static func buildBlock<Rows: View>(_ content: _TableRowViews<Value, Rows>) -> _TableRowViews<Value, Rows> {
    content
  }
  /// Builds several statements in order.
  public static func buildBlock<each Rows: View>(
    _ content: repeat _TableRowViews<Value, each Rows>
  ) -> _TableRowViews<Value, TupleView<(repeat each Rows)>> {
    _TableRowViews { columns in TupleView((repeat (each content).rows(columns))) }
  }
  /// Builds an `if` without `else`.
  public static func buildIf<Rows: View>(
    _ content: _TableRowViews<Value, Rows>?
  ) -> _TableRowViews<Value, Rows?> {
    _TableRowViews { columns in content?.rows(columns) }
  }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: _TableRowViews<Value, First>
  ) -> _TableRowViews<Value, _ConditionalContent<First, Second>> {
    _TableRowViews { _ConditionalContent(storage: .trueContent(first.rows($0))) }
  }
  /// Builds the other branch.
  public static func buildEither<First: View, Second: View>(
    second: _TableRowViews<Value, Second>
  ) -> _TableRowViews<Value, _ConditionalContent<First, Second>> {
    _TableRowViews { _ConditionalContent(storage: .falseContent(second.rows($0))) }
  }
  /// Builds the content of `if #available`.
  public static func buildLimitedAvailability<Rows: View>(
    _ content: _TableRowViews<Value, Rows>
  ) -> _TableRowViews<Value, Rows> { content }
}

nonisolated extension TableRowContent {
  /// Sets the menu that a long press on a row opens.
  @MainActor public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return _TableRowViews { columns in Self._rows(of: self, columns: columns).contextMenu { items } }
  }

  /// Sets whether tapping the rows selects them.
  @MainActor public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _TableRowViews { columns in Self._rows(of: self, columns: columns).selectionDisabled(isDisabled) }
  }
}
