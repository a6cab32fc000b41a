import Foundation

extension CGColor {
  /// Returns the colour in another colour space, with its opacity; nil for a pattern.
  ///
  /// Caveats: `intent` and `options` have no effect. Colours outside of 0 to 1 in sRGB become the nearest one inside,
  /// except from a space into itself.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil else { return nil }
    if space == colorSpace { return self }
    let color = displayColor
    let rgb = (red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    if space.model == .monochrome {
      // The luminance is that of light, not of its code values.
      let light =
        0.2126 * linear(fromSRGB: rgb.red) + 0.7152 * linear(fromSRGB: rgb.green) + 0.0722 * linear(fromSRGB: rgb.blue)
      let gray = sRGB(fromLinear: light)
      return CGColor(colorSpace: space, components: [gray, alpha])
    }
    guard space.name == CGColorSpace.displayP3 else {
      return CGColor(colorSpace: space, components: [rgb.red, rgb.green, rgb.blue, alpha])
    }
    let (r, g, b) = (linear(fromSRGB: rgb.red), linear(fromSRGB: rgb.green), linear(fromSRGB: rgb.blue))
    // The inverse of the conversion from Display P3.
    let wide = [
      0.8224621 * r + 0.1775380 * g, 0.0331942 * r + 0.9668058 * g, 0.0170826 * r + 0.0723974 * g + 0.9105199 * b,
    ]
    return CGColor(colorSpace: space, components: wide.map(sRGB(fromLinear:)) + [alpha])
  }
}
