import Foundation

/// Where media come into a capture session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// One of the ways out of an input.
  open class Port: NSObject, @unchecked Sendable {
    /// The input.
    public unowned let input: AVCaptureInput
    /// What comes out.
    public let mediaType: AVMediaType
    /// Whether anything does.
    open var isEnabled = true

    init(_ input: AVCaptureInput, _ mediaType: AVMediaType) { (self.input, self.mediaType) = (input, mediaType) }

    /// What is known of it: nothing.
    open var formatDescription: CMFormatDescription? { nil }
    /// The kind of device that it comes from.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { (input as? AVCaptureDeviceInput)?.device.deviceType }
    /// The side of the phone that it comes from.
    open var sourceDevicePosition: AVCaptureDevice.Position {
      (input as? AVCaptureDeviceInput)?.device.position ?? .unspecified
    }
  }

  override init() {}

  /// The ways out.
  open var ports: [Port] { [] }
}

/// Brings a camera or a microphone into a capture session. As there is none, no object of this class can be made.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or microphone.
  public let device: AVCaptureDevice

  /// Brings in a device.
  /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice` if the app may not use it, else
  ///   `AVError.deviceNotConnected`
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    let isVideo = device.hasMediaType(.video)
    guard AVCaptureDevice.authorizationStatus(for: isVideo ? .video : .audio) == .authorized else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    guard device.isConnected else { throw AVError(.deviceNotConnected) }
  }

  /// The ways out of a kind of media and a side of the phone: none.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { [] }
}
