import Foundation

/// The type to set text in, as SwiftUI's `Font` resolves to one.
public struct FontDescription: Hashable, Sendable {
  /// The system's designs. There is no free rounded face near SF Rounded, so `rounded` is set in the standard one.
  public enum Design: Sendable, Hashable { case standard, rounded, serif, monospaced }

  /// A family of `FontLibrary.faces`; nil, like an unknown name, means the system's for `design`.
  public var family: String?
  /// Points per em.
  public var size: CGFloat
  /// The weight, from 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  public var design: Design
  /// Whether all digits are equally wide.
  public var usesTabularDigits: Bool
  /// The points that the text style adds between two lines; 0 for type of a fixed size.
  public var leading: CGFloat
  /// The width of letters, in per cent of the font's own: one of `stretches`.
  public var stretch = 100
  /// The share of the size at which letters are drawn; lines are as high as for the whole.
  public var letterScale: CGFloat = 1
  /// The points by which `leading` is less than what the text style has between two texts.
  public var tightening: CGFloat = 0
  /// The metrics of an app's font; nil for the system's.
  public private(set) var metrics: FontMetrics?

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

  /// Returns the width nearest to a number of per cent.
  public static func stretch(nearest percent: CGFloat) -> Int {
    stretches.min { abs(CGFloat($0) - percent) < abs(CGFloat($1) - percent) } ?? 100
  }

  /// Selects the type with a family's or a face's name, as apps write it.
  /// - Parameters:
  ///   - weight: nil for the face's own.
  /// - Returns: false if there is none of this name; then the system's stands in for it.
  @discardableResult
  public mutating func choose(_ name: String, weight: Int?, isItalic: Bool) -> Bool {
    guard let face = AppFonts.face(named: name) else {
      (family, self.weight, self.isItalic) = (name, weight ?? 400, isItalic)
      return FontLibrary.isOwn(name)
    }
    (family, self.weight, self.isItalic) = (face.family, weight ?? face.weight, isItalic || face.isItalic)
    metrics = face.metrics
    leading = size * (metrics?.leading ?? 0)
    return true
  }

  /// The height of the letters' box above the baseline in points, not rounded. All vertical metrics are those of
  /// Apple's system font (`UIFont.systemFont(ofSize: 17)`: 16.19, -4.10, 20.29, 11.98, 8.95), whatever face draws the
  /// glyphs, so that lines are as high as on iOS; an app's own font has its own metrics.
  public var ascender: CGFloat { size * (metrics?.ascender ?? 1950 / 2048) }

  /// The depth of the letters' box below the baseline in points, positive, not rounded.
  public var descender: CGFloat { size * (metrics?.descender ?? 494 / 2048) }

  /// The height of one line in points, not rounded: 1.193 times the size in the system's.
  public var lineHeight: CGFloat { ascender + descender }

  /// The height of a capital letter in points.
  public var capHeight: CGFloat { size * (metrics?.capHeight ?? 1443 / 2048) }

  /// The height of a small x in points.
  public var xHeight: CGFloat { size * (metrics?.xHeight ?? 1078 / 2048) }

  /// Returns the same type at another size.
  public func scaled(by factor: CGFloat) -> FontDescription {
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    copy.tightening *= factor
    return copy
  }
}
