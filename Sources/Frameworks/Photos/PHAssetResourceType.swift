/// What a file is to an asset.
public enum PHAssetResourceType: Int, Sendable {
  /// Its picture.
  case photo = 1
  /// Its video.
  case video = 2
  /// Its sound.
  case audio = 3
  /// Another form of its picture.
  case alternatePhoto = 4
  /// Its picture after it was edited.
  case fullSizePhoto = 5
  /// Its video after it was edited.
  case fullSizeVideo = 6
  /// What was edited.
  case adjustmentData = 7
  /// Its picture before the last edit.
  case adjustmentBasePhoto = 8
  /// The video of a picture that moves.
  case pairedVideo = 9
  /// That video after it was edited.
  case fullSizePairedVideo = 10
  /// That video before the last edit.
  case adjustmentBasePairedVideo = 11
  /// Its video before the last edit.
  case adjustmentBaseVideo = 12
  /// A picture that stands for a larger one.
  case photoProxy = 19
}
