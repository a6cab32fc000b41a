import Foundation
import ScrollworkUIKit

/// Shows a camera's images: black, as there is no camera.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  private static let black = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The session.
  open var session: AVCaptureSession?
  /// How images fit the layer. Caveat: has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a black layer.
  public override init() {
    super.init()
    contents = Self.black.cgImage
  }
  /// Creates a presentation copy of another layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a black layer: archives contain no session.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents = Self.black.cgImage
  }

  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Creates a layer for a session, without a connection.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// Sets the session, without a connection.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// The connection: nil, as there is no camera.
  open var connection: AVCaptureConnection? { session?.connections.first { $0.videoPreviewLayer === self } }
  /// Whether there are images: no.
  open var isPreviewing: Bool { connection?.isActive == true }

  // MARK: Places

  // A camera is mounted in landscape: its upper edge is the right one of a phone in portrait. Without images there is
  // no size to fit.

  /// Converts a point of the layer to the landscape image, from 0 to 1 in both directions. Caveat: as for an image of
  /// the back camera that fills the layer of a phone in portrait.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// Converts a point of the image to the layer. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }
  /// Converts a rectangle of the layer to the image. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    Self.rect(rectInLayerCoordinates) { captureDevicePointConverted(fromLayerPoint: $0) }
  }
  /// Converts a rectangle of the image to the layer. Caveat: as for `captureDevicePointConverted(fromLayerPoint:)`.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    Self.rect(rectInMetadataOutputCoordinates) { layerPointConverted(fromCaptureDevicePoint: $0) }
  }
  /// Converts an object to the layer's coordinates: nil, as there is none.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  private static func rect(_ rect: CGRect, _ place: (CGPoint) -> CGPoint) -> CGRect {
    let (a, b) = (place(CGPoint(x: rect.minX, y: rect.minY)), place(CGPoint(x: rect.maxX, y: rect.maxY)))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}
