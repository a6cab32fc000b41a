import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// What sorts the rows; `Never` for columns that do not.
  associatedtype TableColumnSortComparator: SortComparator
  /// What the columns are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// What the columns are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns, in their order.
  static func _columns(of content: Self) -> [_TableColumn<TableRowValue>]
  /// The columns, in their order.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Those of its body.
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    TableColumnBody._columns(of: content.tableColumnBody)
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public var tableColumnBody: Never { return preconditionFailure("Never has no body") }
  public static func _columns(of content: Never) -> [_TableColumn<Never>] {}
}

/// Columns of this module, which have no body.
@MainActor
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumnContent {
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body") }
}

/// One column, whatever is in it. Not for use outside this module.
public struct _TableColumn<RowValue> {
  var label: AnyView
  var cell: (RowValue) -> AnyView
  /// What the rows are sorted by when the header is tapped.
  var comparator: (any SortComparator)?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  /// By what a customization tells it from others, and what that may not do.
  var customizationID: String?
  var fixed: TableColumnCustomizationBehavior = []
}

/// How wide a column is, in points.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
  /// What a column is at least that says nothing itself; a guess.
  static let usualMinimum: CGFloat = 44

  /// The next possible width.
  func clamped(_ width: CGFloat) -> CGFloat { Swift.max(min ?? Self.usualMinimum, Swift.min(width, max ?? .infinity)) }
}

/// Where in a column its header and its cells stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge { case leading, center, trailing }
  private let edge: Edge

  /// At the start.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// At the start.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// At the end.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// Where numbers stand: at the end.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// Where numbers of a numbering system stand. Caveat: at the end, whatever the system.
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

/// Builds the columns of a table from the statements of a closure.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that can sort the table.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: TableColumn._columns(of: column))
  }
  /// A column that cannot sort the table, among those that can.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: TableColumn._columns(of: column))
  }
  /// Any columns.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort> where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    _TableColumns(columns: Column._columns(of: column))
  }
  /// Columns that cannot sort the table, among those that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    _TableColumns(columns: Column._columns(of: column))
  }
  /// Several statements are columns in their order.
  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: columns.flatMap(\.columns))
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(columns: [])
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
  /// The other branch.
  public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
  /// Inside `if #available`.
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

  /// Where the headers and the cells of the columns stand.
  @MainActor public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }

  /// Whether the columns are shown.
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
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Columns for each element, told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for each element, told apart by `id`.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, content: content)
  }

  /// Columns for each element, which tells its own id.
  @_disfavoredOverload
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content)
  }

  /// Columns for each element, which tells its own id.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  @MainActor public static func _columns(of columns: Self) -> [_TableColumn<RowValue>] {
    columns.data.flatMap { Content._columns(of: columns.content($0)) }
  }
}
