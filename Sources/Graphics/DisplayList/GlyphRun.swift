import Foundation

/// A font file and a size: enough for a rasteriser to find the glyphs and for a browser to name the same face.
public struct FontFace: Hashable, Sendable {
  /// The family as the font configuration names it ("Inter", "Noto Color Emoji", ...).
  public var family: String
  /// The weight, from 100 (ultra light) to 900 (black).
  public var weight: Int
  public var isItalic: Bool
  /// Points per em.
  public var size: CGFloat
  /// The width of the letters, in per cent.
  public var stretch: Int

  public init(family: String, weight: Int, isItalic: Bool, size: CGFloat, stretch: Int = 100) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.stretch = stretch
  }
}

/// Shaped text in one face and one direction on one line.
public struct GlyphRun: Sendable, Equatable {
  public struct Glyph: Sendable, Equatable {
    /// The glyph's index in the font file.
    public var id: UInt32
    /// The pen position relative to the run's `origin`, in points.
    public var x: CGFloat
    public var y: CGFloat

    public init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public var face: FontFace
  /// The left end of the baseline in the fragment's coordinates, whatever the direction.
  public var origin: CGPoint
  /// The advance width in points.
  public var width: CGFloat
  /// The extent above and below the baseline, both positive, in points.
  public var ascent: CGFloat
  public var descent: CGFloat
  public var glyphs: [Glyph]
  /// The text of the glyphs, for hosts that shape text themselves; for a symbol the private-use character of its font.
  public var text: String
  public var isRightToLeft: Bool
  /// The extra space after each character in points.
  public var tracking: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Whether digits are equally wide (the OpenType feature `tnum`).
  public var usesTabularDigits: Bool

  public init(
    face: FontFace, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, glyphs: [Glyph], text: String,
    isRightToLeft: Bool = false, tracking: CGFloat = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    usesTabularDigits: Bool = false
  ) {
    self.face = face
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.tracking = tracking
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.usesTabularDigits = usesTabularDigits
  }

  /// A box as wide as the advance, as high as above and below the baseline.
  public var box: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

  /// A generous box around the ink: accents, Arabic letters and slanted ones reach beyond their line and advance, and
  /// the ink of a symbol lies on both sides of its origin.
  public var bounds: CGRect {
    let reach = 2 + face.size / 4
    let side = isSymbol ? width : 0
    return box.insetBy(dx: -reach - side, dy: -reach)
  }

  /// Whether it is one character of the planes for private use, as symbols are.
  private var isSymbol: Bool {
    glyphs.count == 1 && text.unicodeScalars.first.map { $0.value >= 0xF0000 } == true
  }

  /// Returns the same run at another place.
  public func offset(by delta: CGPoint) -> GlyphRun {
    var copy = self
    copy.origin.x += delta.x
    copy.origin.y += delta.y
    return copy
  }
}
