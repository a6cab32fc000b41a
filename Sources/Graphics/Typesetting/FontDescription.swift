import Foundation

/// Which type to set text in, as SwiftUI's `Font` resolves to one.
public struct FontDescription: Hashable, Sendable {
  /// The system's designs. There is no free rounded face near SF Rounded, so `rounded` is set in the standard one.
  public enum Design: Sendable, Hashable { case standard, rounded, serif, monospaced }

  /// A family of `FontLibrary.fontFiles`; nil, like any name that is not there, means the system's for `design`.
  public var family: String?
  /// Points per em.
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  public var design: Design
  /// True to make all digits equally wide.
  public var usesTabularDigits: Bool
  /// Points that the text style wants between two lines; 0 for type of a fixed size.
  public var leading: CGFloat
  /// How wide letters are, in per cent of the font's own: one of `stretches`.
  public var stretch = 100

  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard, family: String? = nil,
    usesTabularDigits: Bool = false, leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.usesTabularDigits = usesTabularDigits
    self.leading = leading
  }

  /// The widths that fontconfig knows.
  public static let stretches = [50, 63, 75, 87, 100, 113, 125, 150, 200]

  /// The width that is nearest to a number of per cent.
  public static func stretch(nearest percent: CGFloat) -> Int {
    stretches.min { abs(CGFloat($0) - percent) < abs(CGFloat($1) - percent) } ?? 100
  }

  /// Height of the letters' box above the baseline in points, not rounded. All vertical metrics are those of Apple's
  /// system font (`UIFont.systemFont(ofSize: 17)`: 16.19, -4.10, 20.29, 11.98, 8.95), whatever face draws the glyphs,
  /// so that lines are as high as on iOS.
  public var ascender: CGFloat { size * 1950 / 2048 }

  /// Depth of the letters' box below the baseline in points, positive, not rounded.
  public var descender: CGFloat { size * 494 / 2048 }

  /// Height of one line in points, not rounded: 1.193 times the size.
  public var lineHeight: CGFloat { ascender + descender }

  /// Height of a capital letter in points.
  public var capHeight: CGFloat { size * 1443 / 2048 }

  /// Height of a small x in points.
  public var xHeight: CGFloat { size * 1078 / 2048 }

  /// The same type at another size.
  public func scaled(by factor: CGFloat) -> FontDescription {
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    return copy
  }
}
