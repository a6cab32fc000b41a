import Foundation

/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Video and audio combined.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Objects found in images, such as codes.
  public static let metadataObject = AVMediaType(rawValue: "meta-object")
  /// Depth data.
  public static let depthData = AVMediaType(rawValue: "dept")
}

/// A file format.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Apple's MPEG-4.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Audio in Apple's Core Audio format.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// WAVE audio.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// MPEG layer 3 audio.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIF with HEVC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// A camera's raw image.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

/// A video codec.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.265.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// Apple's ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// Apple's ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The key of the codec in video settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in video settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in video settings.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of further properties of the codec.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the quality, from 0 to 1, in the codec's properties.
public let AVVideoQualityKey = "Quality"

/// An audio codec.
public typealias AudioFormatID = UInt32
/// Uncompressed PCM.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless codec.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// The key of the codec in audio settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate in audio settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in audio settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits per sample in audio settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key that says whether samples are big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key that says whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key that says whether channels are not interleaved.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the quality in audio settings.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the bit rate in audio settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The quality of audio encoding.
public enum AVAudioQuality: Int, Sendable {
  /// The minimum.
  case min = 0
  /// Low.
  case low = 0x20
  /// Medium.
  case medium = 0x40
  /// High.
  case high = 0x60
  /// The maximum.
  case max = 0x7F
}
