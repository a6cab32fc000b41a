import DisplayList
import Foundation

/// How the colours of a symbol's layers are rendered.
@available(iOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  fileprivate let isGradient: Bool

  /// A single colour for each layer.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// A gradient of each layer's colour, lighter at the top.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows a variable value.
@available(iOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  fileprivate let isDrawn: Bool

  /// Fades the part beyond the value.
  public static let color = SymbolVariableValueMode(isDrawn: false)
  /// Does not draw the part beyond the value.
  public static let draw = SymbolVariableValueMode(isDrawn: true)
}

private struct SymbolColorModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private struct SymbolVariableModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// How symbol colours are rendered; nil for flat ones.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }
  /// How symbols show a variable value; nil for each symbol's default.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableModeKey.self] }
    set { self[SymbolVariableModeKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets how the colours of symbols in this view are rendered; nil for flat ones.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Sets how symbols in this view show a variable value; nil for each symbol's default.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

@available(iOS 26.0, *)
extension Image {
  /// Sets how the symbol's colours are rendered; nil inherits the environment's mode.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColorMode = mode
    return copy
  }
  /// Sets how the symbol shows a variable value; nil inherits the environment's mode.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var copy = self
    copy.symbolVariableMode = mode
    return copy
  }
}

extension Image {
  /// Creates a symbol that shows a value from 0 to 1, such as `wifi`, by fading what is beyond it. Nil, or a symbol
  /// without variable values, changes nothing. Caveat: except for `wifi` the value is a fraction of the symbol's width
  /// or height, whereas Apple's symbols light one part after another.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }
  /// Creates an app image or symbol, as found by `init(_:bundle:)`, with a variable value. Caveat: only system symbols
  /// show it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }
  /// Creates an app image or symbol with an accessibility label and a variable value. Caveat: only system symbols show
  /// it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }
  /// Creates a decorative app image or symbol, ignored by assistive technology, with a variable value. Caveat: only
  /// system symbols show it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }
}

/// The colour adjustments of a symbol.
struct SymbolAmount: Equatable {
  private enum Direction { case sideways, upwards, rings }

  /// From 0 to 1; nil for all of it.
  private var lit: CGFloat?
  private var direction = Direction.sideways
  /// The opacity beyond the amount: 0.3 is a guess.
  private var faint = 0.3
  private var isGradient = false

  init(of image: Image, in environment: EnvironmentValues) {
    guard case .symbol(let name) = image.source else { return }
    isGradient = (image.symbolColorMode ?? environment.symbolColorRenderingMode)?.isGradient ?? false
    guard let value = image.variableValue, !value.isNaN, let direction = Self.direction(of: name) else { return }
    lit = CGFloat(min(max(value, 0), 1))
    self.direction = direction
    if (image.symbolVariableMode ?? environment.symbolVariableValueMode)?.isDrawn == true { faint = 0 }
  }

  /// Returns the side from which a symbol with a variable value is filled; nil for all others. The SF Symbols app lists
  /// those; these are the ones known from it.
  private static func direction(of name: String) -> Direction? {
    if name.hasPrefix("wifi") { return .rings }
    let upwards = ["thermometer", "drop", "touchid", "flame", "personalhotspot"]
    let sideways = [
      "speaker.wave", "cellularbars", "chart.bar", "waveform", "antenna.radiowaves", "dot.radiowaves", "ellipsis",
      "rays",
      "slowmo", "timelapse", "rainbow", "aqi", "music.quarternote", "wave.3", "homepod", "hifispeaker", "battery",
      "sun.max",
      "gauge", "progress.indicator", "speedometer", "person.wave", "iphone.radiowaves", "airplayaudio", "fan",
      "lightbulb",
    ]
    if upwards.contains(where: name.hasPrefix) { return .upwards }
    return sideways.contains(where: name.hasPrefix) ? .sideways : nil
  }

  /// The dot and the two arcs of `wifi` light up one after the other.
  private static let rings: CGFloat = 3

  /// Returns the paint with the gradient, and faint beyond the amount. Gradients and images of an app do not change.
  func applied(to paint: Paint, in rect: CGRect) -> Paint {
    guard case .color(let color) = paint, lit != nil || isGradient else { return paint }
    if let lit, direction == .rings {
      let rest = color.opacity(faint)
      let edge = (lit * Self.rings).rounded(.up) / Self.rings
      return .radialGradient(
        [
          .init(color: color, location: 0), .init(color: color, location: edge), .init(color: rest, location: edge),
          .init(color: rest, location: 1),
        ], center: CGPoint(x: rect.midX, y: rect.maxY), startRadius: 0, endRadius: rect.height)
    }
    if let lit {
      let (start, end) =
        direction == .sideways
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY))
      let rest = color.opacity(faint)
      return .linearGradient(
        [
          .init(color: color, location: 0), .init(color: color, location: lit), .init(color: rest, location: lit),
          .init(color: rest, location: 1),
        ], start: start, end: end)
    }
    return .linearGradient(
      [.init(color: color.lightened(by: 0.35), location: 0), .init(color: color, location: 1)],
      start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
  }
}

extension DisplayColor {
  /// Mixes in a fraction of white: how much lighter a symbol's gradient begins is a guess.
  fileprivate func lightened(by share: Float) -> DisplayColor {
    DisplayColor(
      red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share, alpha: alpha)
  }
}
