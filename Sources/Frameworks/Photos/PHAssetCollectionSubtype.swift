/// The subtype of a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Created by the person.
  case albumRegular = 2
  /// An event synced from a computer.
  case albumSyncedEvent = 3
  /// A face synced from a computer.
  case albumSyncedFaces = 4
  /// An album synced from a computer.
  case albumSyncedAlbum = 5
  /// Imported from a camera.
  case albumImported = 6
  /// The person's photo stream.
  case albumMyPhotoStream = 100
  /// A shared album.
  case albumCloudShared = 101
  /// Of no particular kind.
  case smartAlbumGeneric = 200
  /// Panoramas.
  case smartAlbumPanoramas = 201
  /// Videos.
  case smartAlbumVideos = 202
  /// Favourites.
  case smartAlbumFavorites = 203
  /// Time-lapse videos.
  case smartAlbumTimelapses = 204
  /// Hidden photos.
  case smartAlbumAllHidden = 205
  /// Recently added.
  case smartAlbumRecentlyAdded = 206
  /// Bursts.
  case smartAlbumBursts = 207
  /// Slow-motion videos.
  case smartAlbumSlomoVideos = 208
  /// The person's own library.
  case smartAlbumUserLibrary = 209
  /// Selfies.
  case smartAlbumSelfPortraits = 210
  /// Screenshots.
  case smartAlbumScreenshots = 211
  /// Photos with the depth effect.
  case smartAlbumDepthEffect = 212
  /// Live Photos.
  case smartAlbumLivePhotos = 213
  /// Animated images.
  case smartAlbumAnimated = 214
  /// Long exposures.
  case smartAlbumLongExposures = 215
  /// Photos that could not be uploaded to iCloud.
  case smartAlbumUnableToUpload = 216
  /// RAW photos.
  case smartAlbumRAW = 217
  /// Cinematic videos.
  case smartAlbumCinematic = 218
  /// Spatial media.
  @available(iOS 18, *)
  case smartAlbumSpatial = 219
  /// Screen recordings.
  case smartAlbumScreenRecordings = 220
  /// Any kind, for a fetch.
  case any = 9_223_372_036_854_775_807
}
