import Foundation

/// A way in or out for sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// Its kind.
  public let portType: AVAudioSession.Port
  /// What a person calls it.
  public let portName: String
  /// Tells it from others.
  public let uid: String

  init(_ type: AVAudioSession.Port, name: String, uid: String) { (portType, portName, self.uid) = (type, name, uid) }
}

/// Where sound comes from and goes.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The ways in.
  public let inputs: [AVAudioSessionPortDescription]
  /// The ways out.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }
}

extension AVAudioSession {
  /// A kind of way in or out.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The phone's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The phone's loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// What is held at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones with a cable.
    public static let headphones = Port(rawValue: "Headphones")
    /// A microphone with a cable.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A device with a cable.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Headphones without a cable.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A headset without a cable.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A small headset without a cable.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Over the air.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A television.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// A device at the plug.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// Whether sound comes from the loudspeaker whatever else is there.
  public enum PortOverride: UInt, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case speaker = 1_936_747_378
  }

  /// Where sound is heard.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Where long sounds are.
    case longFormAudio = 1
    /// As the system says.
    case independent = 2
    /// Where long films are.
    case longFormVideo = 3
  }

  /// Why sound is heard somewhere else.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// A device came.
    case newDeviceAvailable = 1
    /// A device went.
    case oldDeviceUnavailable = 2
    /// The app is for something else now.
    case categoryChange = 3
    /// The app wants it.
    case override = 4
    /// The phone woke up.
    case wakeFromSleep = 6
    /// Nothing fits what the app is for.
    case noSuitableRouteForCategory = 7
    /// Something about a device changed.
    case routeConfigurationChange = 8
  }

  /// What to do after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why something interrupts.
  public enum InterruptionReason: UInt, Sendable {
    /// Another app is heard.
    case `default` = 0
    /// The app was stopped.
    case appWasSuspended = 1
    /// The microphone was muted.
    case builtInMicMuted = 2
    /// The device went.
    case routeDisconnected = 4
  }

  /// Whether others are heard that should be left alone.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// No longer.
    case end = 0
    /// Yes.
    case begin = 1
  }

  /// The system's part is gone. Caveat: it never is.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The system's part began anew. Caveat: it never does.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Others should be left alone, or no longer. Caveat: never comes.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  // MARK: Ways in and out

  /// Where sound comes from and goes: into the loudspeaker, as on a phone that nothing is plugged into and that has no
  /// microphone.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: [], outputs: [AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker", uid: "Speaker")])
  }
  /// The ways in: none.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The way in that the app wants: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Would choose a way in; there is none to choose.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Says whether sound comes from the loudspeaker. Caveat: it does.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    state.withLock { $0.output = portOverride }
  }
  /// Where sound is heard, as the app said.
  public var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }
  /// What sound can be for.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// What it can be for, more exactly.
  public var availableModes: [Mode] {
    [
      .default, .moviePlayback, .spokenAudio, .voiceChat, .gameChat, .videoChat, .videoRecording, .measurement,
      .voicePrompt,
    ]
  }
  /// Whether the loudness of what comes in can be set: no.
  public var isInputGainSettable: Bool { false }
  /// How loud what comes in is, from 0 to 1.
  public var inputGain: Float { 1 }
  /// Would set how loud what comes in is.
  public func setInputGain(_ gain: Float) throws {}

  // MARK: Numbers

  /// How many moments a second has: what the app wants, or 48000.
  public var sampleRate: Double { state.withLock { $0.sampleRate > 0 ? $0.sampleRate : 48_000 } }
  /// How many moments a second the app wants.
  public var preferredSampleRate: Double { state.withLock { $0.sampleRate } }
  /// Says how many moments a second there should be.
  public func setPreferredSampleRate(_ sampleRate: Double) throws { state.withLock { $0.sampleRate = sampleRate } }
  /// How many seconds a piece of sound has: what the app wants, or 0.01.
  public var ioBufferDuration: TimeInterval { state.withLock { $0.bufferDuration > 0 ? $0.bufferDuration : 0.01 } }
  /// How many seconds of a piece the app wants.
  public var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }
  /// Says how many seconds a piece should have.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    state.withLock { $0.bufferDuration = duration }
  }
  /// How many channels come in: none.
  public var inputNumberOfChannels: Int { 0 }
  /// How many channels go out.
  public var outputNumberOfChannels: Int { 2 }
  /// How many channels can come in: none.
  public var maximumInputNumberOfChannels: Int { 0 }
  /// How many channels can go out.
  public var maximumOutputNumberOfChannels: Int { 2 }
  /// Seconds that sound needs to come in.
  public var inputLatency: TimeInterval { 0 }
  /// Seconds that sound needs to go out.
  public var outputLatency: TimeInterval { 0 }

  // MARK: Manners

  /// Whether the phone may shake while the app records.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { state.withLock { $0.allowsHaptics } }
  /// Says whether the phone may shake while the app records. Caveat: kept.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    state.withLock { $0.allowsHaptics = inValue }
  }
  /// Whether calls should not interrupt.
  public var prefersNoInterruptionsFromSystemAlerts: Bool { state.withLock { $0.wantsNoInterruptions } }
  /// Says whether calls should not interrupt. Caveat: nothing does.
  public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    state.withLock { $0.wantsNoInterruptions = inValue }
  }
}

/// The key of why something interrupts.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of why sound is heard somewhere else.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of where it was heard before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether others should be left alone.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
