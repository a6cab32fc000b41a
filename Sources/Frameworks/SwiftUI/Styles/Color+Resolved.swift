import DisplayList
import Foundation

extension Color {
  /// A constant colour with linear components, which may lie outside 0...1.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Float

    /// Creates a colour from its components in `colorSpace`.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        linearRed = SRGB.linear(red)
        linearGreen = SRGB.linear(green)
        linearBlue = SRGB.linear(blue)
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        // P3 has sRGB's curve and white point. Rounded to four digits, like Apple's.
        let (red, green, blue) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
        linearRed = red * 1.2249 - green * 0.2247
        linearGreen = green * 1.0419 - red * 0.0420
        linearBlue = blue * 1.0979 - green * 0.0786 - red * 0.0197
      }
    }

    /// The red component in sRGB.
    public var red: Float {
      get { SRGB.encoded(linearRed) }
      set { linearRed = SRGB.linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { SRGB.encoded(linearGreen) }
      set { linearGreen = SRGB.linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { SRGB.encoded(linearBlue) }
      set { linearBlue = SRGB.linear(newValue) }
    }

    init(_ color: DisplayColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    var displayColor: DisplayColor {
      DisplayColor(red: red, green: green, blue: blue, alpha: opacity).clamped
    }
  }
}

/// sRGB's transfer curve (IEC 61966-2-1), mirrored for negative values.
enum SRGB {
  static func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    if magnitude == 1 { return value }
    let linear =
      magnitude <= 0.04045 ? magnitude / 12.92 : powf(magnitude * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return value < 0 ? -linear : linear
  }

  static func encoded(_ linear: Float) -> Float {
    let magnitude = abs(linear)
    if magnitude == 1 { return linear }
    let value = magnitude <= 0.0031308 ? magnitude * 12.92 : powf(magnitude, 1 / 2.4) * 1.055 - 0.055
    return linear < 0 ? -value : value
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as "#RRGGBBAA", with components clamped to 0...1.
  public var description: String {
    let color = displayColor
    return "#"
      + [color.red, color.green, color.blue, color.alpha].map { component in
        String(format: "%02X", component.isNaN ? 0 : Int(component * 255 + 0.5))
      }.joined()
  }
}

extension Color.Resolved: Codable {
  /// Decodes what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      red: try values.decode(Float.self), green: try values.decode(Float.self), blue: try values.decode(Float.self),
      opacity: try values.decode(Float.self))
  }

  /// Encodes red, green and blue in sRGB and the opacity, without keys.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [red, green, blue, opacity] { try values.encode(value) }
  }
}

extension Color.Resolved: Animatable {
  /// The cube roots of the cone responses, as in Oklab, so that the midpoint looks like one. Multiplied by the opacity,
  /// so that fading from or to `Color.clear` does not pass through black, and by 128, so that springs settle as
  /// precisely as for points.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let cones = Oklab.cones(SIMD3(linearRed, linearGreen, linearBlue)) * (opacity * 128)
      return AnimatablePair(cones.x, AnimatablePair(cones.y, AnimatablePair(cones.z, opacity * 128)))
    }
    set {
      let scaled = newValue.second.second.second
      let cones = SIMD3(newValue.first, newValue.second.first, newValue.second.second.first)
      let light = Oklab.light(cones * (scaled == 0 ? 1 / 128 : 1 / scaled))
      (linearRed, linearGreen, linearBlue) = (light.x, light.y, light.z)
      opacity = scaled / 128
    }
  }
}
