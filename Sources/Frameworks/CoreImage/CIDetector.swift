import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Finds places with text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// Finds QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// How exactly to look.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Thoroughly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether faces are followed from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// How small something may be, as a share of the picture.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// How the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether to look for closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// Whether to look for smiles.
public let CIDetectorSmile = "CIDetectorSmile"

/// Looks for something in pictures. Caveat: nothing is ever found, as in a picture of a wall.
open class CIDetector: NSObject {
  /// Nil for a kind that is not known.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
    guard known.contains(type) else { return nil }
  }
  /// What is found in a picture.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is found in a picture.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something that was found in a picture.
open class CIFeature: NSObject {
  /// What kind.
  open var type: String { "" }
  /// Where, in the picture's coordinates.
  open var bounds: CGRect { .zero }
}

/// A face.
open class CIFaceFeature: CIFeature {
  /// How far the head leans to a side, in degrees.
  open var faceAngle: Float { 0 }
  /// The angle is known.
  open var hasFaceAngle: Bool { false }
  /// The left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// The left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// The right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// The right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// The mouth was found.
  open var hasMouthPosition: Bool { false }
  /// The mouth.
  open var mouthPosition: CGPoint { .zero }
  /// The face smiles.
  open var hasSmile: Bool { false }
  /// The left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// The right eye is closed.
  open var rightEyeClosed: Bool { false }
}

/// A QR code.
open class CIQRCodeFeature: CIFeature {
  /// What it says.
  open var messageString: String? { nil }
  /// Its corners.
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A rectangle, as a perspective shows it.
open class CIRectangleFeature: CIFeature {
  /// Its corners.
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
