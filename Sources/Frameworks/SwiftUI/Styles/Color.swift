import DisplayList
import Foundation
import Synchronization
@_spi(Scrollwork) import ScrollworkUIKit

/// A colour, which may depend on its environment.
public struct Color: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case system(SystemColor)
    case resolved(Resolved)
    case uiColor(UIColor)
    case named(String, Bundle)
    case opacity(Color, Double)
    case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)
    case exposed(Color, stops: Double)
    case headroom(Color, Double?)
    case custom(CustomColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// The RGB colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colour space of the web and of most files.
    case sRGB
    /// sRGB's primaries with linear components.
    case sRGBLinear
    /// The wide colour space of Apple's displays.
    case displayP3
  }

  /// Creates a constant colour from components from 0 to 1. Colours outside sRGB are clamped to it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .resolved(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a constant grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a constant colour from hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let components = rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: components.red, green: components.green, blue: components.blue, opacity: opacity)
  }

  /// Creates a constant colour.
  public init(_ resolved: Resolved) {
    storage = .resolved(resolved)
  }

  /// Creates a colour from a UIKit colour, including its variants for light and dark.
  public init(uiColor: UIColor) {
    storage = .uiColor(uiColor)
  }

  /// Creates a colour from a UIKit colour, including its variants for light and dark.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Loads a colour, with its dark variant, from a bundle's asset catalogs; nil for the app's bundle. A missing colour
  /// is clear and reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .named(name, bundle ?? .main)
  }

  /// Loads a colour from an asset catalog, by the name that Xcode generates.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(self, opacity))
  }

  /// Returns a mix of this colour with `fraction` of another.
  @available(iOS 18.0, *)
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mixed(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
  }
}

/// The values that a colour can depend on.
struct ColorContext: Hashable, Sendable {
  var colorScheme: ColorScheme
  /// Whether it is in a sheet, which has lighter backgrounds in dark mode.
  var isElevated: Bool
  /// The meaning of `Color.accentColor`; nil for the app's own, or the system's blue.
  var accent: Color?

  init(colorScheme: ColorScheme, isElevated: Bool = false, accent: Color? = nil) {
    self.colorScheme = colorScheme
    self.isElevated = isElevated
    self.accent = accent
  }

  static let lightTraits = UITraitCollection(userInterfaceStyle: .light)
  static let darkTraits = UITraitCollection(userInterfaceStyle: .dark)

  var traits: UITraitCollection {
    switch colorScheme {
    case .light: Self.lightTraits
    case .dark: isElevated ? .elevatedDark : Self.darkTraits
    }
  }
}

extension Color {
  /// Resolves the colour in `context`.
  func resolve(in context: ColorContext) -> DisplayColor {
    switch storage {
    case .resolved(let resolved): resolved.displayColor
    case .uiColor(let color): color.displayColor(for: context.traits).clamped
    case .named(let name, let bundle): NamedColors.color(name, in: bundle).displayColor(for: context.traits).clamped
    case .opacity(let color, let factor): color.resolve(in: context).opacity(min(max(factor, 0), 1))
    case .mixed(let from, let to, let fraction, let space):
      space.mix(from.resolve(in: context), to.resolve(in: context), fraction: Float(fraction))
    case .exposed, .headroom: resolveHDR(in: context).color.displayColor
    case .custom(let color): color.resolve(in: context)
    case .system(.accent):
      if let accent = context.accent {
        accent.resolve(in: ColorContext(colorScheme: context.colorScheme, isElevated: context.isElevated))
      } else {
        SystemColor.accent.uiColor.displayColor(for: context.traits).clamped
      }
    case .system(let color): color.uiColor.displayColor(for: context.traits)
    }
  }
}

/// The colours of asset catalogs, loaded once.
private enum NamedColors {
  private struct Name: Hashable {
    let name: String
    let bundle: Bundle
  }

  private static let known = Mutex<[Name: UIColor]>([:])

  static func color(_ name: String, in bundle: Bundle) -> UIColor {
    let key = Name(name: name, bundle: bundle)
    if let color = known.withLock({ $0[key] }) { return color }
    let found = UIColor(named: name, in: bundle, compatibleWith: nil)
    if found == nil { Report.warning("No colour named \"\(name)\" in the asset catalogs of \(bundle.bundlePath).") }
    known.withLock { $0[key] = found ?? .clear }
    return found ?? .clear
  }
}

extension DisplayColor {
  /// The nearest colour with all components from 0 to 1.
  var clamped: DisplayColor {
    DisplayColor(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, or "#RRGGBBAA" for a constant one.
  public var description: String {
    switch storage {
    case .system(let color): color.rawValue
    case .resolved(let resolved): resolved.description
    case .uiColor(let color): "\(color)"
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    case .opacity(let color, let factor): "\(Int((factor * 100).rounded()))% \(color)"
    case .mixed(let from, let to, let fraction, _): "mix(\(from), \(to), \(fraction))"
    case .exposed(let color, let stops): "\(color) exposed by \(stops)"
    case .headroom(let color, _): color.description
    case .custom(let color): "\(color.style.base)"
    }
  }
}

extension UIColor {
  /// Creates a UIKit colour from a SwiftUI colour, which depends on light and dark as in the traits that resolve it.
  public convenience init(_ color: Color) {
    self.init { traits in
      let scheme: ColorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let resolved = color.resolve(in: ColorContext(colorScheme: scheme))
      return UIColor(
        red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
        alpha: CGFloat(resolved.alpha))
    }
  }
}
