import Foundation
import ScrollworkUIKit

extension AVCaptureDevice {
  /// The side of the phone.
  public enum Position: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The back.
    case back = 1
    /// The front, with the screen.
    case front = 2
  }

  /// The type of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The wide-angle camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The telephoto camera.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The ultra-wide camera.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The wide-angle and telephoto cameras combined.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The wide-angle and ultra-wide cameras combined.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// All three together.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The front camera with depth sensor.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The back camera with LiDAR.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// The phone's microphone, in its name before iOS 17.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// An external device.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// Another phone's camera.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  /// Discovers devices, of which there are none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Creates a session for devices of some types, on a side of the phone.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    /// The devices found: none.
    open var devices: [AVCaptureDevice] { [] }
    /// The devices that work together: none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  /// Calculates the rotation for upright images.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    /// The camera.
    open private(set) weak var device: AVCaptureDevice?
    /// The preview layer.
    open private(set) weak var previewLayer: CALayer?

    /// Creates a coordinator for a camera and its preview layer.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }

    /// The rotation of the preview in degrees. Caveat: that of a phone in portrait.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    /// The rotation of captures in degrees. Caveat: that of a phone in portrait.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
  }

  // MARK: What a device is

  /// A device was connected. Caveat: there are none.
  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// A device was disconnected. Caveat: there are none.
  public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// A camera's subject changed. Caveat: there is no camera.
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")

  /// A unique identifier.
  public var uniqueID: String { "" }
  /// The model.
  public var modelID: String { "" }
  /// The name for a person.
  public var localizedName: String { "" }
  /// The manufacturer.
  public var manufacturer: String { "" }
  /// The type.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The side of the phone.
  public var position: Position { .unspecified }
  /// Whether it is connected: no.
  public var isConnected: Bool { false }
  /// Whether it is suspended.
  public var isSuspended: Bool { false }
  /// Whether it combines several devices.
  public var isVirtualDevice: Bool { false }
  /// The devices that it combines.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// Returns whether it provides a type of media: no.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether it supports a preset: no.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Locks the device for configuration.
  /// - Throws: `AVError.deviceNotConnected`
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Unlocks the device.
  public func unlockForConfiguration() {}
  /// Whether it monitors changes of the subject.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set {}
  }
}

extension NSNotification.Name {
  /// A device was connected. Caveat: there are none.
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  /// A device was disconnected. Caveat: there are none.
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
  /// A camera's subject changed. Caveat: there is no camera.
  public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
