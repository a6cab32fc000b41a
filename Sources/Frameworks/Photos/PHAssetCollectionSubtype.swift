/// A kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Made by the person.
  case albumRegular = 2
  /// An event from a computer.
  case albumSyncedEvent = 3
  /// A face from a computer.
  case albumSyncedFaces = 4
  /// An album from a computer.
  case albumSyncedAlbum = 5
  /// From a camera.
  case albumImported = 6
  /// The person's stream.
  case albumMyPhotoStream = 100
  /// Shared by somebody.
  case albumCloudShared = 101
  /// Of no particular kind.
  case smartAlbumGeneric = 200
  /// Wide pictures.
  case smartAlbumPanoramas = 201
  /// Videos.
  case smartAlbumVideos = 202
  /// What the person likes most.
  case smartAlbumFavorites = 203
  /// Quick videos.
  case smartAlbumTimelapses = 204
  /// What the person hid.
  case smartAlbumAllHidden = 205
  /// What was added of late.
  case smartAlbumRecentlyAdded = 206
  /// Several pictures as one.
  case smartAlbumBursts = 207
  /// Slow videos.
  case smartAlbumSlomoVideos = 208
  /// All of the person's own.
  case smartAlbumUserLibrary = 209
  /// Taken with the camera in front.
  case smartAlbumSelfPortraits = 210
  /// Pictures of the screen.
  case smartAlbumScreenshots = 211
  /// Pictures with a depth.
  case smartAlbumDepthEffect = 212
  /// Pictures that move for a moment.
  case smartAlbumLivePhotos = 213
  /// Pictures that move.
  case smartAlbumAnimated = 214
  /// Pictures that took long.
  case smartAlbumLongExposures = 215
  /// What could not be sent to iCloud.
  case smartAlbumUnableToUpload = 216
  /// Pictures as the camera sees them.
  case smartAlbumRAW = 217
  /// Videos with a depth.
  case smartAlbumCinematic = 218
  /// What has a depth for two eyes.
  @available(iOS 18, *)
  case smartAlbumSpatial = 219
  /// Videos of the screen.
  case smartAlbumScreenRecordings = 220
  /// Any kind, for a fetch.
  case any = 9_223_372_036_854_775_807
}
