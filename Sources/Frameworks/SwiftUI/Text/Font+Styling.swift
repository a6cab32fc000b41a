import Foundation

extension Font {
  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in bold, or in regular weight.
  @available(iOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }

  /// Returns the font with narrower or wider letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.letterWidth = width
    return font
  }

  /// Returns the font in italics.
  public func italic() -> Font { slanted(true) }

  /// Returns the font in italics, or upright.
  @available(iOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { slanted(isActive) }

  private func slanted(_ isActive: Bool) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font {
    var font = self
    font.usesTabularDigits = true
    return font
  }

  /// Returns the monospaced system font in the same size and weight.
  public func monospaced() -> Font { equallyWide(true) }

  /// Returns the monospaced system font, or undoes that.
  @available(iOS 26.0, *)
  public func monospaced(_ isActive: Bool) -> Font { equallyWide(isActive) }

  private func equallyWide(_ isActive: Bool) -> Font {
    var font = self
    if isActive { font.design = .monospaced } else if design == .monospaced { font.design = nil }
    return font
  }

  /// Returns the font with another line spacing.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.lineLeading = leading
    return font
  }

  /// Returns the font in another size in points, which does not scale with the user's text size.
  @available(iOS 26.0, *)
  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    font.ownPointSize = size
    font.scale = 1
    return font
  }

  /// Returns the font scaled by a factor.
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.scale *= factor
    return font
  }
}
