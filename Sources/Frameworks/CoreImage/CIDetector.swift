import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Finds text areas.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// Finds QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// High accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether faces are tracked between images.
public let CIDetectorTracking = "CIDetectorTracking"
/// The minimum size of a feature, as a fraction of the image.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The orientation of the image.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether to look for closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// Whether to look for smiles.
public let CIDetectorSmile = "CIDetectorSmile"

/// Detects features in images. Caveat: nothing is ever found.
open class CIDetector: NSObject {
  /// Returns nil for an unknown type.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
    guard known.contains(type) else { return nil }
  }
  /// Returns the features in an image.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features in an image.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A feature in an image.
open class CIFeature: NSObject {
  /// The type.
  open var type: String { "" }
  /// The bounds in the image's coordinates.
  open var bounds: CGRect { .zero }
}

/// A face.
open class CIFaceFeature: CIFeature {
  /// The tilt of the head, in degrees.
  open var faceAngle: Float { 0 }
  /// Whether the angle is known.
  open var hasFaceAngle: Bool { false }
  /// Whether the left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// The left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// The right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth was found.
  open var hasMouthPosition: Bool { false }
  /// The mouth.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
}

/// A QR code.
open class CIQRCodeFeature: CIFeature {
  /// The message.
  open var messageString: String? { nil }
  /// The corners.
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A rectangle in perspective.
open class CIRectangleFeature: CIFeature {
  /// The corners.
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
