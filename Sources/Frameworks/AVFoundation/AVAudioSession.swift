import Foundation
import ScrollworkUIKit
import Synchronization

/// An app's audio session. Settings are kept; nothing is audible, and nothing interrupts.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The use of audio.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Mixes with other audio, and is silenced by the phone's switch.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Replaces other audio, and is silenced by the phone's switch.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playback as the app's main purpose.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playback and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A more specific use of audio.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No specific use.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Movies.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Video calls.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Recording videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Voice prompts.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Voice chat in games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
  }

  /// The relation to other audio.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mixes with other audio.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Mixes with other audio at a lower volume.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Allows Bluetooth headsets that also record.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Allows Bluetooth headsets that also record: the same, by its newer name.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// Defaults to the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Interrupts spoken audio.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Allows Bluetooth headphones.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Allows AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// Continues when the microphone is muted.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }

  /// Options of activation.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Notifies other apps, so that they can resume.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// It ends.
    case ended = 0
    /// It begins.
    case began = 1
  }

  /// Posted for interruptions. Caveat: there are none.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted for route changes. Caveat: there are none.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")

  struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var isActive = false
    var sampleRate = 0.0
    var bufferDuration = 0.0
    var output = PortOverride.none
    var allowsHaptics = false
    var wantsNoInterruptions = false
  }

  private static let only = AVAudioSession()
  let state = Mutex(State())

  private override init() {}

  /// Returns the shared session.
  open class func sharedInstance() -> AVAudioSession { only }

  /// The category.
  open var category: Category { state.withLock { $0.category } }
  /// The mode.
  open var mode: Mode { state.withLock { $0.mode } }
  /// The options.
  open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  /// Whether other apps play audio: never.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether secondary audio should be silenced: never.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The phone's volume, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// Whether there is an input: there is no microphone.
  open var isInputAvailable: Bool { false }
  /// Whether the app has activated the session.
  @_spi(Scrollwork) public var isActive: Bool { state.withLock { $0.isActive } }

  /// Sets the category.
  open func setCategory(_ category: Category) throws { state.withLock { $0.category = category } }
  /// Sets the category and options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    state.withLock { ($0.category, $0.options) = (category, options) }
  }
  /// Sets the category, mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
  }
  /// Sets the category, mode, route sharing policy and options. Caveat: the policy is only kept.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    state.withLock {
      ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options)
    }
  }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
  /// Activates or deactivates the session.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    state.withLock { $0.isActive = active }
  }
}

/// The key of the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options at the end of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
