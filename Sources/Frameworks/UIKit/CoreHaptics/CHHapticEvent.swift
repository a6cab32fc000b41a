import Foundation

/// A parameter of one event, such as intensity, sharpness or envelope.
open class CHHapticEventParameter: NSObject {
  /// The identifier of the parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a parameter with a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of a parameter during playback, from a time on.
open class CHHapticDynamicParameter: NSObject {
  /// The identifier of the parameter.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The new value.
  open var value: Float
  /// The time of the change, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change at a time.
  public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }

  /// A parameter that can change during playback.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intensity of haptics.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness of haptics.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The attack time of haptics.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// The decay time of haptics.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// The release time of haptics.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// The volume of audio.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// The position of audio between left and right.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// The pitch of audio.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    /// The brightness of audio.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
  }
}

/// A control point of a curve.
open class CHHapticParameterCurveControlPoint: NSObject, @unchecked Sendable {
  /// The time, in seconds.
  open var relativeTime: TimeInterval
  /// The value.
  open var value: Float

  /// Creates a point at a time.
  public init(relativeTime: TimeInterval, value: Float) {
    self.relativeTime = relativeTime
    self.value = value
  }
}

/// A curve of a parameter over time.
open class CHHapticParameterCurve: NSObject {
  /// A control point of a curve.
  public typealias ControlPoint = CHHapticParameterCurveControlPoint

  /// The identifier of the parameter.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The start time, in seconds.
  open var relativeTime: TimeInterval
  /// The control points.
  public let controlPoints: [ControlPoint]

  /// Creates a curve through points.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// A haptic or audio event.
open class CHHapticEvent: NSObject {
  /// The type of the event.
  public let type: EventType
  /// The parameters, such as intensity and sharpness.
  public let eventParameters: [CHHapticEventParameter]
  /// The start time, in seconds.
  open var relativeTime: TimeInterval
  /// The duration, in seconds.
  open var duration: TimeInterval

  /// Creates an event, by default as short as a tap.
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
    /// The name.
    public var rawValue: String

    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A custom sound.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A parameter of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intensity.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The attack time.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The decay time.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The release time.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the event is sustained until its end.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The volume.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The position between left and right.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
