import Foundation

// Filters with their values as properties, as Apple's CIFilterBuiltins has them.

/// A filter that creates an image.
public protocol CIFilterProtocol: AnyObject {
  /// The output image; nil without an input image.
  var outputImage: CIImage? { get }
}

/// Combines an image with another.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image in front.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}

/// A sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity, from 0 to 1.
  var intensity: Float { get set }
}

/// Inverts colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// A film look. Caveat: by eye.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// Adjusts saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 leaves it unchanged.
  var saturation: Float { get set }
  /// The brightness; 0 leaves it unchanged.
  var brightness: Float { get set }
  /// The contrast; 1 leaves it unchanged.
  var contrast: Float { get set }
}

/// Adjusts the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The exposure in stops.
  var ev: Float { get set }
}

/// Rotates the hue.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Increases the saturation of pale colours. Caveat: by eye.
public protocol CIVibrance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The amount, from -1 to 1.
  var amount: Float { get set }
}

/// A Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
}

/// Sharpens the image.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The size in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// Large square pixels, one of them centred on a point.
public protocol CIPixellate: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre of a square, with y upwards.
  var center: CGPoint { get set }
  /// The side of the squares, in pixels.
  var scale: Float { get set }
}

/// Shows only edges. Caveat: by eye.
public protocol CIEdges: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// Darkens the corners. Caveat: by eye.
public protocol CIVignette: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The radius.
  var radius: Float { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The error correction level: "L", "M", "Q" or "H".
  var correctionLevel: String { get set }
}
