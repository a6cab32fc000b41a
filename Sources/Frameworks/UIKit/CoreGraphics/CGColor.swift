import DisplayList
import Foundation

/// How numbers stand for colours.
public final class CGColorSpace: Sendable, Hashable {
  /// The web's and most files' colour space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The same.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wider colour space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Greys with sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Which of the names above; nil for a device's.
  public let name: String?
  /// Which numbers a colour has.
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// A colour space by its name; nil if it is none of those above.
  public init?(name: String) {
    guard [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
    self.name = name
    model = name == Self.genericGrayGamma2_2 ? .monochrome : .rgb
  }

  /// Numbers of a colour, without its opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The screen's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

/// The screen's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }

/// A constant colour.
public final class CGColor: Sendable, Hashable {
  private let numbers: [CGFloat]
  /// A picture that is repeated, in place of one colour.
  let pattern: Paint.Pattern?
  /// What the components mean.
  public let colorSpace: CGColorSpace?

  /// Components of a colour space, and the opacity; nil if there are too few.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    pattern = nil
    numbers = Array(components.prefix(space.numberOfComponents + 1))
    colorSpace = space
  }

  /// An sRGB colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    pattern = nil
    numbers = [red, green, blue, alpha]
    colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
  }

  /// An sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    pattern = nil
    numbers = [gray, alpha]
    colorSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
  }

  /// A picture that is repeated; a colour where only one can be shown.
  init(pattern: Paint.Pattern, around color: CGColor) {
    self.pattern = pattern
    (numbers, colorSpace) = (color.numbers, color.colorSpace)
  }

  /// The components, the opacity last.
  public var components: [CGFloat]? { numbers }
  /// How many they are, the opacity included.
  public var numberOfComponents: Int { numbers.count }
  /// 0 to 1.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// The same colour in another opacity.
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
  /// The colour as it is for the current traits.
  public var cgColor: CGColor {
    let color = displayColor(for: .current)
    let plain = CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    if case .pattern(let pattern) = paint(for: .current) { return CGColor(pattern: pattern, around: plain) }
    return plain
  }

  /// A constant colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.displayColor
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  /// What the current context fills and strokes with from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// What the current context fills with from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// What the current context strokes with from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Colours that pass into each other.
public final class CGGradient: Sendable {
  let stops: [Paint.Stop]

  /// Colours at places from 0 to 1, or at even distances; nil without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Paint.Stop(color: color.displayColor, location: locations?[index] ?? CGFloat(index) / last)
    }.sorted { $0.location < $1.location }
  }

  /// Colours by their components, the opacity of each last, at places from 0 to 1, or at even distances; nil without colours.
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

  /// The same with colours as Core Foundation has lists; nil if something else is among them.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: found, locations: locations)
  }
}

/// What a gradient does beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt32
  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGColor: _ExpressibleByColorLiteral {
  /// A colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
