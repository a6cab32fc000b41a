import Foundation

/// Places the tabs of a floating bar, as pictures of iOS 26 show them: up to four are all as wide as the widest title
/// needs, so that neighbours overlap; of more, each is as wide as its own title needs. Sources: docs/facts.md.
struct GlassTabsLayout: Layout {
  /// The points that a tab is wider than its title, if all have the same width.
  private static let padding: CGFloat = 41
  /// The most tabs of the same width.
  private static let mostAlike = 4
  /// The same for tabs that differ, of which none is narrower than `narrowest`.
  private static let ownPadding: CGFloat = 33
  private static let ownOverlap: CGFloat = 8
  private static let narrowest: CGFloat = 74

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width },
        height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let places = Self.places(of: subviews.map { $0.sizeThatFits(.unspecified).width }, in: bounds.width)
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY),
        proposal: ProposedViewSize(width: place.width, height: bounds.height))
    }
  }

  /// Returns the start and the width of each tab in a bar of the given width.
  private static func places(of titles: [CGFloat], in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let count = CGFloat(titles.count)
    guard count > 1, let widest = titles.max() else { return titles.map { _ in (0, width) } }
    if titles.count <= mostAlike {
      let same = max(widest + padding, width / count)
      let overlap = (count * same - width) / (count - 1)
      return titles.indices.map { (CGFloat($0) * (same - overlap), same) }
    }
    let own = titles.map { max($0 + ownPadding, narrowest) }
    let rest = (width - own.reduce(0, +) + ownOverlap * (count - 1)) / count
    var x: CGFloat = 0
    return own.map { own in
      defer { x += own + rest - ownOverlap }
      return (x, own + rest)
    }
  }
}
