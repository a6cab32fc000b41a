import Foundation

/// What is recorded or played.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Pictures with sound in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// What is known about the content at a time.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// What is found in pictures, such as codes.
  public static let metadataObject = AVMediaType(rawValue: "meta-object")
  /// Distances.
  public static let depthData = AVMediaType(rawValue: "dept")
}

/// How a file is written.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Apple's MPEG-4.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound in MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound in Apple's Core Audio format.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Plain sound.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Plain sound, in Apple's way.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// MPEG's sound of layer 3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIF with HEVC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// A camera's raw picture.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

/// How pictures are encoded.
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

/// The key of the codec in settings of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in settings of pictures.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in settings of pictures.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of what else the codec needs.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the quality, from 0 to 1, in what a codec needs.
public let AVVideoQualityKey = "Quality"

/// How sound is encoded.
public typealias AudioFormatID = UInt32
/// Plain numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless codec.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// The key of the codec in settings of sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of moments a second in settings of sound.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in settings of sound.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of bits of a number in settings of sound.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key that says whether the highest byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key that says whether numbers have a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key that says whether each channel's numbers are together.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the quality in settings of sound.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of bits a second in settings of sound.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// How well sound is encoded.
public enum AVAudioQuality: Int, Sendable {
  /// Worst.
  case min = 0
  /// Badly.
  case low = 0x20
  /// Neither well nor badly.
  case medium = 0x40
  /// Well.
  case high = 0x60
  /// Best.
  case max = 0x7F
}
