import Foundation

/// Returns the sRGB components of hue, saturation and brightness, all from 0 to 1; the hue wraps around.
@_spi(Scrollwork) public func rgb(
  hue: CGFloat, saturation: CGFloat, brightness: CGFloat
) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  // Each channel is the brightness minus a part of the chroma, by the hue's distance from the channel's sixth of the
  // wheel.
  let sixths = (hue - hue.rounded(.down)) * 6
  func channel(_ offset: CGFloat) -> CGFloat {
    let position = (sixths + offset).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
  }
  return (channel(5), channel(3), channel(1))
}

/// Returns a component without sRGB's transfer curve (IEC 61966-2-1), mirrored for negative values.
@_spi(Scrollwork) public func linear(fromSRGB value: CGFloat) -> CGFloat {
  let magnitude = abs(value)
  let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return value < 0 ? -linear : linear
}

/// Returns a linear component with sRGB's transfer curve (IEC 61966-2-1), mirrored for negative values.
@_spi(Scrollwork) public func sRGB(fromLinear value: CGFloat) -> CGFloat {
  let magnitude = abs(value)
  let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return value < 0 ? -encoded : encoded
}

/// Returns Display P3 (sRGB's curve, wider primaries, the same white) as sRGB, which may lie outside 0...1.
@_spi(Scrollwork) public func sRGB(
  displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat
) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  let r = linear(fromSRGB: red)
  let g = linear(fromSRGB: green)
  let b = linear(fromSRGB: blue)
  // The product of P3's matrix to XYZ and XYZ's to sRGB, both for white D65.
  return (
    sRGB(fromLinear: 1.2249401762805598 * r - 0.22494017628055996 * g),
    sRGB(fromLinear: -0.04205695470968816 * r + 1.0420569547096881 * g),
    sRGB(fromLinear: -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b)
  )
}
