import Foundation

/// Something that a camera found in what it saw. Caveat: as there is no camera, none exists.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What was found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// A person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// All of a person.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// Something that stands out.
    public static let salientObject = ObjectType(rawValue: "salientObject")
    /// A code of that name.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A small one.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// A code of that name.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of that name.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of that name.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A small one.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// Bars on things for sale.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// Bars on small things for sale.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// Bars on small things for sale in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// Bars of that name.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Bars of that name, with a sum.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Bars of that name.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Bars of that name.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Bars of that name.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Bars on boxes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Bars of that name.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// Bars of that name.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// Bars of that name.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    /// Bars of that name.
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
  }

  override init() {}

  /// When it was seen.
  open var time: CMTime { .invalid }
  /// How long it was seen.
  open var duration: CMTime { .invalid }
  /// Where it was, in shares of the picture as the camera lies on its side.
  open var bounds: CGRect { .zero }
  /// What it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
}

/// A code that was found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says, if that is text.
  open var stringValue: String? { nil }
  /// Its corners, in shares of the picture as the camera lies on its side.
  open var corners: [CGPoint] { [] }
}

/// A face that was found.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// Tells it from others.
  open var faceID: Int { 0 }
  /// Whether it is known how far the head leans.
  open var hasRollAngle: Bool { false }
  /// How far the head leans to a side, in degrees.
  open var rollAngle: CGFloat { 0 }
  /// Whether it is known where the head looks.
  open var hasYawAngle: Bool { false }
  /// How far the head looks to a side, in degrees.
  open var yawAngle: CGFloat { 0 }
}
