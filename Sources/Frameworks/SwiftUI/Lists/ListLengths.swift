import Foundation
import ScrollworkUIKit

/// The lengths of lists of cards in a generation of iOS, in points (sources in docs/facts.md).
struct ListLengths {
  /// The corner radius of a card.
  let radius: CGFloat
  /// Above and below a row's content, of texts alone, and above and below that of a row with a control.
  let rowInset: CGFloat
  let textInset: CGFloat
  let controlInset: CGFloat
  /// Above a card without a header.
  let gap: CGFloat
  /// Above a header, outside of it, and around its text; after a footer there is no space above it.
  let headerGap: CGFloat
  let headerTop: CGFloat
  let headerTopAfterFooter: CGFloat
  let headerBottom: CGFloat
  /// Around the text of a footer.
  let footerTop: CGFloat
  let footerBottom: CGFloat
  /// From an edge of a card to a link's disclosure indicator, beyond the usual distance.
  let markInset: CGFloat
  /// The inset of a row separator in points, which then ends before the card does; nil for a one-pixel line up to the
  /// edge.
  let separator: CGFloat?
  /// Whether headers have the headline style and their original case.
  let hasHeadlines: Bool
  private let system: _SystemGeneration

  init(_ system: _SystemGeneration) {
    self = system == .iOS26 ? Self.iOS26 : Self.iOS18
  }

  private init(
    system: _SystemGeneration, radius: CGFloat, insets: (row: CGFloat, text: CGFloat, control: CGFloat),
    gap: CGFloat, headerGap: CGFloat,
    header: (top: CGFloat, topAfterFooter: CGFloat, bottom: CGFloat), footer: (top: CGFloat, bottom: CGFloat),
    markInset: CGFloat, separator: CGFloat?, hasHeadlines: Bool
  ) {
    self.system = system
    self.radius = radius
    (rowInset, textInset, controlInset) = insets
    self.gap = gap
    self.headerGap = headerGap
    (headerTop, headerTopAfterFooter, headerBottom) = header
    (footerTop, footerBottom) = footer
    self.markInset = markInset
    self.separator = separator
    self.hasHeadlines = hasHeadlines
  }

  // So that a row with a date button, 35 points high, is as high as one with a text.
  private static let iOS18 = ListLengths(
    system: .iOS18, radius: 10, insets: (11, 10.5, 4.5), gap: 35, headerGap: 17, header: (17, 17.67, 5.33),
    footer: (5.33, 12.67), markInset: 0, separator: nil, hasHeadlines: false)

  /// How the height of a header and a footer is divided between above and below the text is a guess.
  private static let iOS26 = ListLengths(
    system: .iOS26, radius: 25.5, insets: (14.5, 14.5, 8), gap: 35, headerGap: 16.67, header: (12.33, 12.33, 7.67),
    footer: (7, 7), markInset: 1.67, separator: 1, hasHeadlines: true)

  /// Returns the distance from a card to the edges of a list, and from its content to its own.
  func cardMargin(_ width: CGFloat) -> CGFloat {
    switch system {
    case .iOS18: width < 375 ? 16 : 20
    case .iOS26: 16
    }
  }

  /// Returns the minimum height of a row on a screen of the given portrait width.
  func rowHeight(onScreenOf width: CGFloat) -> CGFloat {
    switch system {
    case .iOS18: 44
    // Measured at 390 and 402; where it changes between them is a guess.
    case .iOS26: width < 402 ? 51 : 52
    }
  }

  /// The colour of the line between two rows.
  var separatorColor: Color {
    switch system {
    case .iOS18: Color(uiColor: .separator)
    case .iOS26:
      Color(
        uiColor: UIColor {
          $0.userInterfaceStyle == .dark
            ? UIColor(red: 56 / 255, green: 56 / 255, blue: 59 / 255, alpha: 1) : UIColor(white: 232 / 255, alpha: 1)
        })
    }
  }
}
