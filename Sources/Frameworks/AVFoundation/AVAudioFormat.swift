import Foundation

/// How sound is written as numbers.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Some other way.
  case otherFormat = 0
  /// Numbers with a point, of 32 bits.
  case pcmFormatFloat32 = 1
  /// Numbers with a point, of 64 bits.
  case pcmFormatFloat64 = 2
  /// Whole numbers of 16 bits.
  case pcmFormatInt16 = 3
  /// Whole numbers of 32 bits.
  case pcmFormatInt32 = 4
}

/// Counts channels.
public typealias AVAudioChannelCount = UInt32
/// Counts moments of sound.
public typealias AVAudioFrameCount = UInt32
/// A moment of sound.
public typealias AVAudioFramePosition = Int64
/// One of the connections of a node.
public typealias AVAudioNodeBus = Int

/// What sound consists of.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How it is written.
  public let commonFormat: AVAudioCommonFormat
  /// How often a second.
  public let sampleRate: Double
  /// How many there are at once.
  public let channelCount: AVAudioChannelCount
  /// Their numbers take turns.
  public let isInterleaved: Bool

  /// Sound of so many channels as it is mostly written.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, sampleRate, channels, false)
  }

  /// Sound that is written in a way.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }

  /// Sound as settings say: plain numbers if they have `kAudioFormatLinearPCM`. Nil without a rate and a number of
  /// channels.
  public init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? {
      (settings[key] as? NSNumber)?.doubleValue ?? (settings[key] as? any BinaryInteger).map { Double($0) }
        ?? settings[key] as? Double
    }
    guard let rate = number(AVSampleRateKey), let count = number(AVNumberOfChannelsKey), count >= 1 else { return nil }
    (sampleRate, channelCount) = (rate, AVAudioChannelCount(count))
    let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false
    let bits = Int(number(AVLinearPCMBitDepthKey) ?? 16)
    let isPlain = number(AVFormatIDKey).map { $0 == Double(kAudioFormatLinearPCM) } ?? true
    commonFormat = isPlain ? AVAudioFormat.common(bits: bits, isFloat: isFloat) : .otherFormat
    isInterleaved = !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false)
  }

  static func common(bits: Int, isFloat: Bool) -> AVAudioCommonFormat {
    switch (bits, isFloat) {
    case (32, true): .pcmFormatFloat32
    case (64, true): .pcmFormatFloat64
    case (16, false): .pcmFormatInt16
    case (32, false): .pcmFormatInt32
    default: .otherFormat
    }
  }

  /// Whether it is written as it is mostly.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The same as settings.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
      AVLinearPCMBitDepthKey: commonFormat.byteCount * 8, AVLinearPCMIsBigEndianKey: false,
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }

  /// Formats are the same that say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { sampleRate.hashValue ^ commonFormat.hashValue ^ channelCount.hashValue }

  /// What a device that is not there has: nothing.
  override init() { (commonFormat, sampleRate, channelCount, isInterleaved) = (.otherFormat, 0, 0, false) }
}

extension AVAudioCommonFormat {
  /// Bytes of a number; 0 if that is not known.
  var byteCount: Int {
    switch self {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    case .otherFormat: 0
    }
  }
}
