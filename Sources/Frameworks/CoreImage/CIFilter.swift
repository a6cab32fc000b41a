import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The picture that a filter works on.
public let kCIInputImageKey = "inputImage"
/// The picture behind the one that a filter works on.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// How much a filter does.
public let kCIInputIntensityKey = "inputIntensity"
/// How far a filter reaches.
public let kCIInputRadiusKey = "inputRadius"
/// How large something is.
public let kCIInputScaleKey = "inputScale"
/// Where something is.
public let kCIInputCenterKey = "inputCenter"
/// An angle.
public let kCIInputAngleKey = "inputAngle"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// How bright.
public let kCIInputBrightnessKey = "inputBrightness"
/// How much difference.
public let kCIInputContrastKey = "inputContrast"
/// How colourful.
public let kCIInputSaturationKey = "inputSaturation"
/// How much light.
public let kCIInputEVKey = "inputEV"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How wide something is.
public let kCIInputWidthKey = "inputWidth"
/// The picture that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// Makes one picture of another. `inputKeys` says what can be set.
open class CIFilter: NSObject, @unchecked Sendable {
  /// What the system calls it.
  public let name: String
  private var values: [String: Any]
  private let recipe: FilterRecipe

  init(_ name: String, _ recipe: FilterRecipe) {
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
  }

  /// A filter by its name; nil if there is none of this name here.
  public convenience init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else { return nil }
    self.init(name, recipe)
  }

  /// A filter by its name with values; nil if there is none of this name here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// What can be set.
  open var inputKeys: [String] { recipe.defaults.keys.sorted() + (recipe.generates ? [] : [kCIInputImageKey]) }
  /// What can be asked for.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets a value. Caveat: a key that the filter does not have is passed over, where iOS ends the app.
  open func setValue(_ value: Any?, forKey key: String) { if inputKeys.contains(key) { values[key] = value } }

  /// What a key has.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Everything as it is at first.
  open func setDefaults() { values = recipe.defaults }

  /// What it makes; nil without a picture to work on.
  open var outputImage: CIImage? { recipe.make(self) }

  func number(_ key: String) -> Float {
    switch values[key] {
    case let number as Float: number
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Int: Float(number)
    case let number as NSNumber: number.floatValue
    default: 0
    }
  }

  func color(_ key: String) -> SIMD3<Float> {
    let color = values[key] as? CIColor ?? .black
    return SIMD3(Float(color.red), Float(color.green), Float(color.blue))
  }

  /// The names of the filters that are here.
  open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }
}

/// What a filter does, and what can be set.
struct FilterRecipe: Sendable {
  let defaults: [String: any Sendable]
  var generates = false
  let make: @Sendable (CIFilter) -> CIImage?

  /// A filter of colours only.
  static func colors(
    _ defaults: [String: any Sendable] = [:], _ body: @escaping @Sendable (CIFilter) -> (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterRecipe {
    FilterRecipe(defaults: defaults) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage, let bitmap = image.bitmap else {
        return nil
      }
      return CIImage(Pixels(bitmap).mapped(body(filter)).bitmap, origin: image.extent.origin)
    }
  }

  /// A filter of pixels and their neighbours.
  static func pixels(
    _ defaults: [String: any Sendable], _ body: @escaping @Sendable (CIFilter, Pixels) -> (Pixels, margin: Int)
  ) -> FilterRecipe {
    FilterRecipe(defaults: defaults) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage, let bitmap = image.bitmap else {
        return nil
      }
      let (pixels, margin) = body(filter, Pixels(bitmap))
      let origin = CGPoint(x: image.extent.minX - CGFloat(margin), y: image.extent.minY - CGFloat(margin))
      return CIImage(pixels.bitmap, origin: origin)
    }
  }

  /// A filter of pixels around `kCIInputCenterKey`, which counts as the picture does here: from the upper left corner.
  static func placed(
    _ defaults: [String: any Sendable], _ body: @escaping @Sendable (CIFilter, Pixels, SIMD2<Float>) -> Pixels
  ) -> FilterRecipe {
    FilterRecipe(defaults: defaults) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage, let bitmap = image.bitmap else {
        return nil
      }
      let center = (filter.value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero
      let inside = SIMD2(Float(center.x - image.extent.minX), Float(image.extent.maxY - center.y))
      return CIImage(body(filter, Pixels(bitmap), inside).bitmap, origin: image.extent.origin)
    }
  }
}
