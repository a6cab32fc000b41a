import Foundation

extension FilterRecipe {
  /// Filters without an input image, and of infinite extent.
  static let gradients: [String: FilterRecipe] = [
    "CIConstantColorGenerator": FilterRecipe(
      defaults: ["inputColor": CIColor.red], generates: true,
      make: { filter in CIImage(color: filter.value(forKey: kCIInputColorKey) as? CIColor ?? .clear) }),
    "CILinearGradient": linear { $0 },
    "CISmoothLinearGradient": linear { $0 * $0 * (3 - 2 * $0) },
    "CIRadialGradient": FilterRecipe(
      defaults: [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": Float(5), "inputRadius1": Float(100),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], generates: true,
      make: { filter in
        let center = filter.point("inputCenter")
        let (inner, outer) = (filter.number("inputRadius0"), filter.number("inputRadius1"))
        let mix = filter.colors
        return CIImage { place in
          let distance = Float(hypot(place.x - center.x, place.y - center.y))
          return mix(outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner))
        }
      }),
    "CICheckerboardGenerator": FilterRecipe(
      defaults: squares, generates: true,
      make: { filter in
        let (center, width) = (filter.point("inputCenter"), CGFloat(max(filter.number("inputWidth"), 1)))
        let mix = filter.colors
        return CIImage { place in
          let sum = ((place.x - center.x) / width).rounded(.down) + ((place.y - center.y) / width).rounded(.down)
          return mix(sum.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1)
        }
      }),
    "CIStripesGenerator": FilterRecipe(
      defaults: squares, generates: true,
      make: { filter in
        let (center, width) = (filter.point("inputCenter"), CGFloat(max(filter.number("inputWidth"), 1)))
        let mix = filter.colors
        return CIImage { place in
          let number = ((place.x - center.x) / width).rounded(.down)
          return mix(number.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1)
        }
      }),
  ]

  private static let squares: [String: any Sendable] = [
    "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
    "inputWidth": Float(80), "inputSharpness": Float(1),
  ]

  /// Returns a linear gradient between two colours.
  private static func linear(_ curve: @escaping @Sendable (Float) -> Float) -> FilterRecipe {
    FilterRecipe(
      defaults: [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], generates: true,
      make: { filter in
        let (start, end) = (filter.point("inputPoint0"), filter.point("inputPoint1"))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let mix = filter.colors
        return CIImage { place in
          let share = length == 0 ? 0 : ((place.x - start.x) * dx + (place.y - start.y) * dy) / length
          return mix(curve(Float(min(max(share, 0), 1))))
        }
      })
  }
}

extension CIFilter {
  fileprivate func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

  /// Returns the mix of the filter's two colours.
  fileprivate var colors: @Sendable (Float) -> SIMD4<Float> {
    let (first, last) = (
      (value(forKey: "inputColor0") as? CIColor)?.pixel, (value(forKey: "inputColor1") as? CIColor)?.pixel
    )
    return { share in
      let share = min(max(share, 0), 1)
      return (first ?? .zero) * (1 - share) + (last ?? .zero) * share
    }
  }
}

extension CIColor {
  /// The colour in the format of `Pixels`.
  var pixel: SIMD4<Float> {
    let alpha = Float(alpha)
    return SIMD4(Float(blue) * alpha, Float(green) * alpha, Float(red) * alpha, alpha)
  }
}

/// A linear gradient between two colours.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point of the first colour.
  var point0: CGPoint { get set }
  /// The point of the other colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The other colour.
  var color1: CIColor { get set }
}

/// A linear gradient between two colours with smooth ends.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The point of the first colour.
  var point0: CGPoint { get set }
  /// The point of the other colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The other colour.
  var color1: CIColor { get set }
}

/// A radial gradient between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The centre of the circles.
  var center: CGPoint { get set }
  /// The radius of the first colour's circle.
  var radius0: Float { get set }
  /// The radius of the other circle.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The other colour.
  var color1: CIColor { get set }
}

/// A checkerboard of two colours. Caveat: always sharp.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A corner of a square.
  var center: CGPoint { get set }
  /// The colour of the square above and right of the corner.
  var color0: CIColor { get set }
  /// The other colour.
  var color1: CIColor { get set }
  /// The size of a square.
  var width: Float { get set }
  /// The sharpness; 1 for sharp edges.
  var sharpness: Float { get set }
}

/// Stripes of two colours. Caveat: always sharp.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The start of a stripe.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The other colour.
  var color1: CIColor { get set }
  /// The width of a stripe.
  var width: Float { get set }
  /// The sharpness; 1 for sharp edges.
  var sharpness: Float { get set }
}

extension CIFilter {
  private static func gradient(_ name: String) -> GradientFilter { GradientFilter(name, FilterRecipe.named(name)) }

  /// A linear gradient between two colours.
  public class func linearGradient() -> any CIFilter & CILinearGradient { gradient("CILinearGradient") }
  /// A linear gradient between two colours with smooth ends.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    gradient("CISmoothLinearGradient")
  }
  /// A radial gradient between two circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { gradient("CIRadialGradient") }
  /// A checkerboard of two colours. Caveat: always sharp.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    gradient("CICheckerboardGenerator")
  }
  /// Stripes of two colours. Caveat: always sharp.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { gradient("CIStripesGenerator") }
}

/// An image of two colours of infinite extent.
private final class GradientFilter: BuiltinFilter, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
  CICheckerboardGenerator, CIStripesGenerator, @unchecked Sendable
{
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
}
