import Foundation

private struct ListSectionMarginsKey: EnvironmentKey { static var defaultValue: [Edge: CGFloat] { [:] } }

extension EnvironmentValues {
  /// The margins of a list's sections that say nothing themselves, where they are not the usual ones.
  var listSectionMargins: [Edge: CGFloat] {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension ListRowRender {
  /// The margin of the row's section at an edge in points; nil for the usual one.
  func sectionMargin(_ edge: Edge) -> CGFloat? {
    if let own = traits.sectionMargins[edge] { return own }
    return environment.listSectionMargins[edge]
  }

  /// How far the card is from the list's edges, where reading begins and where it ends.
  func cardMargins(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let usual = metrics.cardMargin(width)
    return (max(0, sectionMargin(.leading) ?? usual), max(0, sectionMargin(.trailing) ?? usual))
  }

  /// What the margins of two sections say about the distance between them; nil where they say nothing.
  var sectionMarginAbove: CGFloat? {
    let above = place.isInFirstSection ? nil : neighbour(-1)?.sectionMargin(.bottom)
    let own = sectionMargin(.top)
    guard own != nil || above != nil else { return nil }
    return max(0, own ?? 0) + max(0, above ?? 0)
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// How far the sections of a list, or one section, are from the list's edges and from the sections around, in
  /// points; nil for what is usual in the list's style. Between two sections the lower margin of the one and the
  /// upper margin of the other add up, where only one of them is given it alone counts. Caveat: below the last
  /// section a margin adds nothing.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionMargins(edges, length)))
      .transformEnvironment(\.listSectionMargins) { margins in
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = length }
      }
  }
}
