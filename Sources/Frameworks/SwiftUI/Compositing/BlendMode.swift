import DisplayList

/// How the colours of a view are combined with those behind it.
public enum BlendMode: Sendable {
  /// Draws over the background.
  case normal
  /// Multiplies the colours; the result is never lighter than either.
  case multiply
  /// Multiplies the inverted colours and inverts the result, which is never darker than either.
  case screen
  /// Multiplies where the background is dark and screens where it is light.
  case overlay
  /// Takes the darker value of each component.
  case darken
  /// Takes the lighter value of each component.
  case lighten
  /// Brightens the background to reflect the view's colours.
  case colorDodge
  /// Darkens the background to reflect the view's colours.
  case colorBurn
  /// Softly lightens or darkens, depending on the view's colours.
  case softLight
  /// Multiplies or screens, depending on the view's colours.
  case hardLight
  /// Takes the difference of the colours.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The view's hue with the background's saturation and luminosity.
  case hue
  /// The view's saturation with the background's hue and luminosity.
  case saturation
  /// The view's hue and saturation with the background's luminosity.
  case color
  /// The view's luminosity with the background's hue and saturation.
  case luminosity
  /// Draws the view only where the background is opaque.
  case sourceAtop
  /// Draws the view behind the background.
  case destinationOver
  /// Keeps the background where the view is transparent.
  case destinationOut
  /// Adds the colours and subtracts what both lack.
  case plusDarker
  /// Adds the colours.
  case plusLighter
}

extension BlendMode {
  var operation: BlendOperation {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
