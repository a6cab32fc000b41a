/// How far a view keeps away from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// As far as is usual.
  public static let minimum = ScenePadding(name: "minimum")
}

nonisolated extension View {
  /// Keeps some edges away from those of the scene: on a phone as `padding(_:)` does, which is a guess.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps some edges away from those of the scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
