import Foundation
import Synchronization

/// Where media go out of a capture session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  private let links = Mutex<[AVCaptureConnection]>([])
  private let place = Mutex<Weak>(Weak())

  private struct Weak { weak var session: AVCaptureSession? }

  override init() {}

  /// The session that it was added to.
  final var session: AVCaptureSession? {
    get { place.withLock { $0.session } }
    set { place.withLock { $0.session = newValue } }
  }
  final func link(_ connection: AVCaptureConnection) { links.withLock { $0.append(connection) } }
  final func unlink(_ connection: AVCaptureConnection) { links.withLock { $0.removeAll { $0 === connection } } }
  /// Whether something of a kind can arrive.
  final func isActive(_ mediaType: AVMediaType) -> Bool { connection(with: mediaType)?.isActive == true }
  /// Why nothing arrives.
  final var failure: AVError { AVError(session?.isRunning == true ? .noDataCaptured : .sessionNotRunning) }

  /// What media arrive by: nothing, as there is no device.
  open var connections: [AVCaptureConnection] { links.withLock { $0 } }
  /// What media of a kind arrive by: nothing.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
  }
  /// Something that was found, in the output's coordinates: nil without a connection that it arrives by.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { connections.contains { $0 === connection } ? metadataObject : nil }
  /// A rectangle of the output in shares of the picture. Caveat: as the output has no size, it is the same.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// A rectangle in shares of the picture in the output. Caveat: as the output has no size, it is the same.
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
}
