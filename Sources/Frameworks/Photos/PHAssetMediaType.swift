/// What an asset is. Caveat: all of the phone's are images.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// A still picture.
  case image = 1
  /// A video.
  case video = 2
  /// A sound.
  case audio = 3
}
