import Foundation

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The spacing between list rows; nil for rows that touch.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the spacing between the rows of lists inside, in points; nil for the default. In a list of cards, each row
  /// then has its own card.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the insets between some edges of a row and its content, in points; nil for the default.
  @available(iOS 26.0, *)
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_ListRowTraitModifier(trait: .edgeInsets(edges, length)))
  }
}
