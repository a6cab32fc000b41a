/// Special subtypes of assets. Caveat: the phone's assets have none.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// An HDR photo.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A photo with the depth effect.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// Spatial media.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A streamed video.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow-motion video.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse video.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A screen recording.
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  /// A cinematic video.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
