import Foundation

/// A column of a table: a header, and a cell for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  PrimitiveTableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private let label: Label
  private let comparator: Sort?
  private let cell: (RowValue) -> Content
  private var size = TableColumnWidth()

  fileprivate init(label: Label, comparator: Sort?, cell: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.cell = cell
  }

  @MainActor public static func _columns(of column: Self) -> [_TableColumn<RowValue>] {
    let cell = column.cell
    return [
      _TableColumn(
        label: AnyView(column.label), cell: { AnyView(cell($0)) }, comparator: column.comparator, width: column.size)
    ]
  }

  private func sized(_ width: TableColumnWidth) -> Self {
    var copy = self
    copy.size = width
    return copy
  }

  /// Sets the column's width in points; nil for the default.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    sized(TableColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets the column's minimum and maximum width in points; `ideal` if there is room.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    sized(TableColumnWidth(min: min, ideal: ideal, max: max))
  }

  /// Sets the column's default width.
  @available(*, deprecated, message: "Say a width, or leave it out.")
  public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

// The title of a column can be a text, a localized key or a nonlocalized string.

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that cannot sort the table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, cell: content)
  }
  /// Creates a column that cannot sort the table.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, cell: content)
  }
  /// Creates a column that cannot sort the table.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, cell: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a text column that cannot sort the table.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that cannot sort the table.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that cannot sort the table.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column that sorts the table with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(label: Text(titleKey), comparator: comparator, cell: content)
  }
  /// Creates a column that sorts the table with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(label: Text(title), comparator: comparator, cell: content)
  }
  /// Creates a column that sorts the table with a comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
  where RowValue == Sort.Compared {
    self.init(label: text, comparator: comparator, cell: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts the table by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, sortUsing: KeyPathComparator(value), content: content)
  }
  /// Creates a column that sorts the table by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, sortUsing: KeyPathComparator(value), content: content)
  }
  /// Creates a column that sorts the table by a property.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, sortUsing: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts the table by a property with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(titleKey, sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
  }
  /// Creates a column that sorts the table by a property with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(title, sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
  }
  /// Creates a column that sorts the table by a property with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

// Foundation has no `localizedStandard` here, which is Apple's default comparator for text.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a text column that sorts the table.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that sorts the table with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(titleKey, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that sorts the table.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(title, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that sorts the table with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(title, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that sorts the table.
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
    self.init(text, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a text column that sorts the table with a comparator.
  public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
}
