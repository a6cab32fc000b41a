/// How a table looks.
@MainActor @preconcurrency
public protocol TableStyle {
  /// Whether the rows keep away from the edges of the table.
  nonisolated var _isInset: Bool { get }
}

/// What is usual: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  nonisolated public var _isInset: Bool { false }
}

/// Rows that keep away from the edges.
public struct InsetTableStyle: TableStyle {
  /// The same as `.inset`.
  public nonisolated init() {}
  nonisolated public var _isInset: Bool { true }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// What is usual: rows from edge to edge.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that keep away from the edges.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableIsInsetKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableIsInset: Bool {
    get { self[TableIsInsetKey.self] }
    set { self[TableIsInsetKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How tables inside look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableIsInset, style._isInset) }

  /// Whether tables inside have headers above their columns.
  @available(iOS 17.0, *)
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
