import Foundation

/// Places a menu next to its source: below if there is room, otherwise above. The lifted view moves away from the edge
/// of the screen as far as the menu needs.
struct MenuPlacement: Layout {
  let anchor: CGRect
  /// Whether the menu covers its item in the parent menu.
  let isNested: Bool
  let isLifted: Bool
  let look: MenuParts.Look
  let upwards: MenuOpensUpwards

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assumeIsolated {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      guard let card = subviews.last else { return }
      let area = bounds.insetBy(dx: MenuMeasures.margin, dy: MenuMeasures.margin)
      if look != .lines { return place(card, alone: area) }
      let usual =
        card.node.environment.dynamicTypeSize.isAccessibilitySize ? MenuMeasures.largeWidth : MenuMeasures.width
      let width = min(usual, area.width)
      let wanted = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      if isLifted, subviews.count == 3 {
        place(card, wanted: CGSize(width: width, height: wanted), beside: subviews[1], in: area)
      } else {
        place(card, CGSize(width: width, height: min(wanted, area.height)), in: area)
      }
    }
  }

  private func x(width: CGFloat, in area: CGRect) -> CGFloat {
    let wanted = anchor.midX <= area.midX ? anchor.minX : anchor.maxX - width
    return min(max(wanted, area.minX), area.maxX - width)
  }

  /// Prefers above the anchor for a row of buttons and below for a card; if neither fits, centres it on the anchor.
  @MainActor
  private func place(_ card: LayoutSubview, alone area: CGRect) {
    let size = card.sizeThatFits(ProposedViewSize(width: area.width, height: nil))
    let above = anchor.minY - MenuMeasures.gap - size.height
    let below = anchor.maxY + MenuMeasures.gap
    let fitsBelow = below + size.height <= area.maxY
    var y = look == .card && (fitsBelow || above < area.minY) || above < area.minY ? below : above
    if y + size.height > area.maxY { y = min(max(anchor.midY - size.height / 2, area.minY), area.maxY - size.height) }
    let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    card.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
  }

  @MainActor
  private func place(_ card: LayoutSubview, _ size: CGSize, in area: CGRect) {
    var height = size.height
    var y = anchor.minY
    if isNested {
      y = min(max(y, area.minY), area.maxY - height)
    } else {
      let below = area.maxY - anchor.maxY - MenuMeasures.gap
      let above = anchor.minY - MenuMeasures.gap - area.minY
      upwards.value = height > below && above > below
      height = min(height, max(below, above, MenuMeasures.row))
      y = upwards.value ? anchor.minY - MenuMeasures.gap - height : anchor.maxY + MenuMeasures.gap
      y = min(max(y, area.minY), area.maxY - height)
    }
    card.place(
      at: CGPoint(x: x(width: size.width, in: area), y: y),
      proposal: ProposedViewSize(width: size.width, height: height))
  }

  @MainActor
  private func place(_ card: LayoutSubview, wanted: CGSize, beside lifted: LayoutSubview, in area: CGRect) {
    let room = area.height - MenuMeasures.gap
    let natural = lifted.sizeThatFits(ProposedViewSize(width: area.width, height: room))
    let cardHeight = min(wanted.height, max(room - natural.height, room / 2))
    let factor = min(1, (room - cardHeight) / max(1, natural.height), area.width / max(1, natural.width))
    let size = CGSize(width: natural.width * factor, height: natural.height * factor)
    let total = size.height + MenuMeasures.gap + cardHeight
    let still = min(max(anchor.minY, area.minY), area.maxY - size.height)
    let fitsBelow = still + total <= area.maxY
    upwards.value = !fitsBelow && still + size.height - total >= area.minY
    let top = fitsBelow || upwards.value ? still : area.maxY - total
    let left = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    lifted.place(at: CGPoint(x: left, y: top), proposal: ProposedViewSize(size))
    card.place(
      at: CGPoint(
        x: x(width: wanted.width, in: area),
        y: upwards.value ? top - MenuMeasures.gap - cardHeight : top + size.height + MenuMeasures.gap),
      proposal: ProposedViewSize(width: wanted.width, height: cardHeight))
  }
}
