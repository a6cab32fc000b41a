/// The media type of an asset. Caveat: all of the phone's are images.
public enum PHAssetMediaType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// An image.
  case image = 1
  /// A video.
  case video = 2
  /// A sound.
  case audio = 3
}
