import Foundation

/// One colour. Caveat: the mathematics is a guess.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The colour of what is light.
  var color: CIColor { get set }
  /// How much.
  var intensity: Float { get set }
}

/// From one colour to another.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// What is dark becomes this.
  var color0: CIColor { get set }
  /// What is light becomes this.
  var color1: CIColor { get set }
}

/// Each part of a colour to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// Few steps of each colour.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How many.
  var levels: Float { get set }
}

/// Blurred by the mean of a square.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
}

/// Blurred along a line. Caveat: all of the line counts the same.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// Sharper in what is light and dark.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// How sharp.
  var sharpness: Float { get set }
  /// In pixels.
  var radius: Float { get set }
}

/// Glowing. Caveat: by eye.
public protocol CIBloom: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// Without what shines. Caveat: by eye.
public protocol CIGloom: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// As in a comic strip. Caveat: by eye.
public protocol CIComicEffect: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
}

/// Of many-sided pieces. Caveat: which pieces is by eye.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
}

/// Of dots on white. Caveat: by eye.
public protocol CIPointillize: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
}

/// White edges on black. Caveat: by eye.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// In pixels.
  var radius: Float { get set }
}

/// Darker outside a circle. Caveat: by eye.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
  /// In pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
  /// How soft the edge is.
  var falloff: Float { get set }
}

/// Dots as printed. Caveat: by eye.
public protocol CIDotScreen: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
  /// In radians.
  var angle: Float { get set }
  /// How wide one of them is, in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}

/// Lines as printed. Caveat: by eye.
public protocol CILineScreen: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
  /// In radians.
  var angle: Float { get set }
  /// How wide one of them is, in pixels.
  var width: Float { get set }
  /// How sharp.
  var sharpness: Float { get set }
}

/// Turned within a circle. Caveat: by eye.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
  /// In pixels.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// Bulging within a circle. Caveat: by eye.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle, counted from below.
  var center: CGPoint { get set }
  /// In pixels.
  var radius: Float { get set }
  /// How much.
  var scale: Float { get set }
}

/// A bar code of ASCII (ISO/IEC 15417).
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What it says.
  var message: Data { get set }
  /// White on both sides, in pixels.
  var quietSpace: Float { get set }
  /// In pixels.
  var barcodeHeight: Float { get set }
}

/// A code of squares around an eye (ISO/IEC 24778). Caveat: it may be a layer larger than Apple's.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// What it says.
  var message: Data { get set }
  /// How much of it may be lost, from 5 to 95 in a hundred.
  var correctionLevel: Float { get set }
  /// How many layers; 0 for as many as it takes.
  var layers: Float { get set }
  /// Not 0 for a code that has to be of the small kind.
  var compactStyle: Float { get set }
}
