import Foundation

// Filters with their values as properties, as Apple's CIFilterBuiltins has them.

extension CIFilter {
  private static func builtin(_ name: String) -> PictureFilter {
    PictureFilter(name, FilterRecipe.named(name))
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
  /// Large squares, one of them around a place.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
  /// Only edges. Caveat: by eye.
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
  /// Darker corners. Caveat: by eye.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
  /// A look of films. Caveat: by eye.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
  /// One colour. Caveat: the mathematics is a guess.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
  /// From one colour to another.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
  /// Each part of a colour to a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
  /// Few steps of each colour.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
  /// Blurred by the mean of a square.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
  /// Blurred along a line. Caveat: all of the line counts the same.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
  /// Sharper in what is light and dark.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
  /// Glowing. Caveat: by eye.
  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
  /// Without what shines. Caveat: by eye.
  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
  /// As in a comic strip. Caveat: by eye.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtin("CIComicEffect") }
  /// Of many-sided pieces. Caveat: which pieces is by eye.
  public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
  /// Of dots on white. Caveat: by eye.
  public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }
  /// White edges on black. Caveat: by eye.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { builtin("CIEdgeWork") }
  /// Darker outside a circle. Caveat: by eye.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
  /// Dots as printed. Caveat: by eye.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtin("CIDotScreen") }
  /// Lines as printed. Caveat: by eye.
  public class func lineScreen() -> any CIFilter & CILineScreen { builtin("CILineScreen") }
  /// Turned within a circle. Caveat: by eye.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
  /// Bulging within a circle. Caveat: by eye.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
  /// A bar code of ASCII.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtin("CICode128BarcodeGenerator")
  }
  /// A code of squares around an eye. Caveat: it may be a layer larger than Apple's.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecFilter("CIAztecCodeGenerator", FilterRecipe.named("CIAztecCodeGenerator"))
  }
}
