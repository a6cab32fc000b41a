import Foundation

/// Apple's text styles.
public enum TextStyle: CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// The default weight: 600 for `headline`, 400 for all others.
  public var defaultWeight: Int { self == .headline ? 600 : 400 }

  /// Returns point size and leading (distance of two baselines in Apple's table) at a text size.
  ///
  /// The numbers are those of the Dynamic Type tables in Apple's Human Interface Guidelines.
  public func metrics(at textSize: TextSize) -> (size: CGFloat, leading: CGFloat) {
    let entry = table[textSize.index]
    return (entry.0, entry.1)
  }

  /// Returns a length that grows with the type of this style, as `UIFontMetrics` and `ScaledMetric` scale it: by the
  /// ratio of leadings, not of sizes (17 at `medium` gives 16.33 at scale 3), rounded to the pixel if a scale is given.
  public func scaledValue(_ value: CGFloat, at textSize: TextSize, displayScale: CGFloat? = nil) -> CGFloat {
    let scaled = value * metrics(at: textSize).leading / metrics(at: .large).leading
    guard let displayScale else { return scaled }
    return (scaled * displayScale).rounded() / displayScale
  }

  /// Size and leading from `xSmall` to `accessibility5`.
  private var table: [(CGFloat, CGFloat)] {
    switch self {
    case .largeTitle: Self.largeTitleTable
    case .title: Self.titleTable
    case .title2: Self.title2Table
    case .title3: Self.title3Table
    case .headline, .body: Self.bodyTable
    case .callout: Self.calloutTable
    case .subheadline: Self.subheadlineTable
    case .footnote: Self.footnoteTable
    case .caption: Self.captionTable
    case .caption2: Self.caption2Table
    }
  }

  private static let largeTitleTable: [(CGFloat, CGFloat)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]
  private static let titleTable: [(CGFloat, CGFloat)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ]
  private static let title2Table: [(CGFloat, CGFloat)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ]
  private static let title3Table: [(CGFloat, CGFloat)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ]
  private static let bodyTable: [(CGFloat, CGFloat)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let calloutTable: [(CGFloat, CGFloat)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ]
  private static let subheadlineTable: [(CGFloat, CGFloat)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ]
  private static let footnoteTable: [(CGFloat, CGFloat)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ]
  private static let captionTable: [(CGFloat, CGFloat)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ]
  private static let caption2Table: [(CGFloat, CGFloat)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ]
}

/// The user's text size: iOS's content size categories.
public enum TextSize: String, CaseIterable, Sendable, Comparable, Codable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The position in `allCases`, from the smallest.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: TextSize, b: TextSize) -> Bool { a.index < b.index }
}
