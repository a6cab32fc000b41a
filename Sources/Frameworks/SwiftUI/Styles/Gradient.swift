import DisplayList
import Foundation

/// Colours that blend into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at `location`.
    public var color: Color
    /// 0 at the start of the gradient, 1 at its end.
    public var location: CGFloat

    /// Creates a colour stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The display's own components (sRGB).
    public static let device = ColorSpace(isPerceptual: false)
    /// Perceptually even steps (Oklab).
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colour stops, in ascending order of location.
  public var stops: [Stop]

  /// Creates a gradient from stops in ascending order of location.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient mixed in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient with a colour space for mixing.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  private var space = Gradient.ColorSpace.device

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient mixed in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// Resolves the stops: locations are ascending from 0 to 1, with additional stops if colours are not mixed in the
  /// display's components.
  func resolve(in context: ColorContext) -> [Paint.Stop] {
    var reached: CGFloat = 0
    let stops = gradient.stops.map { stop in
      reached = min(max(stop.location, reached), 1)
      return Paint.Stop(color: stop.color.resolve(in: context), location: reached)
    }
    guard space.isPerceptual, var last = stops.first else { return stops }
    var fine = [last]
    for stop in stops.dropFirst() {
      if stop.location > last.location, stop.color != last.color {
        for step in 1..<Self.steps {
          let part = CGFloat(step) / CGFloat(Self.steps)
          fine.append(
            Paint.Stop(
              color: space.mix(last.color, stop.color, fraction: Float(part)),
              location: last.location + (stop.location - last.location) * part))
        }
      }
      fine.append(stop)
      last = stop
    }
    return fine
  }

  /// The number of linear steps between two colours that is indistinguishable from the curve.
  private static let steps = 12
}

extension Color {
  /// A gradient from a slightly lighter colour at the top to this one at the bottom. Apple publishes no values: mixing
  /// in a fifth of white is an estimate.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension Gradient.ColorSpace {
  /// Returns a mix of `a` with `fraction` of `b`; colours are weighted by their opacity.
  func mix(_ a: DisplayColor, _ b: DisplayColor, fraction: Float) -> DisplayColor {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return .clear }
    let from = components(of: a)
    let to = components(of: b)
    let mixed = (from * (a.alpha * (1 - fraction)) + to * (b.alpha * fraction)) / alpha
    return color(of: mixed, alpha: alpha).clamped
  }

  private func components(of color: DisplayColor) -> SIMD3<Float> {
    let rgb = SIMD3(color.red, color.green, color.blue)
    return isPerceptual ? Oklab.cones(rgb.mapped(SRGB.linear)) : rgb
  }

  private func color(of components: SIMD3<Float>, alpha: Float) -> DisplayColor {
    let rgb = isPerceptual ? Oklab.light(components).mapped(SRGB.encoded) : components
    return DisplayColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }
}

/// Oklab (Bjorn Ottosson, 2020) without its last step, which is linear and so does not affect mixing.
enum Oklab {
  /// Returns the cube roots of the cone responses to linear sRGB.
  static func cones(_ light: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      light.dot([0.4122214708, 0.5363325363, 0.0514459929]), light.dot([0.2119034982, 0.6806995451, 0.1073969566]),
      light.dot([0.0883024619, 0.2817188376, 0.6299787005])
    ).mapped(cbrtf)
  }

  /// Returns linear sRGB.
  static func light(_ cones: SIMD3<Float>) -> SIMD3<Float> {
    let cubes = cones * cones * cones
    return SIMD3(
      cubes.dot([4.0767416621, -3.3077115913, 0.2309699292]), cubes.dot([-1.2684380046, 2.6097574011, -0.3413193965]),
      cubes.dot([-0.0041960863, -0.7034186147, 1.7076147010]))
  }
}

extension SIMD3<Float> {
  fileprivate func dot(_ other: SIMD3<Float>) -> Float { (self * other).sum() }
  fileprivate func mapped(_ transform: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
