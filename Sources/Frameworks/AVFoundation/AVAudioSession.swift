import Foundation
import ScrollworkUIKit
import Synchronization

/// How an app uses sound. What is set is kept; nothing is heard, and nothing interrupts.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside others' sound, and silent when the phone is.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// In place of others' sound, and silent when the phone is.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is there for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several ways out.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What sound is for, more exactly.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with a picture.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Recording a film.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Spoken messages of the app.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Calls in games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
  }

  /// How it goes along with other sound.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside it.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Beside it, which becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// With headsets that also record.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Spoken sound rests meanwhile.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// With headphones.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Over the air.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// Even when the microphone is muted.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }

  /// What goes along with becoming active or not.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are told, so that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// It ends.
    case ended = 0
    /// It begins.
    case began = 1
  }

  /// Something interrupts. Caveat: nothing does.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sound comes out somewhere else. Caveat: it never does.
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

  /// The app's.
  open class func sharedInstance() -> AVAudioSession { only }

  /// What sound is for.
  open var category: Category { state.withLock { $0.category } }
  /// What it is for, more exactly.
  open var mode: Mode { state.withLock { $0.mode } }
  /// How it goes along with other sound.
  open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  /// Whether others play: never.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether others should be left alone: never.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// How loud the phone is, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// Whether it can be recorded from: there is no microphone.
  open var isInputAvailable: Bool { false }
  /// Whether the app has become active.
  @_spi(Scrollwork) public var isActive: Bool { state.withLock { $0.isActive } }

  /// Says what sound is for.
  open func setCategory(_ category: Category) throws { state.withLock { $0.category = category } }
  /// Says what sound is for and how it goes along with others'.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    state.withLock { ($0.category, $0.options) = (category, options) }
  }
  /// Says what sound is for and how it goes along with others'.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
  }
  /// Says what sound is for, how it goes along with others', and where it is heard. Caveat: the last is kept.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    state.withLock {
      ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options)
    }
  }
  /// Says what sound is for, more exactly.
  open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
  /// Begins or ends the use of sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    state.withLock { $0.isActive = active }
  }
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what to do after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
