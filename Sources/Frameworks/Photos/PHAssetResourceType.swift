/// The type of a resource.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo.
  case photo = 1
  /// The video.
  case video = 2
  /// The audio.
  case audio = 3
  /// An alternate photo.
  case alternatePhoto = 4
  /// The edited photo.
  case fullSizePhoto = 5
  /// The edited video.
  case fullSizeVideo = 6
  /// The adjustment data.
  case adjustmentData = 7
  /// The photo before the last edit.
  case adjustmentBasePhoto = 8
  /// The video of a Live Photo.
  case pairedVideo = 9
  /// The edited video of a Live Photo.
  case fullSizePairedVideo = 10
  /// The video of a Live Photo before the last edit.
  case adjustmentBasePairedVideo = 11
  /// The video before the last edit.
  case adjustmentBaseVideo = 12
  /// A proxy of a larger photo.
  case photoProxy = 19
}
