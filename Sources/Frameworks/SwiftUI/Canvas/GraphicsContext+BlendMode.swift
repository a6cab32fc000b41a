import DisplayList

extension GraphicsContext {
  /// How the colours of what is drawn are combined with those of the canvas.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's raw value in Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from its raw value.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Draws over the background.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies the colours; the result is never lighter than either.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies the inverted colours and inverts the result, which is never darker than either.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies where the background is dark and screens where it is light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Takes the darker value of each component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Takes the lighter value of each component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Brightens the background to reflect the source colours.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens the background to reflect the source colours.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Softly lightens or darkens, depending on the source colours.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies or screens, depending on the source colours.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Takes the difference of the colours.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Like difference, with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The source's hue with the background's saturation and luminosity.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The source's saturation with the background's hue and luminosity.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The source's hue and saturation with the background's luminosity.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The source's luminosity with the background's hue and saturation.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Clears the background where something is drawn.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Replaces the background, including where the source is transparent.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Keeps the source where the background is opaque; removes the background.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Keeps the source where the background is transparent; removes the background.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Draws the source only where the background is opaque.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Draws the source behind the background.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Keeps the background, as opaque as the source.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Keeps the background where the source is transparent.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Keeps the background, as opaque as the source, in front of the source.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Keeps each only where the other is transparent.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// Adds the colours and subtracts what both lack.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Adds the colours.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// By Core Graphics' numbers. Modes that the painter lacks draw normally.
    var operation: BlendOperation {
      let first: [BlendOperation] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      ]
      if first.indices.contains(Int(rawValue)) { return first[Int(rawValue)] }
      return switch self {
      case .clear: .clear
      case .copy: .copy
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .destinationIn: .destinationIn
      case .destinationAtop: .destinationAtop
      case .xor: .xor
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      default: .normal
      }
    }
  }
}
