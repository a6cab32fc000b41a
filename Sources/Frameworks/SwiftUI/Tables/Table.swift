import Foundation

/// Rows with a cell for each column. In a compact width only the first column is shown, without headers.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View, FrameworkView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private typealias Choice = List<Value.ID, EmptyView>.Choice

  private let rows: Rows
  private let columns: Columns
  private let sorting: TableSorting?
  private let one: Binding<Value.ID?>?
  private let several: Binding<Set<Value.ID>>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableStyle) private var style
  @Environment(\.tableColumnHeaders) private var headers

  init(
    rows: Rows, columns: Columns, sorting: TableSorting? = nil, one: Binding<Value.ID?>? = nil,
    several: Binding<Set<Value.ID>>? = nil, customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.sorting = sorting
    self.one = one
    self.several = several
    self.customization = customization
  }

  /// The rows in a list, in the environment's style.
  @MainActor public var body: some View {
    let written = Columns._columns(of: columns)
    let all = (customization?.wrappedValue.columns(of: written) ?? written).filter { $0.visibility != .hidden }
    let shown = sizeClass == .compact ? Array(all.prefix(1)) : all
    let rows = list(shown, header: sizeClass != .compact && headers != .hidden).listStyle(.plain)
    if let inset = style._inset {
      rows.padding(.horizontal, inset)
    } else {
      style._styled(TableStyleConfiguration(table: AnyView(rows)))
    }
  }

  @ViewBuilder @MainActor private func list(_ columns: [_TableColumn<Value>], header: Bool) -> some View {
    if let several {
      List(selection: several) { content(columns, header: header) }
    } else if let one {
      List(selection: one) { content(columns, header: header) }
    } else {
      List { content(columns, header: header) }
    }
  }

  @ViewBuilder @MainActor private func content(_ columns: [_TableColumn<Value>], header: Bool) -> some View {
    if header {
      Section {
        Rows._rows(of: rows, columns: columns)
      } header: {
        TableHeader(columns: columns, sorting: sorting)
      }
    } else {
      Rows._rows(of: rows, columns: columns)
    }
  }
}
