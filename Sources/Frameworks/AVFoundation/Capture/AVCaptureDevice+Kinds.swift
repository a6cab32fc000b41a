import Foundation
import ScrollworkUIKit

extension AVCaptureDevice {
  /// The side of the phone.
  public enum Position: Int, Sendable {
    /// None in particular.
    case unspecified = 0
    /// The one away from the person.
    case back = 1
    /// The one with the screen.
    case front = 2
  }

  /// What kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The phone's usual camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The phone's camera for what is far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The phone's camera that sees most.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The usual one and the one for what is far, together.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The usual one and the one that sees most, together.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// All three together.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that also knows distances from the screen.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The camera that also knows distances by a laser.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// The phone's microphone, as it was called before iOS 17.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A device that is plugged in.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// Another phone's camera.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  /// Looks for devices, and finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Looks for devices of some types, at a side of the phone.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    /// What was found: nothing.
    open var devices: [AVCaptureDevice] { [] }
    /// Which of them work together: none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  /// Tells how far pictures have to be turned to stand upright.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    /// The camera.
    open private(set) weak var device: AVCaptureDevice?
    /// Where its pictures are shown.
    open private(set) weak var previewLayer: CALayer?

    /// Watches a camera and the layer that shows its pictures.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }

    /// Degrees for what is shown. Caveat: those of a phone that stands upright.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    /// Degrees for what is captured. Caveat: those of a phone that stands upright.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
  }

  // MARK: What a device is

  /// A device came. Caveat: none does.
  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// A device went. Caveat: none does.
  public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// A camera sees something else. Caveat: none does.
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")

  /// Tells it from others.
  public var uniqueID: String { "" }
  /// What model it is.
  public var modelID: String { "" }
  /// What a person calls it.
  public var localizedName: String { "" }
  /// Who made it.
  public var manufacturer: String { "" }
  /// What kind it is.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Its side of the phone.
  public var position: Position { .unspecified }
  /// Whether it can be used: no.
  public var isConnected: Bool { false }
  /// Whether it rests.
  public var isSuspended: Bool { false }
  /// Whether it stands for several.
  public var isVirtualDevice: Bool { false }
  /// Those that it stands for.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// Whether something of a kind comes from it: no.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether it works with a preset: no.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Would let the app alone change it.
  /// - Throws: `AVError.deviceNotConnected`
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends that.
  public func unlockForConfiguration() {}
  /// Whether it tells when it sees something else.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set {}
  }
}

extension NSNotification.Name {
  /// A device came. Caveat: none does.
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  /// A device went. Caveat: none does.
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
  /// A camera sees something else. Caveat: none does.
  public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
