import Foundation

extension Font {
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in bold, or with false in the regular weight.
  @available(iOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }

  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.letterWidth = width
    return font
  }

  /// The font slanted.
  public func italic() -> Font { slanted(true) }

  /// The font slanted, or with false upright.
  @available(iOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { slanted(isActive) }

  private func slanted(_ isActive: Bool) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  /// The font with equally wide digits.
  public func monospacedDigit() -> Font {
    var font = self
    font.usesTabularDigits = true
    return font
  }

  /// The system's typeface with equally wide characters, in the same size and weight.
  public func monospaced() -> Font { equallyWide(true) }

  /// The system's typeface with equally wide characters; false takes that back.
  @available(iOS 26.0, *)
  public func monospaced(_ isActive: Bool) -> Font { equallyWide(isActive) }

  private func equallyWide(_ isActive: Bool) -> Font {
    var font = self
    if isActive { font.design = .monospaced } else if design == .monospaced { font.design = nil }
    return font
  }

  /// The font with lines closer or wider.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.lineLeading = leading
    return font
  }

  /// The font at another size in points, whatever the person's text size is.
  @available(iOS 26.0, *)
  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    font.ownPointSize = size
    font.scale = 1
    return font
  }

  /// The font larger or smaller by a factor, whatever its size is.
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.scale *= factor
    return font
  }
}
