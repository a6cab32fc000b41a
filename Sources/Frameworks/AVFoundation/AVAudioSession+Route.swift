import Foundation

/// An audio port.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The type.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  /// A unique identifier.
  public let uid: String
  /// The sources, such as several microphones: the phone has none.
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The selected source: none.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// The preferred source: none.
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Sets the preferred source; there is none to choose.
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}

  init(_ type: AVAudioSession.Port, name: String, uid: String) { (portType, portName, self.uid) = (type, name, uid) }
}

/// A source of a port, such as one of several microphones. Caveat: there are none.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  /// The identifier.
  public let dataSourceID: NSNumber
  /// The name.
  public let dataSourceName: String

  init(dataSourceID: NSNumber, dataSourceName: String) {
    (self.dataSourceID, self.dataSourceName) = (dataSourceID, dataSourceName)
  }
}

/// The inputs and outputs of audio.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs.
  public let inputs: [AVAudioSessionPortDescription]
  /// The outputs.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }
}

extension AVAudioSession {
  /// A type of port.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The phone's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The phone's loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The phone's receiver.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Wired headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// A wired microphone.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A wired device.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Bluetooth headphones.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth headset.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A Bluetooth Low Energy headset.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A television.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// A USB device.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// Whether to use the loudspeaker regardless of other ports.
  public enum PortOverride: UInt, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case speaker = 1_936_747_378
  }

  /// How the audio route is shared.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The default.
    case `default` = 0
    /// The route of long-form audio.
    case longFormAudio = 1
    /// Decided by the system.
    case independent = 2
    /// The route of long-form video.
    case longFormVideo = 3
  }

  /// The reason of a route change.
  public enum RouteChangeReason: UInt, Sendable {
    /// Unknown.
    case unknown = 0
    /// A device became available.
    case newDeviceAvailable = 1
    /// A device became unavailable.
    case oldDeviceUnavailable = 2
    /// The category changed.
    case categoryChange = 3
    /// The route was overridden.
    case override = 4
    /// The phone woke from sleep.
    case wakeFromSleep = 6
    /// There is no suitable route for the category.
    case noSuitableRouteForCategory = 7
    /// The configuration of a device changed.
    case routeConfigurationChange = 8
  }

  /// Options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app should resume.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason of an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another app plays audio.
    case `default` = 0
    /// The app was suspended.
    case appWasSuspended = 1
    /// The microphone was muted.
    case builtInMicMuted = 2
    /// The route was disconnected.
    case routeDisconnected = 4
  }

  /// Whether secondary audio should be silenced.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// It may resume.
    case end = 0
    /// It should be silenced.
    case begin = 1
  }

  /// The media services were lost. Caveat: never posted.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The media services were reset. Caveat: never posted.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The hint about secondary audio changed. Caveat: never posted.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  // MARK: Ways in and out

  /// The current route: the loudspeaker, as on a phone without accessories or a microphone.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: [], outputs: [AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker", uid: "Speaker")])
  }
  /// The available inputs: none.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The preferred input: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Sets the preferred input; there is none to choose.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// The sources of the input: none.
  public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The selected source of the input: none.
  public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// The destinations of the output: none to choose.
  public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The selected destination of the output: none.
  public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Overrides the output port. Caveat: it is always the loudspeaker.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    state.withLock { $0.output = portOverride }
  }
  /// The route sharing policy, as set.
  public var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }
  /// The available categories.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The available modes.
  public var availableModes: [Mode] {
    [
      .default, .moviePlayback, .spokenAudio, .voiceChat, .gameChat, .videoChat, .videoRecording, .measurement,
      .voicePrompt,
    ]
  }
  /// Whether the input gain can be set: no.
  public var isInputGainSettable: Bool { false }
  /// The input gain, from 0 to 1.
  public var inputGain: Float { 1 }
  /// Sets the input gain, without an effect.
  public func setInputGain(_ gain: Float) throws {}

  // MARK: Numbers

  /// The sample rate: the preferred one, or 48000.
  public var sampleRate: Double { state.withLock { $0.sampleRate > 0 ? $0.sampleRate : 48_000 } }
  /// The preferred sample rate.
  public var preferredSampleRate: Double { state.withLock { $0.sampleRate } }
  /// Sets the preferred sample rate.
  public func setPreferredSampleRate(_ sampleRate: Double) throws { state.withLock { $0.sampleRate = sampleRate } }
  /// The duration of a buffer in seconds: the preferred one, or 0.01.
  public var ioBufferDuration: TimeInterval { state.withLock { $0.bufferDuration > 0 ? $0.bufferDuration : 0.01 } }
  /// The preferred duration of a buffer in seconds.
  public var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }
  /// Sets the preferred duration of a buffer in seconds.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    state.withLock { $0.bufferDuration = duration }
  }
  /// The number of input channels: none.
  public var inputNumberOfChannels: Int { 0 }
  /// The number of output channels.
  public var outputNumberOfChannels: Int { 2 }
  /// The maximum number of input channels: none.
  public var maximumInputNumberOfChannels: Int { 0 }
  /// The maximum number of output channels.
  public var maximumOutputNumberOfChannels: Int { 2 }
  /// The input latency in seconds.
  public var inputLatency: TimeInterval { 0 }
  /// The output latency in seconds.
  public var outputLatency: TimeInterval { 0 }

  // MARK: Manners

  /// Whether haptics are allowed while recording.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { state.withLock { $0.allowsHaptics } }
  /// Sets whether haptics are allowed while recording. Caveat: only kept.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    state.withLock { $0.allowsHaptics = inValue }
  }
  /// Whether to avoid interruptions by calls.
  public var prefersNoInterruptionsFromSystemAlerts: Bool { state.withLock { $0.wantsNoInterruptions } }
  /// Sets whether to avoid interruptions by calls. Caveat: there are none.
  public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    state.withLock { $0.wantsNoInterruptions = inValue }
  }
}

/// The key of the reason of an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of the reason of a route change.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the previous route.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the hint about secondary audio.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
