import Foundation

private enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// Where the thin line below a row of a list begins: unless a view in the row says otherwise, at its first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// Where the thin line below a row of a list ends: unless a view in the row says otherwise, at the edge of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

extension ListRowRender {
  /// A row with a background of its own has lines of their own above it.
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

  /// The row is painted anew, with lines that lie above its background.
  func repaint() {
    setNeedsPaint()
    upperLines?.setNeedsPaint()
  }

  func line(at y: CGFloat) -> CGRect {
    let isMirrored = environment.layoutDirection == .rightToLeft
    // Counted from the edge of the card at which reading begins.
    let content = isMirrored ? card.maxX - child.origin.x - child.size.width : child.origin.x - card.minX
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      child.explicitGuide(alignment.key, in: child.placedProposal ?? .unspecified).map { content + $0 }
    }
    // In a grouped list what is above and below a section is as wide as the list.
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

  /// How far the first text is from the edge of the card at which reading begins.
  private func textStart(_ isMirrored: Bool) -> CGFloat? {
    guard let text = child.firstText else { return nil }
    let x = text.position(in: self).x
    return isMirrored ? card.maxX - x - text.size.width : x - card.minX
  }

  /// The thin lines of the row. A line between two rows is the upper one's; of a card's edges there are none.
  var lines: [(y: CGFloat, tint: Color)] {
    var lines: [(CGFloat, Color)] = []
    let standard = metrics.lengths.separatorColor
    // Between the rows of two sections with nothing in between, the upper one's line is the only one.
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
  /// The first text in here that has any width, outside of controls that are no text.
  fileprivate var firstText: TextRender? {
    if let text = self as? TextRender { return text.size.width > 0 ? text : nil }
    if self is SpokenOnlyRender || self is TextlessRender { return nil }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }
}

/// The texts of a control, such as those of segments, do not say where the line below its row begins.
nonisolated struct _TextlessModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TextlessRender {
    TextlessRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: TextlessRender) {}
}

@MainActor
final class TextlessRender: UnaryRender {}

/// The thin lines of a row above the row's background.
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
