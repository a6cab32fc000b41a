import Foundation
import ScrollworkUIKit

/// Shows what a camera sees: black, as there is no camera.
@MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  private static let black = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Where the pictures come from.
  open var session: AVCaptureSession?
  /// How they stand in their place. Caveat: without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Black.
  public override init() {
    super.init()
    contents = Self.black.cgImage
  }
  /// A copy of another layer, by which the system shows it.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Black: archives hold no session.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents = Self.black.cgImage
  }

  /// Shows what arrives in a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Shows what arrives in a session, once something leads here.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// Shows what arrives in a session, once something leads here.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// What the pictures arrive by: nil, as there is no camera.
  open var connection: AVCaptureConnection? { session?.connections.first { $0.videoPreviewLayer === self } }
  /// Whether there are pictures: no.
  open var isPreviewing: Bool { connection?.isActive == true }

  // MARK: Places

  // A camera lies on its side: its upper edge is the right one of a phone that stands upright. Without pictures there
  // is no size to fit.

  /// Where a place of the layer is in the picture, from 0 to 1 in both directions, as the camera lies on its side.
  /// Caveat: as for a picture of the camera at the back that fills the layer of a phone that stands upright.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// Where a place of the picture is in the layer. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }
  /// Where a rectangle of the layer is in the picture. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    Self.rect(rectInLayerCoordinates) { captureDevicePointConverted(fromLayerPoint: $0) }
  }
  /// Where a rectangle of the picture is in the layer. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    Self.rect(rectInMetadataOutputCoordinates) { layerPointConverted(fromCaptureDevicePoint: $0) }
  }
  /// Something that was found, in the layer's coordinates: nil, as it cannot be seen here.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  private static func rect(_ rect: CGRect, _ place: (CGPoint) -> CGPoint) -> CGRect {
    let (a, b) = (place(CGPoint(x: rect.minX, y: rect.minY)), place(CGPoint(x: rect.maxX, y: rect.maxY)))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}
