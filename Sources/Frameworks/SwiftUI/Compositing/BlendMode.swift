import DisplayList

/// How the colours of a view and of what is behind it become one.
public enum BlendMode: Sendable {
  /// The view covers what is behind it.
  case normal
  /// The colours' product: never lighter than either.
  case multiply
  /// The product of what the colours lack: never darker than either.
  case screen
  /// Multiplies what is behind where that is dark, and screens it where it is light.
  case overlay
  /// The darker of both in each component.
  case darken
  /// The lighter of both in each component.
  case lighten
  /// What is behind is brightened towards the view's colours.
  case colorDodge
  /// What is behind is darkened towards the view's colours.
  case colorBurn
  /// Lightens or darkens softly, as the view's colours are light or dark.
  case softLight
  /// Multiplies or screens, as the view's colours are dark or light.
  case hardLight
  /// How far the colours are apart.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The view's hue with the saturation and lightness of what is behind.
  case hue
  /// The view's saturation with the hue and lightness of what is behind.
  case saturation
  /// The view's hue and saturation with the lightness of what is behind.
  case color
  /// The view's lightness with the hue and saturation of what is behind.
  case luminosity
  /// The view where something is behind it.
  case sourceAtop
  /// What is behind covers the view.
  case destinationOver
  /// What is behind where the view is transparent.
  case destinationOut
  /// The colours' sum without what both lack.
  case plusDarker
  /// The colours' sum.
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
