import Foundation

private struct ListSectionMarginsKey: EnvironmentKey { static var defaultValue: [Edge: CGFloat] { [:] } }

extension EnvironmentValues {
  /// The margins of sections that do not set their own, if they differ from the default.
  var listSectionMargins: [Edge: CGFloat] {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension ListRowRender {
  /// Returns the margin of the row's section at an edge in points; nil for the default.
  func sectionMargin(_ edge: Edge) -> CGFloat? {
    if let own = traits.sectionMargins[edge] { return own }
    return environment.listSectionMargins[edge]
  }

  /// Returns the distances from the card to the list's leading and trailing edges.
  func cardMargins(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let usual = metrics.cardMargin(width)
    return (max(0, sectionMargin(.leading) ?? usual), max(0, sectionMargin(.trailing) ?? usual))
  }

  /// The distance between two sections according to their margins; nil if they set none.
  var sectionMarginAbove: CGFloat? {
    let above = place.isInFirstSection ? nil : neighbour(-1)?.sectionMargin(.bottom)
    let own = sectionMargin(.top)
    guard own != nil || above != nil else { return nil }
    return max(0, own ?? 0) + max(0, above ?? 0)
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the margins of the sections of a list, or of one section, in points: the distances to the list's edges and to
  /// the sections around. Nil uses the default of the list's style. Between two sections the lower margin of the one
  /// and the upper margin of the other add up; if only one of them is set, it applies alone. Caveat: below the last
  /// section a margin adds nothing.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionMargins(edges, length)))
      .transformEnvironment(\.listSectionMargins) { margins in
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = length }
      }
  }
}
