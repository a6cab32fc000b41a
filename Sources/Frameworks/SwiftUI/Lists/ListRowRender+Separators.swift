import Foundation

private enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// The leading end of the separator below a list row: at its first text, unless a view in the row sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// The trailing end of the separator below a list row: at the edge of the row, unless a view in the row sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

extension ListRowRender {
  /// A row with its own background draws its separators above it.
  func updateLines() {
    guard (upperLines != nil) != (traits.background != nil) else { return }
    if let upperLines {
      disown(upperLines)
      self.upperLines = nil
    } else {
      let made = RowLinesRender(self)
      upperLines = made
      adopt(made)
    }
    if isAttached { childrenDidChange() }
  }

  func drawLines(into canvas: inout Drawing) {
    guard place.part == .content else { return }
    for (y, tint) in lines { canvas.append(.fill(.rect(canvas.snapped(line(at: y))), color(tint))) }
  }

  func neighbour(_ distance: Int) -> ListRowRender? {
    (parent as? LazyStackRender)?.liveRow(place.index + distance) as? ListRowRender
  }

  func repaintAround() {
    repaint()
    // The line between two rows depends on both.
    neighbour(-1)?.repaint()
  }

  /// Repaints the row, with its separators above its background.
  func repaint() {
    setNeedsPaint()
    upperLines?.setNeedsPaint()
  }

  func line(at y: CGFloat) -> CGRect {
    let isMirrored = environment.layoutDirection == .rightToLeft
    // Measured from the leading edge of the card.
    let content = isMirrored ? card.maxX - child.origin.x - child.size.width : child.origin.x - card.minX
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      child.explicitGuide(alignment.key, in: child.placedProposal ?? .unspecified).map { content + $0 }
    }
    // In a grouped list the lines above and below a section are as wide as the list.
    if modifier.look == .grouped, y <= card.minY || place.isLast {
      return CGRect(x: card.minX, y: y, width: card.width, height: lineHeight)
    }
    let leading = guide(.listRowSeparatorLeading) ?? textStart(isMirrored) ?? content
    let isInset = modifier.look == .insetGrouped && metrics.lengths.separator != nil
    let trailing =
      guide(.listRowSeparatorTrailing) ?? card.width - (isInset ? metrics.lengths.cardMargin(size.width) : 0)
    return CGRect(
      x: isMirrored ? card.maxX - trailing : card.minX + leading, y: y, width: max(0, trailing - leading),
      height: lineHeight)
  }

  private var lineHeight: CGFloat { metrics.lengths.separator ?? environment.pixelLength }

  /// Returns the distance from the card's leading edge to the first text.
  private func textStart(_ isMirrored: Bool) -> CGFloat? {
    guard let text = child.firstText else { return nil }
    let x = text.position(in: self).x
    return isMirrored ? card.maxX - x - text.size.width : x - card.minX
  }

  /// The row's separators. One between two rows belongs to the upper one; the edges of cards have none.
  var lines: [(y: CGFloat, tint: Color)] {
    var lines: [(CGFloat, Color)] = []
    let standard = metrics.lengths.separatorColor
    // Between the rows of two sections with nothing in between, only the upper one's line is drawn.
    let isBelowRow = neighbour(-1).map { $0.place.part == .content && place.part == .content } ?? false
    let hasLineAbove = modifier.look == .grouped || modifier.look == .plain && !isBelowRow
    if place.isFirst, hasLineAbove, traits.topSeparator != .hidden, traits.topSectionSeparator != .hidden {
      lines.append((card.minY, traits.topTint ?? traits.topSectionTint ?? standard))
    }
    let below = place.isLast ? nil : neighbour(1)
    let isHidden =
      traits.bottomSeparator == .hidden || below?.traits.topSeparator == .hidden
      || place.isLast && traits.bottomSectionSeparator == .hidden
    if !isHidden, modifier.look != .insetGrouped || !place.isLast && metrics.rowSpacing == nil {
      let sectionTint = place.isLast ? traits.bottomSectionTint : nil
      lines.append(
        (card.maxY - lineHeight, traits.bottomTint ?? below?.traits.topTint ?? sectionTint ?? standard))
    }
    return lines
  }
}

extension RenderNode {
  /// The first text inside with a width, outside of controls.
  fileprivate var firstText: TextRender? {
    if let text = self as? TextRender { return text.size.width > 0 ? text : nil }
    if self is SpokenOnlyRender || self is TextlessRender { return nil }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }
}

/// The texts of a control, such as those of segments, do not determine the start of the separator below.
nonisolated struct _TextlessModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TextlessRender {
    TextlessRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: TextlessRender) {}
}

@MainActor
final class TextlessRender: UnaryRender {}

/// The separators of a row above the row's background.
@MainActor
final class RowLinesRender: RenderNode {
  private weak var row: ListRowRender?

  init(_ row: ListRowRender) {
    self.row = row
    super.init(owner: row.owner)
  }

  override var hasFragment: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
  override func draw(into canvas: inout Drawing) { row?.drawLines(into: &canvas) }
}
