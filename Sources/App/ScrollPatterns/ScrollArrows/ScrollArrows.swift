import SwiftUI

extension View {
  /// Adds a round button over each end of the horizontal scroll view in this view. A tap scrolls by one card; a button
  /// is shown only while there is more to see on its side. In right-to-left layouts the left button leads forward, and
  /// the right one back.
  ///
  /// ```swift
  /// ScrollView(.horizontal, showsIndicators: false) {
  ///   HStack(spacing: 16) { ForEach(cards) { CardView($0).frame(width: 280) } }
  ///     .padding(.horizontal, 16)
  /// }
  /// .scrollArrows(step: 280 + 16)
  /// ```
  ///
  /// Apply it to the scroll view, outside other modifiers that change its size. On iOS 17 a scroll view does not report
  /// how far it has scrolled: there its content needs `scrollArrowsContent()`, or the row has no buttons.
  ///
  /// With a keyboard, Tab reaches the buttons, space presses them, and the left and right arrow keys move the row by a
  /// card while it, or anything in it, has focus.
  ///
  /// - Parameter step: the distance from the beginning of one card to that of the next, in points; more than 0. Taps
  ///   lead to its multiples, so the cards are aligned as the first is at the start of the row, until the row's end is
  ///   reached.
  @ViewBuilder public func scrollArrows(step: CGFloat) -> some View {
    if #available(iOS 18, *) {
      modifier(ScrollArrows(step: step))
    } else {
      modifier(MeasuredScrollArrows(step: step))
    }
  }
}

/// The buttons over the ends of a row, and where they lead.
///
/// While the content moves, only `row` is written, which no body reads, so a body runs only when a button comes or
/// goes. A tap during the last one's animation counts from that animation's destination, so quick taps add up.
@available(iOS 18, *)
struct ScrollArrows: ViewModifier {
  let step: CGFloat

  @State private var position = ScrollPosition()
  @State private var row = ScrollRow()
  /// Where the last tap leads, in points from the row's start.
  @State private var destination: CGFloat = 0
  @State private var isAnimating = false
  @State private var hasMoreBefore = false
  @State private var hasMoreAfter = false
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    let isMirrored = layoutDirection == .rightToLeft
    content
      .scrollPosition($position)
      .onScrollGeometryChange(for: ScrollRow.self) { geometry in
        ScrollRow(geometry, isMirrored: isMirrored)
      } action: { _, new in
        row = new
        if hasMoreBefore != new.hasMoreBefore { hasMoreBefore = new.hasMoreBefore }
        if hasMoreAfter != new.hasMoreAfter { hasMoreAfter = new.hasMoreAfter }
      }
      .onScrollPhaseChange { _, new in isAnimating = new == .animating }
      .modifier(
        ScrollArrowOverlay(hasMoreBefore: hasMoreBefore, hasMoreAfter: hasMoreAfter) { scroll(forward: $0) }
      )
  }

  private func scroll(forward: Bool) {
    let start = isAnimating && !position.isPositionedByUser ? min(destination, row.end) : row.offset
    destination = row.offset(after: start, forward: forward, step: step)
    let left = layoutDirection == .rightToLeft ? row.end - destination : destination
    withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) { position.scrollTo(x: left) }
  }
}
