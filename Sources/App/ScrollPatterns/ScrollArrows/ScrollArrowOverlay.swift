import SwiftUI

/// The buttons over the ends of a row, and its arrow keys, which move from card to card as the buttons do while the
/// row, or anything in it, has keyboard focus.
struct ScrollArrowOverlay: ViewModifier {
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool
  /// Scrolls by one card, forward in the reading direction or back.
  let scroll: @MainActor (_ forward: Bool) -> Void

  @Environment(\.layoutDirection) private var layoutDirection

  /// The distance from the edge of the scroll view to a button, in points.
  private static let margin: CGFloat = 8

  func body(content: Content) -> some View {
    let isMirrored = layoutDirection == .rightToLeft
    content
      .overlay(alignment: .leading) {
        if hasMoreBefore {
          ScrollArrowButton(direction: isMirrored ? .right : .left) { scroll(false) }
            .padding(.leading, Self.margin)
        }
      }
      .overlay(alignment: .trailing) {
        if hasMoreAfter {
          ScrollArrowButton(direction: isMirrored ? .left : .right) { scroll(true) }
            .padding(.trailing, Self.margin)
        }
      }
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        guard hasMoreBefore || hasMoreAfter else { return .ignored }
        let forward = (press.key == .rightArrow) != isMirrored
        if forward ? hasMoreAfter : hasMoreBefore { scroll(forward) }
        return .handled
      }
  }
}
