import Foundation

/// A single colour. Caveat: the mathematics is a guess.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour of bright areas.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// Maps dark to light on two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour for dark areas.
  var color0: CIColor { get set }
  /// The colour for bright areas.
  var color1: CIColor { get set }
}

/// Applies a gamma exponent.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// Reduces the number of colour levels.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of levels.
  var levels: Float { get set }
}

/// A box blur.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
}

/// A motion blur. Caveat: the whole line has the same weight.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Sharpens the luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The size in pixels.
  var radius: Float { get set }
}

/// Makes bright areas glow. Caveat: by eye.
public protocol CIBloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// Dulls bright areas. Caveat: by eye.
public protocol CIGloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// A comic strip effect. Caveat: by eye.
public protocol CIComicEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// Polygonal pieces. Caveat: the pieces are by eye.
public protocol CICrystallize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
}

/// Dots on white. Caveat: by eye.
public protocol CIPointillize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
}

/// White edges on black. Caveat: by eye.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
}

/// Darkens the image outside a circle. Caveat: by eye.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The softness of the edge.
  var falloff: Float { get set }
}

/// A halftone of dots. Caveat: by eye.
public protocol CIDotScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width of one in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// A halftone of lines. Caveat: by eye.
public protocol CILineScreen: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The width of one in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// Twirls the image within a circle. Caveat: by eye.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// A bulge within a circle. Caveat: by eye.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, with y upwards.
  var center: CGPoint { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The intensity.
  var scale: Float { get set }
}

/// A bar code of ASCII text (ISO/IEC 15417).
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The white margin on both sides, in pixels.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}

/// An Aztec code (ISO/IEC 24778). Caveat: it may be a layer larger than Apple's.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The error correction, from 5 to 95 per cent.
  var correctionLevel: Float { get set }
  /// The number of layers; 0 for as many as needed.
  var layers: Float { get set }
  /// Not 0 if the compact form is required.
  var compactStyle: Float { get set }
}
