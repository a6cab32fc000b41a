/// The padding between a view and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The default padding.
  public static let minimum = ScenePadding(name: "minimum")
}

nonisolated extension View {
  /// Adds scene padding at some edges: on a phone the same as `padding(_:)`, which is a guess.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds scene padding at some edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
