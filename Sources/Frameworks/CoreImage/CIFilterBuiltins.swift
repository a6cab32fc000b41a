import Foundation

// Filters with their values as properties, as Apple's CIFilterBuiltins has them.

/// Something that makes a picture.
public protocol CIFilterProtocol: AnyObject {
  /// What it makes; nil without a picture to work on.
  var outputImage: CIImage? { get }
}

/// Brown as an old photo.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How much, from 0 to 1.
  var intensity: Float { get set }
}

/// Each colour the other way round.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
}

/// A look of films. Caveat: by eye.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
}

/// Colour, light and difference.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How colourful; 1 as it is.
  var saturation: Float { get set }
  /// How much brighter; 0 as it is.
  var brightness: Float { get set }
  /// How much difference; 1 as it is.
  var contrast: Float { get set }
}

/// More or less light.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How often twice the light.
  var ev: Float { get set }
}

/// All colours turned.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In radians.
  var angle: Float { get set }
}

/// Pale colours stronger. Caveat: by eye.
public protocol CIVibrance: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How much, from -1 to 1.
  var amount: Float { get set }
}

/// Blurred.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
}

/// Sharper.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// Large squares. Caveat: they begin at the upper left.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The side of the squares, in pixels.
  var scale: Float { get set }
}

/// Only edges. Caveat: by eye.
public protocol CIEdges: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
}

/// Darker corners. Caveat: by eye.
public protocol CIVignette: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
  /// How far it reaches.
  var radius: Float { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What it says.
  var message: Data { get set }
  /// How much of it may be lost: "L", "M", "Q" or "H".
  var correctionLevel: String { get set }
}

/// A filter whose values are properties too. Those that it does not have are 0.
final class BuiltinFilter: CIFilter, CISepiaTone, CIColorInvert, CIPhotoEffect, CIColorControls, CIExposureAdjust,
  CIHueAdjust, CIVibrance, CIGaussianBlur, CIUnsharpMask, CIPixellate, CIEdges, CIVignette,
  CIQRCodeGenerator, @unchecked Sendable
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension CIFilter {
  private static func builtin(_ name: String) -> BuiltinFilter {
    BuiltinFilter(name, FilterRecipe.all[name] ?? FilterRecipe(defaults: [:]) { _ in nil })
  }

  /// Brown as an old photo.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
  /// Each colour the other way round.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
  /// Colour, light and difference.
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
  /// More or less light.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
  /// All colours turned.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
  /// Pale colours stronger. Caveat: by eye.
  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
  /// Blurred.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
  /// Sharper.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
  /// Large squares. Caveat: they begin at the upper left.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
  /// Only edges. Caveat: by eye.
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
  /// Darker corners. Caveat: by eye.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
}
