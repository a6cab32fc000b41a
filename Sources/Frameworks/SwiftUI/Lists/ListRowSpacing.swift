import Foundation

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Between the rows of a list; nil for rows that touch.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How far the rows of lists inside are from each other, in points; nil for the usual. On cards each row then has its own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The distance between some edges of a row and its content, in points; nil for the usual one.
  @available(iOS 26.0, *)
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_ListRowTraitModifier(trait: .edgeInsets(edges, length)))
  }
}
