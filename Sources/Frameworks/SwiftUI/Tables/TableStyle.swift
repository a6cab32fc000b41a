import Foundation

/// How a table looks.
@MainActor @preconcurrency
public protocol TableStyle {
  /// What a table looks like.
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  /// The view of a table. A style of an app's own makes it of another style's.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How far rows keep away from the edges of the table, in points; nil for a style of an app's own.
  nonisolated var _inset: CGFloat? { get }
}

extension TableStyle {
  nonisolated public var _inset: CGFloat? { nil }
  func _styled(_ configuration: TableStyleConfiguration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// A table, for a style.
public struct TableStyleConfiguration {
  let table: AnyView
}

/// What is usual: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  /// The rows from edge to edge.
  public func makeBody(configuration: Configuration) -> some View { configuration.table }
  nonisolated public var _inset: CGFloat? { 0 }
}

/// Rows that keep away from the edges.
public struct InsetTableStyle: TableStyle {
  /// The same as `.inset`.
  public nonisolated init() {}
  /// The rows away from the edges.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.table.padding(.horizontal, _inset)
  }
  nonisolated public var _inset: CGFloat? { 16 }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// What is usual: rows from edge to edge.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that keep away from the edges.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: any TableStyle = AutomaticTableStyle()
}
private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableStyle: any TableStyle {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How tables inside look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyle, style) }

  /// Whether tables inside have headers above their columns.
  @available(iOS 17.0, *)
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
