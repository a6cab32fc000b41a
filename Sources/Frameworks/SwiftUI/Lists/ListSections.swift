import Foundation

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// Points; nil for the default.
  let points: CGFloat?

  /// The default.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than the default: 16 points, which is a guess.
  public static let compact = ListSectionSpacing(points: 16)

  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

extension EnvironmentValues {
  /// The spacing between a list's sections that do not set their own.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension ListRowRender {
  /// The spacing above the row's section in points; nil for the default. If two sections set it, the smaller one
  /// applies, and a section overrides its list.
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
  /// Sets the visibility of the separators at the edges of a list's section: above its first row, below its last.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSeparator(visibility, edges)))
  }

  /// Sets the colour of the separators at the edges of a list's section; nil for the system's.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSeparatorTint(color, edges)))
  }

  /// Sets the spacing between the sections of a list, or between a section and its neighbours.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_ListRowTraitModifier(trait: .sectionSpacing(spacing.points)))
      .environment(\.listSectionSpacing, spacing)
  }

  /// Sets the spacing between the sections of a list, or between a section and its neighbours, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
