import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The input image.
public let kCIInputImageKey = "inputImage"
/// The background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The radius.
public let kCIInputRadiusKey = "inputRadius"
/// The scale.
public let kCIInputScaleKey = "inputScale"
/// The centre.
public let kCIInputCenterKey = "inputCenter"
/// The angle.
public let kCIInputAngleKey = "inputAngle"
/// The colour.
public let kCIInputColorKey = "inputColor"
/// The brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast.
public let kCIInputContrastKey = "inputContrast"
/// The saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The exposure.
public let kCIInputEVKey = "inputEV"
/// The sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The width.
public let kCIInputWidthKey = "inputWidth"
/// The part of the image.
public let kCIInputExtentKey = "inputExtent"
/// The output image.
public let kCIOutputImageKey = "outputImage"

/// Creates an image from another. `inputKeys` lists the inputs.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  private var values: [String: Any]
  private let recipe: FilterRecipe

  init(_ name: String, _ recipe: FilterRecipe) {
    (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
  }

  /// Creates a filter by name; nil if there is none here.
  public convenience init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else { return nil }
    self.init(name, recipe)
  }

  /// Creates a filter by name with values; nil if there is none here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The inputs.
  open var inputKeys: [String] { recipe.defaults.keys.sorted() + (recipe.generates ? [] : [kCIInputImageKey]) }
  /// The outputs.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets a value. Caveat: an unknown key is ignored, where iOS ends the app.
  open func setValue(_ value: Any?, forKey key: String) { if inputKeys.contains(key) { values[key] = value } }

  /// Returns the value for a key.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Resets all values to their defaults.
  open func setDefaults() { values = recipe.defaults }

  /// The output image; nil without an input image.
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

  /// Returns the names of the available filters.
  open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }
}

/// The implementation of a filter, and its inputs.
struct FilterRecipe: Sendable {
  let defaults: [String: any Sendable]
  var generates = false
  let make: @Sendable (CIFilter) -> CIImage?

  /// Returns a filter that only maps colours.
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

  /// Returns a filter of pixels and their neighbours.
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

  /// Returns a filter of pixels around `kCIInputCenterKey`, converted to coordinates from the upper left corner.
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
