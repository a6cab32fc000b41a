import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension Color {
  /// A constant colour in sRGB; components may lie outside 0...1.
  public struct Resolved: Hashable, Sendable, Codable {
    /// sRGB red.
    public var red: Float
    /// sRGB green.
    public var green: Float
    /// sRGB blue.
    public var blue: Float
    /// 0 (invisible) to 1.
    public var opacity: Float

    /// A colour by its components in `colorSpace`.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB: (self.red, self.green, self.blue) = (red, green, blue)
      case .sRGBLinear:
        self.red = Float(sRGB(fromLinear: CGFloat(red)))
        self.green = Float(sRGB(fromLinear: CGFloat(green)))
        self.blue = Float(sRGB(fromLinear: CGFloat(blue)))
      case .displayP3:
        let components = sRGB(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue))
        self.red = Float(components.red)
        self.green = Float(components.green)
        self.blue = Float(components.blue)
      }
    }

    /// Red in proportion to light.
    public var linearRed: Float {
      get { Float(linear(fromSRGB: CGFloat(red))) }
      set { red = Float(sRGB(fromLinear: CGFloat(newValue))) }
    }

    /// Green in proportion to light.
    public var linearGreen: Float {
      get { Float(linear(fromSRGB: CGFloat(green))) }
      set { green = Float(sRGB(fromLinear: CGFloat(newValue))) }
    }

    /// Blue in proportion to light.
    public var linearBlue: Float {
      get { Float(linear(fromSRGB: CGFloat(blue))) }
      set { blue = Float(sRGB(fromLinear: CGFloat(newValue))) }
    }

    init(_ color: DisplayColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    var displayColor: DisplayColor {
      DisplayColor(red: red, green: green, blue: blue, alpha: opacity).clamped
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// "#RRGGBBAA".
  public var description: String {
    let color = displayColor
    let bytes = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
  }
}

extension Color.Resolved: Animatable {
  /// Components multiplied by the opacity, and the opacity, so that fading from or to `Color.clear` passes no black.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(red * opacity, AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
    }
    set {
      let alpha = newValue.second.second.second
      let factor = alpha == 0 ? 0 : 1 / alpha
      red = newValue.first * factor
      green = newValue.second.first * factor
      blue = newValue.second.second.first * factor
      opacity = alpha
    }
  }
}
