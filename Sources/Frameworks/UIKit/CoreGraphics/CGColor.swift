import DisplayList
import Foundation

/// A colour space.
public final class CGColorSpace: Sendable, Hashable {
  /// The colour space of the web and most files.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The same.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wider colour space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grey with sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// One of the names above; nil for a device's colour space.
  public let name: String?
  /// The colour model.
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a colour space by name; nil unless it is one of those above.
  public init?(name: String) {
    guard [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
    self.name = name
    model = name == Self.genericGrayGamma2_2 ? .monochrome : .rgb
  }

  /// The number of colour components, without opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// Returns the screen's colour space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

/// Returns the screen's grey colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }

/// A constant colour.
public final class CGColor: Sendable, Hashable {
  private let numbers: [CGFloat]
  /// A repeated pattern in place of one colour.
  let pattern: Paint.Pattern?
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?

  /// Creates a colour from components and opacity; nil if there are too few.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    pattern = nil
    numbers = Array(components.prefix(space.numberOfComponents + 1))
    colorSpace = space
  }

  /// Creates an sRGB colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    pattern = nil
    numbers = [red, green, blue, alpha]
    colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
  }

  /// Creates an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    pattern = nil
    numbers = [gray, alpha]
    colorSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
  }

  /// Creates a colour with a pattern; the colour is used where only one can be displayed.
  init(pattern: Paint.Pattern, around color: CGColor) {
    self.pattern = pattern
    (numbers, colorSpace) = (color.numbers, color.colorSpace)
  }

  /// The components, with opacity last.
  public var components: [CGFloat]? { numbers }
  /// The number of components, including opacity.
  public var numberOfComponents: Int { numbers.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace.flatMap { CGColor(colorSpace: $0, components: numbers.dropLast() + [alpha]) }
  }

  @_spi(Scrollwork) public var displayColor: DisplayColor {
    var rgb = numbers.count == 2 ? (numbers[0], numbers[0], numbers[0]) : (numbers[0], numbers[1], numbers[2])
    if colorSpace?.name == CGColorSpace.displayP3 {
      let converted = sRGB(displayP3Red: rgb.0, green: rgb.1, blue: rgb.2)
      rgb = (converted.red, converted.green, converted.blue)
    }
    func limited(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1)) }
    return DisplayColor(red: limited(rgb.0), green: limited(rgb.1), blue: limited(rgb.2), alpha: limited(alpha))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.numbers == b.numbers && a.colorSpace == b.colorSpace && a.pattern == b.pattern
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension UIColor {
  /// The colour resolved for the current traits.
  public var cgColor: CGColor {
    let color = displayColor(for: .current)
    let plain = CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    if case .pattern(let pattern) = paint(for: .current) { return CGColor(pattern: pattern, around: plain) }
    return plain
  }

  /// Creates a constant colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.displayColor
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// A gradient between colours.
public final class CGGradient: Sendable {
  let stops: [Paint.Stop]

  /// Creates a gradient with colours at locations from 0 to 1, or evenly spaced; nil without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Paint.Stop(color: color.displayColor, location: locations?[index] ?? CGFloat(index) / last)
    }.sorted { $0.location < $1.location }
  }

  /// Creates a gradient from colour components, with each opacity last, at locations from 0 to 1, or evenly spaced; nil
  /// without colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { index in
      CGColor(
        colorSpace: space,
        components: Array(UnsafeBufferPointer(start: components + index * length, count: length)))
    }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// Creates a gradient from a Core Foundation array of colours; nil if it contains anything else.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: found, locations: locations)
  }
}

/// Options for drawing a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
