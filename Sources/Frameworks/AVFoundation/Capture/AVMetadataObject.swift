import Foundation

/// An object found by a camera. Caveat: as there is no camera, none exists.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The type of an object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// An upper body.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A full body.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// A salient object.
    public static let salientObject = ObjectType(rawValue: "salientObject")
    /// A 2D code of that name.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A Micro QR code.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// A 2D code of that name.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A 2D code of that name.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A 2D code of that name.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A MicroPDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// A bar code on products.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code on small products.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A bar code on small products in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A bar code of that name.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A bar code of that name, with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A bar code of that name.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A bar code of that name.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A bar code of that name.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A bar code on boxes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A bar code of that name.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A bar code of that name.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// A bar code of that name.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    /// A bar code of that name.
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
  }

  override init() {}

  /// The time of detection.
  open var time: CMTime { .invalid }
  /// The duration.
  open var duration: CMTime { .invalid }
  /// The bounds, in fractions of the landscape image.
  open var bounds: CGRect { .zero }
  /// The type.
  open var type: ObjectType { ObjectType(rawValue: "") }
}

/// A detected code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The content, if it is text.
  open var stringValue: String? { nil }
  /// The corners, in fractions of the landscape image.
  open var corners: [CGPoint] { [] }
}

/// A detected face.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// A unique identifier.
  open var faceID: Int { 0 }
  /// Whether the roll angle is known.
  open var hasRollAngle: Bool { false }
  /// The roll angle in degrees.
  open var rollAngle: CGFloat { 0 }
  /// Whether the yaw angle is known.
  open var hasYawAngle: Bool { false }
  /// The yaw angle in degrees.
  open var yawAngle: CGFloat { 0 }
}
