import Foundation

/// A type that defines the appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The type of the table's view.
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  /// Returns the view of a table. A custom style builds on another style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The inset of rows from the edges of the table, in points; nil for a custom style.
  nonisolated var _inset: CGFloat? { get }
}

extension TableStyle {
  nonisolated public var _inset: CGFloat? { nil }
  func _styled(_ configuration: TableStyleConfiguration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The properties of a table, for a style to draw.
public struct TableStyleConfiguration {
  let table: AnyView
}

/// The default style: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  /// The rows from edge to edge.
  public func makeBody(configuration: Configuration) -> some View { configuration.table }
  nonisolated public var _inset: CGFloat? { 0 }
}

/// A style with rows inset from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style. Same as `.inset`.
  public nonisolated init() {}
  /// The rows inset from the edges.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.table.padding(.horizontal, _inset)
  }
  nonisolated public var _inset: CGFloat? { 16 }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style: rows from edge to edge.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with rows inset from the edges.
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
  /// Sets the style of tables in this view.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyle, style) }

  /// Sets the visibility of the column headers of tables in this view.
  @available(iOS 17.0, *)
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
