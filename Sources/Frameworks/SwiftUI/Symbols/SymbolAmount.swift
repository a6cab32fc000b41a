import DisplayList
import Foundation

/// How the colours of a symbol's layers are laid on.
@available(iOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  fileprivate let isGradient: Bool

  /// One colour for each layer.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// A gradient that is made of each layer's colour, lighter at its upper edge.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows an amount.
@available(iOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  fileprivate let isDrawn: Bool

  /// What lies beyond the amount is fainter.
  public static let color = SymbolVariableValueMode(isDrawn: false)
  /// What lies beyond the amount is not drawn.
  public static let draw = SymbolVariableValueMode(isDrawn: true)
}

private struct SymbolColorModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private struct SymbolVariableModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// How the colours of symbols are laid on; nil for flat ones.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }
  /// How symbols show an amount; nil for what suits each.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableModeKey.self] }
    set { self[SymbolVariableModeKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// How the colours of symbols inside are laid on; nil for flat ones.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// How symbols inside show an amount; nil for what suits each.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

@available(iOS 26.0, *)
extension Image {
  /// How the colours of the symbol are laid on; nil for what is set around it.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColorMode = mode
    return copy
  }
  /// How the symbol shows an amount; nil for what is set around it.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var copy = self
    copy.symbolVariableMode = mode
    return copy
  }
}

extension Image {
  /// A symbol that shows an amount from 0 to 1, such as `wifi`: what lies beyond it is fainter. Nil, as for a symbol that shows no
  /// amount, changes nothing. Caveat: but for `wifi` the amount is a share of the symbol's width, or of its height, where Apple's symbols
  /// light one part after the other.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }
  /// A picture or symbol of the app's that `init(_:bundle:)` finds, and the amount that it shows. Caveat: only the system's symbols show
  /// one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }
  /// A picture or symbol of the app's with a description for those who do not see it, and the amount that it shows. Caveat: only the
  /// system's symbols show one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }
  /// A picture or symbol of the app's that assistive technology passes over, and the amount that it shows. Caveat: only the system's
  /// symbols show one.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }
}

/// What is done to the colours of a symbol.
struct SymbolAmount: Equatable {
  private enum Direction { case sideways, upwards, rings }

  /// From 0 to 1; nil for all of it.
  private var lit: CGFloat?
  private var direction = Direction.sideways
  /// How opaque what lies beyond is: 0.3 is a guess.
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

  /// Along which side a symbol that shows an amount grows; nil for all others. Which those are is told by the SF Symbols app; these are
  /// the ones that are known for it.
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

  /// The dot and the two arcs of `wifi` are lit one after the other.
  private static let rings: CGFloat = 3

  /// A colour with the gradient, and faint beyond the amount. Gradients and pictures of an app stay as they are.
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
  /// Nearer to white by a share of the way: how much lighter a gradient of a symbol begins is a guess.
  fileprivate func lightened(by share: Float) -> DisplayColor {
    DisplayColor(
      red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share, alpha: alpha)
  }
}
