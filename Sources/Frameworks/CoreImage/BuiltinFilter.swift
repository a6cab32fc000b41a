import Foundation

/// A filter whose values are also properties. Those that it lacks are 0.
class BuiltinFilter: CIFilter, @unchecked Sendable {
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
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
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var center: CGPoint {
    get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
}

/// Any filter but an Aztec code, whose correction level is a number.
final class PictureFilter: BuiltinFilter, CISepiaTone, CIColorInvert, CIPhotoEffect, CIColorControls, CIExposureAdjust,
  CIHueAdjust, CIVibrance, CIGaussianBlur, CIUnsharpMask, CIPixellate, CIEdges, CIVignette, CIQRCodeGenerator,
  CIColorMonochrome, CIFalseColor, CIGammaAdjust, CIColorPosterize, CIBoxBlur, CIMotionBlur, CISharpenLuminance,
  CIBloom, CIGloom, CIComicEffect, CICrystallize, CIPointillize, CIEdgeWork, CIVignetteEffect, CIDotScreen,
  CILineScreen, CITwirlDistortion, CIBumpDistortion, CICode128BarcodeGenerator,
  CICompositeOperation, @unchecked Sendable
{
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

/// An Aztec code.
final class AztecFilter: BuiltinFilter, CIAztecCodeGenerator, @unchecked Sendable {
  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var layers: Float {
    get { number("inputLayers") }
    set { setValue(newValue, forKey: "inputLayers") }
  }
  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
}
