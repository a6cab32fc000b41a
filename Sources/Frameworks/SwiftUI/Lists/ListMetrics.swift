import DisplayList
import Foundation

/// The position of a list row among the others.
struct ListRowPlace: Equatable {
  /// The row's index in the list.
  var index = 0
  var part = _SectionPartModifier.Part.content
  /// Whether it is the first or the last in its part of the section.
  var isFirst = false
  var isLast = false
  var hasHeader = false
  var isInFirstSection = false
  /// Whether the previous section ends with a footer.
  var followsFooter = false
}

/// The metrics of a list row in points: those of UIKit's tables, as far as they are known (docs/facts.md says which).
@MainActor
struct ListMetrics {
  let look: ListLook
  let place: ListRowPlace
  /// The spacing above the row's section, if it is not the default.
  var spacing: CGFloat?
  /// Whether the list begins below a large title.
  var isBelowLargeTitle = false
  /// The spacing between two rows; nil if they touch.
  var rowSpacing: CGFloat?
  var system = _SystemGeneration.iOS18

  var lengths: ListLengths { ListLengths(system) }

  /// 16 on narrow screens, 20 on others; cards have the wider ones from 390 points on.
  private func margin(_ width: CGFloat) -> CGFloat {
    look == .insetGrouped ? lengths.cardMargin(width) : width < 414 ? 16 : 20
  }

  /// Returns the distance from a card to the edges of the list.
  func cardMargin(_ width: CGFloat) -> CGFloat { look == .insetGrouped ? margin(width) : 0 }

  /// The space above the row.
  var gap: CGFloat {
    if let spacing { return max(0, spacing) }
    if place.part == .content, !place.isFirst { return max(0, rowSpacing ?? 0) }
    guard look != .plain, place.isFirst else { return 0 }
    switch place.part {
    case .header: return place.isInFirstSection || place.followsFooter ? 0 : lengths.headerGap
    case .content where !place.hasHeader:
      if place.followsFooter { return 49 / 3 }
      return isBelowLargeTitle && place.isInFirstSection ? 0 : lengths.gap
    case .content, .footer: return 0
    }
  }

  /// Returns the insets between the card's edges and the content.
  func insets(_ width: CGFloat, isControl: Bool = false, isText: Bool = false) -> EdgeInsets {
    let margin = margin(width)
    switch (place.part, look) {
    case (.content, _):
      let vertical = isControl ? lengths.controlInset : isText ? lengths.textInset : lengths.rowInset
      return EdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    case (_, .plain): return EdgeInsets(top: 6, leading: margin, bottom: 6, trailing: margin)
    case (.header, _):
      // The requested spacing is a gap above the header.
      let usual = place.followsFooter ? lengths.headerTopAfterFooter : lengths.headerTop
      let top: CGFloat = spacing == nil && place.isFirst ? usual : 0
      return EdgeInsets(top: top, leading: margin, bottom: lengths.headerBottom, trailing: margin)
    case (.footer, _):
      return EdgeInsets(
        top: place.isFirst ? lengths.footerTop : 0, leading: margin, bottom: place.isLast ? lengths.footerBottom : 0,
        trailing: margin)
    }
  }

  func minimum(in environment: EnvironmentValues) -> CGFloat {
    switch place.part {
    case .content: environment.defaultMinListRowHeight
    case .header: environment.defaultMinListHeaderHeight ?? (look == .plain ? 28 : 0)
    case .footer: 0
    }
  }

  /// Returns the card's outline around a row.
  func outline(_ card: CGRect) -> Outline {
    guard look == .insetGrouped, place.isFirst || place.isLast || rowSpacing != nil else { return .rect(card) }
    let top = place.isFirst || rowSpacing != nil ? lengths.radius : 0
    let bottom = place.isLast || rowSpacing != nil ? lengths.radius : 0
    return .roundedRect(
      card, radii: CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom),
      style: .continuous)
  }
}

extension RenderNode {
  /// Whether there are only texts in it: around them a row has a little less room than around pictures.
  var showsOnlyText: Bool {
    if self is TextRender || self is SpacerRender { return true }
    return !children.isEmpty && children.allSatisfy(\.showsOnlyText)
  }
}
