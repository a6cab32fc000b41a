/// Special kinds of assets. Caveat: none of the phone's is special.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A picture with a large range of brightness.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A picture that moves for a moment.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A picture with a depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// Something with a depth for two eyes.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A video that comes from elsewhere.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow video.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A quick video.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A video of the screen.
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  /// A video with a depth.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
