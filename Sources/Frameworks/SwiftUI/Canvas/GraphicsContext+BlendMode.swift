import DisplayList

extension GraphicsContext {
  /// How the colours of what is drawn and of what was drawn before become one.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's number in Core Graphics.
    public let rawValue: Int32

    /// A mode by its number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    /// What is drawn covers what is there.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The colours' product: never lighter than either.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The product of what the colours lack: never darker than either.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies what is there where that is dark, and screens it where it is light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both in each component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of both in each component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// What is there is brightened towards the new colours.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// What is there is darkened towards the new colours.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Lightens or darkens softly, as the new colours are light or dark.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies or screens, as the new colours are dark or light.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// How far the colours are apart.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The same with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The new hue with the saturation and lightness of what is there.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The new saturation with the hue and lightness of what is there.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The new hue and saturation with the lightness of what is there.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The new lightness with the hue and saturation of what is there.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Nothing is left where something is drawn.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// What is drawn takes the place of what is there, transparent as it may be.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// What is drawn where something is there, which goes.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// What is drawn where nothing is there; what is there goes.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// What is drawn where something is there.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// What is there covers what is drawn.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What is there, as opaque as what is drawn.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// What is there where what is drawn is transparent.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// What is there, as opaque as what is drawn, in front of what is drawn.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Each where the other one is not.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The colours' sum without what both lack.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The colours' sum.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// By Core Graphics' numbers; those that painting has not are drawn as usual.
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
