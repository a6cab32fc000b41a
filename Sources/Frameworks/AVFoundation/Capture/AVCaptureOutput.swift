import Foundation
import Synchronization

/// An output of a capture session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  private let links = Mutex<[AVCaptureConnection]>([])
  private let place = Mutex<Weak>(Weak())

  private struct Weak { weak var session: AVCaptureSession? }

  override init() {}

  /// The session of the output.
  final var session: AVCaptureSession? {
    get { place.withLock { $0.session } }
    set { place.withLock { $0.session = newValue } }
  }
  final func link(_ connection: AVCaptureConnection) { links.withLock { $0.append(connection) } }
  final func unlink(_ connection: AVCaptureConnection) { links.withLock { $0.removeAll { $0 === connection } } }
  /// Returns whether media of a type can arrive.
  final func isActive(_ mediaType: AVMediaType) -> Bool { connection(with: mediaType)?.isActive == true }
  /// The reason why nothing arrives.
  final var failure: AVError { AVError(session?.isRunning == true ? .noDataCaptured : .sessionNotRunning) }

  /// The connections: none, as there is no device.
  open var connections: [AVCaptureConnection] { links.withLock { $0 } }
  /// Returns the connection for a type of media: nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
  }
  /// Converts an object to the output's coordinates: nil without a connection.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { connections.contains { $0 === connection } ? metadataObject : nil }
  /// Converts a rectangle of the output to fractions of the image. Caveat: unchanged, as the output has no size.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// Converts a rectangle in fractions of the image to the output. Caveat: unchanged, as the output has no size.
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
}
