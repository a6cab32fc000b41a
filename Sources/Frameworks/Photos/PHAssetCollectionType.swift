/// A kind of collection.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the person's. Caveat: there is none.
  case album = 1
  /// An album that the phone fills by itself.
  case smartAlbum = 2
}
