/// The type of a collection.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album created by the person. Caveat: there is none.
  case album = 1
  /// A smart album.
  case smartAlbum = 2
}
