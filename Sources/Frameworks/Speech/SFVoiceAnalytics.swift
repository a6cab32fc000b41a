import Foundation

/// What a final result tells of the speech as a whole. The simulated phone has none.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  /// The words spoken in a minute.
  open var speakingRate: Double { 0 }
  /// The average pause between words, in seconds.
  open var averagePauseDuration: TimeInterval { 0 }
  /// When speech begins in the audio, in seconds.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// How long speech lasts in the audio, in seconds.
  open var speechDuration: TimeInterval { 0 }
  /// The properties of the voice.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

/// The properties of a voice, frame by frame. Caveat: always without frames.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
  /// How pitch varies, in percent of the fundamental frequency.
  public let jitter = SFAcousticFeature()
  /// How volume varies, in decibels.
  public let shimmer = SFAcousticFeature()
  /// The natural logarithm of the normalized pitch.
  public let pitch = SFAcousticFeature()
  /// The probability that a frame is voiced.
  public let voicing = SFAcousticFeature()
}

/// The values of one property of a voice.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
  /// A value for each frame of the audio.
  open var acousticFeatureValuePerFrame: [Double] { [] }
  /// The duration of a frame, in seconds.
  open var frameDuration: TimeInterval { 0 }
}

extension SFSpeechRecognitionResult {
  /// What a final result tells of the speech as a whole; always nil here.
  public var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

extension SFTranscriptionSegment {
  /// Other possible texts of the segment; always empty here.
  public var alternativeSubstrings: [String] { [] }
  /// The properties of the voice; always nil here.
  public var voiceAnalytics: SFVoiceAnalytics? { nil }
}
