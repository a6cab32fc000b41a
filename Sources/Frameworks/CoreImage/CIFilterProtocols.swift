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

/// Large squares, one of them around a place.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture to work on.
  var inputImage: CIImage? { get set }
  /// The middle of a square, counted from below.
  var center: CGPoint { get set }
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
