import Foundation

/// Receives metadata objects found by a camera.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Objects were found. Caveat: never called, as there is no camera.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces in a camera's images: none, as there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output that looks for nothing yet.
  public override init() {}

  /// The delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The delegate's queue.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }

  /// The available object types: none without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The object types to find. Caveat: any can be set, where iOS ends the app for an unavailable one.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The area to search, in fractions of the landscape image.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
