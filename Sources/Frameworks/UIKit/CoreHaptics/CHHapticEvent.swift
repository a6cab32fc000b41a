import Foundation

/// A parameter of one event: how strong it is, how sharp, and how it comes and goes.
open class CHHapticEventParameter: NSObject {
  /// Which parameter it is.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float

  /// A parameter with a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of all that is played, from a time on.
open class CHHapticDynamicParameter: NSObject {
  /// Which parameter changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// To how much.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval

  /// A change at a time.
  public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }

  /// What can change while it plays.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String

    /// What has this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong what is felt is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp what is felt is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How fast what is felt becomes strong.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// How fast what is felt becomes weaker.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// How fast what is felt ends.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// How loud what is heard is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// Where between left and right what is heard is.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// How high what is heard is.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    /// How bright what is heard is.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
  }
}

/// A point of a curve.
open class CHHapticParameterCurveControlPoint: NSObject, @unchecked Sendable {
  /// When, in seconds.
  open var relativeTime: TimeInterval
  /// How much.
  open var value: Float

  /// A point at a time.
  public init(relativeTime: TimeInterval, value: Float) {
    self.relativeTime = relativeTime
    self.value = value
  }
}

/// How a parameter changes in the course of time.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  public typealias ControlPoint = CHHapticParameterCurveControlPoint

  /// Which parameter changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval
  /// Its points.
  public let controlPoints: [ControlPoint]

  /// A curve through points.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// Something that is felt or heard.
open class CHHapticEvent: NSObject {
  /// What kind it is.
  public let type: EventType
  /// How strong it is, how sharp and so on.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval
  /// How long it is, in seconds.
  open var duration: TimeInterval

  /// An event, by default as short as a tap.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }

  /// A kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String

    /// What has this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What an event has parameters for.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String

    /// What has this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it becomes strong.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it becomes weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays until it ends.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// Where between left and right it is.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
