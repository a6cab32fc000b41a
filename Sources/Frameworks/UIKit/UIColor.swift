import DisplayList
import Foundation

/// A colour, which may depend on the appearance.
open class UIColor: NSObject, @unchecked Sendable {
  /// Components in sRGB with straight alpha; not clamped, as UIKit keeps colours beyond sRGB.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private enum Storage: Sendable {
    case fixed(Components)
    /// The third is for elevated dark surfaces.
    case adaptive(light: Components, dark: Components, elevated: Components)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    /// A tiled picture.
    case pattern(UIImage)
  }

  private let mark = AttributeMark()
  private let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a colour from sRGB components from 0 to 1 and an opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(Components(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a grey from 0 (black) to 1 (white) with an opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1, and an opacity.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Creates a colour from Display P3 components from 0 to 1 and an opacity.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = sRGB(displayP3Red: red, green: green, blue: blue)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Creates a colour from an archive; nil if the archive has none.
  public required convenience init?(coder: NSCoder) {
    guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a colour from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour whose provider is called for each appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .provider(dynamicProvider))
  }

  /// Creates a colour that tiles a picture wherever it fills: in backgrounds of views, in drawing contexts and in
  /// layers. Caveat: elsewhere it is the colour of the picture's centre.
  public convenience init(patternImage image: UIImage) { self.init(storage: .pattern(image)) }

  /// Returns the paint that fills with the colour.
  @_spi(Scrollwork) public func paint(for traits: UITraitCollection) -> Paint {
    guard case .pattern(let image) = storage, let bitmap = image.bitmap else {
      return .color(displayColor(for: traits))
    }
    return .pattern(Paint.Pattern(bitmap, tile: CGRect(origin: .zero, size: image.size)))
  }

  /// Creates a colour from two shades in hexadecimal RGB with their opacities, as in Apple's tables.
  /// - Parameter elevated: the dark shade of elevated surfaces; nil for the same.
  convenience init(
    light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1, elevated: UInt32? = nil
  ) {
    self.init(
      storage: .adaptive(
        light: Components(hex: light, alpha: lightAlpha), dark: Components(hex: dark, alpha: darkAlpha),
        elevated: Components(hex: elevated ?? dark, alpha: darkAlpha)))
  }

  /// Creates a colour from two shades and those of iOS 26.
  convenience init(light: UInt32, dark: UInt32, newerLight: UInt32, newerDark: UInt32) {
    let (older, newer) = (UIColor(light: light, dark: dark), UIColor(light: newerLight, dark: newerDark))
    self.init { _ in _SystemGeneration.current == .iOS26 ? newer : older }
  }

  private static func middle(of image: UIImage) -> Components {
    guard let bitmap = image.bitmap else { return Components(red: 0, green: 0, blue: 0, alpha: 0) }
    // Premultiplied, in the order blue, green, red, alpha.
    let place = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    let parts = bitmap.pixels[place..<place + 4].map { CGFloat($0) / 255 }
    let alpha = max(parts[3], 0.001)
    return Components(red: parts[2] / alpha, green: parts[1] / alpha, blue: parts[0] / alpha, alpha: parts[3])
  }

  private func components(for traits: UITraitCollection) -> Components {
    switch storage {
    case .fixed(let components): return components
    case .adaptive(let light, let dark, let elevated):
      let darker = traits.values.isElevated ? elevated : dark
      return traits.userInterfaceStyle == .dark ? darker : light
    case .provider(let provider): return provider(traits).components(for: traits)
    case .pattern(let image):
      return Self.middle(of: image)
    }
  }

  /// Returns the colour for these traits; the result no longer depends on the appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed, .pattern: return self
    default: break
    }
    return UIColor(storage: .fixed(components(for: traitCollection)))
  }

  /// Returns the colour with this opacity (not multiplied by its own).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = min(max(alpha, 0), 1)
    switch storage {
    case .fixed(var components):
      components.alpha = alpha
      return UIColor(storage: .fixed(components))
    case .adaptive(var light, var dark, var elevated):
      light.alpha = alpha
      dark.alpha = alpha
      elevated.alpha = alpha
      return UIColor(storage: .adaptive(light: light, dark: dark, elevated: elevated))
    case .provider(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern:
      return UIColor(storage: .fixed(components(for: .current))).withAlphaComponent(alpha)
    }
  }

  /// Writes the sRGB components for the current traits; parameters may be nil. Always returns true, as every colour has
  /// them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the grey value and opacity for the current traits. Returns false and writes nothing if the colour is not
  /// grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity for the current traits, each from 0 to 1; parameters may be nil.
  /// Always returns true, as every colour has them.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    let (red, green, blue) = (components.red, components.green, components.blue)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    if range > 0 {
      let sixths =
        highest == red
        ? (green - blue) / range : highest == green ? (blue - red) / range + 2 : (red - green) / range + 4
      hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    } else {
      hue?.pointee = 0
    }
    saturation?.pointee = highest > 0 ? range / highest : 0
    brightness?.pointee = highest
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the colour for a display list.
  @_spi(Scrollwork) public func displayColor(for traits: UITraitCollection) -> DisplayColor {
    let components = components(for: traits)
    return DisplayColor(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      alpha: Float(components.alpha))
  }

  /// Returns whether both have the same components; colours with a closure are equal only if they are the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.adaptive(let light, let dark, let elevated), .adaptive(let otherLight, let otherDark, let otherElevated)):
      return light == otherLight && dark == otherDark && elevated == otherElevated
    default: return self === other
    }
  }

  /// Equal colours have equal hashes.
  open override var hash: Int {
    switch storage {
    case .fixed(let components): components.hashValue
    case .adaptive(let light, let dark, _): [light, dark].hashValue
    case .provider, .pattern: ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor.Components {
  init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
