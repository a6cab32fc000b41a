import Foundation

// Filters with their values as properties, as Apple's CIFilterBuiltins has them.

extension CIFilter {
  private static func builtin(_ name: String) -> PictureFilter {
    PictureFilter(name, FilterRecipe.named(name))
  }

  /// An image over another.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOverCompositing")
  }
  /// The part of an image where another is opaque.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }
  /// The part of an image where another is transparent.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceOutCompositing") }
  /// An image over another, only where that one is opaque.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceAtopCompositing")
  }
  /// The sum of two images.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }
  /// The product of two images.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }
  /// The smaller components of two images.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMinimumCompositing") }
  /// The larger components of two images.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMaximumCompositing") }
  /// Multiplies the colours.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }
  /// Multiplies the inverse colours.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }
  /// Multiplies or screens, depending on the background.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIOverlayBlendMode") }
  /// Multiplies or screens, depending on the image.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHardLightBlendMode") }
  /// Darkens or lightens, depending on the image.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISoftLightBlendMode") }
  /// The darker components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDarkenBlendMode") }
  /// The lighter components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILightenBlendMode") }
  /// The difference of the colours.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDifferenceBlendMode") }
  /// The difference of the colours, with less contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIExclusionBlendMode") }
  /// Lightens the background by the image.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorDodgeBlendMode") }
  /// Darkens the background by the image.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBurnBlendMode") }
  /// A sepia tone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
  /// Inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
  /// Adjusts saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
  /// Adjusts the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
  /// Rotates the hue.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
  /// Increases the saturation of pale colours. Caveat: by eye.
  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
  /// A Gaussian blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
  /// Sharpens the image.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
  /// Large square pixels, one of them centred on a point.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
  /// Shows only edges. Caveat: by eye.
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
  /// Darkens the corners. Caveat: by eye.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
  /// Returns a QR code generator.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
  /// Returns a film look. Caveat: by eye.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
  /// A single colour. Caveat: the mathematics is a guess.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
  /// Maps dark to light on two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
  /// Applies a gamma exponent.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
  /// Reduces the number of colour levels.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
  /// A box blur.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
  /// A motion blur. Caveat: the whole line has the same weight.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
  /// Sharpens the luminance.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
  /// Makes bright areas glow. Caveat: by eye.
  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
  /// Dulls bright areas. Caveat: by eye.
  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
  /// A comic strip effect. Caveat: by eye.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtin("CIComicEffect") }
  /// Polygonal pieces. Caveat: the pieces are by eye.
  public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
  /// Dots on white. Caveat: by eye.
  public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }
  /// White edges on black. Caveat: by eye.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { builtin("CIEdgeWork") }
  /// Darkens the image outside a circle. Caveat: by eye.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
  /// A halftone of dots. Caveat: by eye.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtin("CIDotScreen") }
  /// A halftone of lines. Caveat: by eye.
  public class func lineScreen() -> any CIFilter & CILineScreen { builtin("CILineScreen") }
  /// Twirls the image within a circle. Caveat: by eye.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
  /// A bulge within a circle. Caveat: by eye.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
  /// Returns a bar code generator for ASCII text.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtin("CICode128BarcodeGenerator")
  }
  /// Returns an Aztec code generator. Caveat: the code may be a layer larger than Apple's.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecFilter("CIAztecCodeGenerator", FilterRecipe.named("CIAztecCodeGenerator"))
  }
}
