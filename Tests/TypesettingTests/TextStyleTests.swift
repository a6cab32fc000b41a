import Foundation
import Testing

@testable import Typesetting

/// Relies on docs/facts.md: text styles at the default size, Dynamic Type body sizes, line height 1.193 x size.
@Suite struct TextStyleTests {
  @Test func defaultSizesAndLeadingsAreApples() {
    let expected: [(TextStyle, CGFloat, CGFloat)] = [
      (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
      (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
      (.caption2, 11, 13),
    ]
    #expect(expected.count == TextStyle.allCases.count)
    for (style, size, leading) in expected {
      #expect(style.metrics(at: .large) == (size, leading), "\(style)")
      #expect(style.defaultWeight == (style == .headline ? 600 : 400))
    }
  }

  @Test func bodyGrowsWithTheTextSize() {
    #expect(
      TextSize.allCases.map { TextStyle.body.metrics(at: $0).size } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func noStyleShrinksWhenTheTextSizeGrows() {
    for style in TextStyle.allCases {
      let metrics = TextSize.allCases.map { style.metrics(at: $0) }
      for (smaller, larger) in zip(metrics, metrics.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.leading <= larger.leading, "\(style)")
      }
      #expect(metrics.allSatisfy { $0.leading > $0.size })
    }
  }

  @Test func scaledValuesFollowTheLeading() {
    // Published: UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) at `medium` is 16.333 on a 3x screen.
    #expect(abs(TextStyle.body.scaledValue(17, at: .medium, displayScale: 3) - 49.0 / 3) < 1e-9)
    #expect(TextStyle.body.scaledValue(17, at: .large) == 17)
    #expect(TextStyle.body.scaledValue(22, at: .accessibility5) == 62)
  }

  @Test func textSizesAreOrderedAndNamed() {
    #expect(TextSize.xSmall < .large && .xxxLarge < TextSize.accessibility1)
    #expect(TextSize.accessibility1.isAccessibilitySize && !TextSize.xxxLarge.isAccessibilitySize)
    #expect(TextSize(rawValue: "xxLarge") == .xxLarge)
  }

  @Test func verticalMetricsAreThoseOfApplesSystemFont() {
    let font = FontDescription(size: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender - 4.1) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.948) < 0.001)
  }
}
