import Foundation

/// An input of a capture session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// A port of an input.
  open class Port: NSObject, @unchecked Sendable {
    /// The input.
    public unowned let input: AVCaptureInput
    /// The media type.
    public let mediaType: AVMediaType
    /// Whether it is enabled.
    open var isEnabled = true

    init(_ input: AVCaptureInput, _ mediaType: AVMediaType) { (self.input, self.mediaType) = (input, mediaType) }

    /// The format: nil.
    open var formatDescription: CMFormatDescription? { nil }
    /// The type of its device.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { (input as? AVCaptureDeviceInput)?.device.deviceType }
    /// The side of the phone of its device.
    open var sourceDevicePosition: AVCaptureDevice.Position {
      (input as? AVCaptureDeviceInput)?.device.position ?? .unspecified
    }
  }

  override init() {}

  /// The ports.
  open var ports: [Port] { [] }
}

/// The input from a camera or microphone. As there is none, no object of this class can be created.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or microphone.
  public let device: AVCaptureDevice

  /// Creates an input from a device.
  /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice` if the app may not use it, otherwise
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

  /// Returns the ports of a type of media on a side of the phone: none.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { [] }
}
