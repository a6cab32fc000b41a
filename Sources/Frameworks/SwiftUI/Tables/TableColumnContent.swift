import Foundation

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type that sorts the rows; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the columns' body.
  associatedtype TableColumnBody: TableColumnContent
  /// The body of the columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// Returns the columns in order.
  static func _columns(of content: Self) -> [_TableColumn<TableRowValue>]
  /// Returns the columns in order.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of its body.
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    TableColumnBody._columns(of: content.tableColumnBody)
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public var tableColumnBody: Never {
    return preconditionFailure("Never has no values, so none can be asked for its body.")
  }
  public static func _columns(of content: Never) -> [_TableColumn<Never>] {}
}

/// Columns of this module, which have no body.
@MainActor
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumnContent {
  public var tableColumnBody: Never {
    preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.")
  }
}

/// A column with any content. Not for use outside this module.
public struct _TableColumn<RowValue> {
  var label: AnyView
  var cell: (RowValue) -> AnyView
  /// The comparator that sorts the rows when the header is tapped.
  var comparator: (any SortComparator)?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  /// Its id in a customization, and what cannot be customized.
  var customizationID: String?
  var fixed: TableColumnCustomizationBehavior = []
}

/// The width of a column, in points.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
  /// The default minimum width of a column; a guess.
  static let usualMinimum: CGFloat = 44

  /// Returns the nearest allowed width.
  func clamped(_ width: CGFloat) -> CGFloat { Swift.max(min ?? Self.usualMinimum, Swift.min(width, max ?? .infinity)) }
}

/// The alignment of a column's header and cells.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge { case leading, center, trailing }
  private let edge: Edge

  /// Leading.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// Leading.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// Centred.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// Trailing.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// Aligned for numbers: trailing.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// Aligned for numbers of a numbering system. Caveat: trailing for any system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var alignment: Alignment {
    switch edge {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Columns from the statements of a closure.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: PrimitiveTableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let columns: [_TableColumn<RowValue>]
  public static func _columns(of content: Self) -> [_TableColumn<RowValue>] { content.columns }
}

/// A result builder for table columns.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds a column that can sort the table.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: TableColumn._columns(of: column))
  }
  /// Builds a column that cannot sort the table, among those that can.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: TableColumn._columns(of: column))
  }
  /// Builds any columns.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort> where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    _TableColumns(columns: Column._columns(of: column))
  }
  /// Builds columns that cannot sort the table, among those that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    _TableColumns(columns: Column._columns(of: column))
  }
  /// Builds several columns in order.
  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: columns.flatMap(\.columns))
  }
  /// Builds an `if` without `else`.
  public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(columns: [])
  }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
  /// Builds the other branch.
  public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
  /// Builds the content of `if #available`.
  public static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

nonisolated extension TableColumnContent {
  @MainActor func changed(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = Self._columns(of: self)
    for index in columns.indices { change(&columns[index]) }
    return _TableColumns(columns: columns)
  }

  /// Sets the alignment of the columns' headers and cells.
  @MainActor public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }

  /// Sets the default visibility of the columns.
  @MainActor public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.visibility = visibility }
  }
}

/// Columns made from the elements of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: PrimitiveTableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  /// The elements.
  public var data: Data
  /// Makes the columns for an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for each element, identified by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for each element, identified by `id`.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, content: content)
  }

  /// Creates columns for each identifiable element.
  @_disfavoredOverload
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content)
  }

  /// Creates columns for each identifiable element.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  @MainActor public static func _columns(of columns: Self) -> [_TableColumn<RowValue>] {
    columns.data.flatMap { Content._columns(of: columns.content($0)) }
  }
}
