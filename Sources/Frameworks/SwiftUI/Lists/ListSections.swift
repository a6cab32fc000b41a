import Foundation

/// How far the sections of a list are from each other.
public struct ListSectionSpacing: Sendable {
  /// Points; nil for what is usual.
  let points: CGFloat?

  /// What is usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than what is usual: 16 points, which is a guess.
  public static let compact = ListSectionSpacing(points: 16)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

extension EnvironmentValues {
  /// What a list's sections are apart that say nothing themselves.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension ListRowRender {
  /// The distance above the row's section in points; nil for what is usual. Of two sections that say something the smaller
  /// distance counts, and what a section says goes before what its list says.
  var sectionSpacing: CGFloat? {
    guard place.isFirst, place.part != .footer else { return nil }
    if place.part == .content, place.hasHeader { return nil }
    if let margin = sectionMarginAbove { return margin }
    guard !place.isInFirstSection else { return nil }
    let own = traits.sectionSpacing
    let above = neighbour(-1)?.traits.sectionSpacing
    guard own != nil || above != nil else { return environment.listSectionSpacing.points }
    return [own, above].compactMap { $0?.points }.min()
  }
}

nonisolated extension View {
  /// Whether there is a thin line at the edges of a list's section: above its first row, below its last.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSeparator(visibility, edges)))
  }

  /// The colour of the thin lines at the edges of a list's section; nil for the system's.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSeparatorTint(color, edges)))
  }

  /// How far the sections of a list, or a section and those around it, are from each other.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSpacing(spacing.points)))
      .environment(\.listSectionSpacing, spacing)
  }

  /// How far the sections of a list, or a section and those around it, are from each other, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
