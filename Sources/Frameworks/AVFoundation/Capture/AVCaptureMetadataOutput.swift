import Foundation

/// Hears of what a camera found in what it saw.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found. Caveat: never called, as there is no camera.
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

/// Finds codes and faces in what a camera sees: nothing, as there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Looks for nothing yet.
  public override init() {}

  /// Who hears of what is found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where they hear of it.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Says who hears of what is found, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }

  /// What can be found: nothing without a connection to a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// What is looked for. Caveat: anything can be set, where iOS ends the app for what cannot be found.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where it is looked for, in shares of the picture as the camera lies on its side.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
