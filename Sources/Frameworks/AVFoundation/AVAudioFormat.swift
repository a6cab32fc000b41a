import Foundation

/// The format of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another format.
  case otherFormat = 0
  /// 32-bit floating-point numbers.
  case pcmFormatFloat32 = 1
  /// 64-bit floating-point numbers.
  case pcmFormatFloat64 = 2
  /// 16-bit integers.
  case pcmFormatInt16 = 3
  /// 32-bit integers.
  case pcmFormatInt32 = 4
}

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// The position of a frame.
public typealias AVAudioFramePosition = Int64
/// The index of a node's bus.
public typealias AVAudioNodeBus = Int

/// An audio format.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The sample format.
  public let commonFormat: AVAudioCommonFormat
  /// The sample rate in hertz.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels are interleaved.
  public let isInterleaved: Bool

  /// Creates the standard format with a number of channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, sampleRate, channels, false)
  }

  /// Creates a format.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }

  /// Creates a format from settings: PCM if they have `kAudioFormatLinearPCM`. Nil without a sample rate and a number
  /// of channels.
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

  /// Whether it is the standard format.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The format as settings.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
      AVLinearPCMBitDepthKey: commonFormat.byteCount * 8, AVLinearPCMIsBigEndianKey: false,
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }

  /// Returns whether both formats are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { sampleRate.hashValue ^ commonFormat.hashValue ^ channelCount.hashValue }

  /// Creates the empty format of a missing device.
  override init() { (commonFormat, sampleRate, channelCount, isInterleaved) = (.otherFormat, 0, 0, false) }
}

extension AVAudioCommonFormat {
  /// The bytes of a sample; 0 if unknown.
  var byteCount: Int {
    switch self {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    case .otherFormat: 0
    }
  }
}
