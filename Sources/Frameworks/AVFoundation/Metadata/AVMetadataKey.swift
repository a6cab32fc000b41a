/// A key of metadata in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  // MARK: Common

  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who made it, such as a composer.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// Who contributed to it.
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  /// The date of creation.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The date of the last change.
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  /// The genre.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The format.
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  /// The asset's identifier.
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  /// The source.
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  /// The language.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  /// What it is related to.
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
  /// The place of the recording, in ISO 6709.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The rights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The picture: the data of an image file.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The camera's maker.
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  /// The camera's model.
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  /// The software that wrote the file.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")

  // MARK: iTunes

  /// The album.
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "\u{A9}alb")
  /// The artist.
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "\u{A9}ART")
  /// A comment.
  public static let iTunesMetadataKeyUserComment = AVMetadataKey(rawValue: "\u{A9}cmt")
  /// The picture.
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
  /// The rights.
  public static let iTunesMetadataKeyCopyright = AVMetadataKey(rawValue: "cprt")
  /// The date of the release.
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey(rawValue: "\u{A9}day")
  /// The genre.
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey(rawValue: "\u{A9}gen")
  /// The title.
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "\u{A9}nam")
  /// The composer.
  public static let iTunesMetadataKeyComposer = AVMetadataKey(rawValue: "\u{A9}wrt")
  /// The artist of the album.
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey(rawValue: "aART")
  /// The number of the track, as data.
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
  /// The number of the disc, as data.
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey(rawValue: "disk")
  /// The lyrics.
  public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "\u{A9}lyr")
  /// The description.
  public static let iTunesMetadataKeyDescription = AVMetadataKey(rawValue: "desc")
  /// The software that wrote the file.
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey(rawValue: "\u{A9}too")

  // MARK: ID3

  /// The title.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  /// The artist.
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey(rawValue: "TPE1")
  /// The album.
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")
  /// The composer.
  public static let id3MetadataKeyComposer = AVMetadataKey(rawValue: "TCOM")
  /// The genre.
  public static let id3MetadataKeyContentType = AVMetadataKey(rawValue: "TCON")
  /// The rights.
  public static let id3MetadataKeyCopyright = AVMetadataKey(rawValue: "TCOP")
  /// The publisher.
  public static let id3MetadataKeyPublisher = AVMetadataKey(rawValue: "TPUB")
  /// The number of the track.
  public static let id3MetadataKeyTrackNumber = AVMetadataKey(rawValue: "TRCK")
  /// The year.
  public static let id3MetadataKeyYear = AVMetadataKey(rawValue: "TYER")
  /// The date of the recording.
  public static let id3MetadataKeyRecordingTime = AVMetadataKey(rawValue: "TDRC")
  /// A comment.
  public static let id3MetadataKeyComments = AVMetadataKey(rawValue: "COMM")
  /// The lyrics.
  public static let id3MetadataKeyUnsynchronizedLyric = AVMetadataKey(rawValue: "USLT")
  /// The picture.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  /// The language.
  public static let id3MetadataKeyLanguage = AVMetadataKey(rawValue: "TLAN")
  /// The band.
  public static let id3MetadataKeyBand = AVMetadataKey(rawValue: "TPE2")
  /// The beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey(rawValue: "TBPM")
  /// The part of a set.
  public static let id3MetadataKeyPartOfASet = AVMetadataKey(rawValue: "TPOS")
  /// Who encoded it.
  public static let id3MetadataKeyEncodedBy = AVMetadataKey(rawValue: "TENC")
  /// A text of the app's.
  public static let id3MetadataKeyUserText = AVMetadataKey(rawValue: "TXXX")

  // MARK: QuickTime

  /// The title.
  public static let quickTimeMetadataKeyTitle = AVMetadataKey(rawValue: "com.apple.quicktime.title")
  /// The artist.
  public static let quickTimeMetadataKeyArtist = AVMetadataKey(rawValue: "com.apple.quicktime.artist")
  /// The album.
  public static let quickTimeMetadataKeyAlbum = AVMetadataKey(rawValue: "com.apple.quicktime.album")
  /// The author.
  public static let quickTimeMetadataKeyAuthor = AVMetadataKey(rawValue: "com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataKeyComment = AVMetadataKey(rawValue: "com.apple.quicktime.comment")
  /// The rights.
  public static let quickTimeMetadataKeyCopyright = AVMetadataKey(rawValue: "com.apple.quicktime.copyright")
  /// The date of creation.
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(rawValue: "com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataKeyDescription = AVMetadataKey(rawValue: "com.apple.quicktime.description")
  /// The genre.
  public static let quickTimeMetadataKeyGenre = AVMetadataKey(rawValue: "com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeyKeywords = AVMetadataKey(rawValue: "com.apple.quicktime.keywords")
  /// The place of the recording, in ISO 6709.
  public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey(
    rawValue: "com.apple.quicktime.location.ISO6709")
  /// The camera's maker.
  public static let quickTimeMetadataKeyMake = AVMetadataKey(rawValue: "com.apple.quicktime.make")
  /// The camera's model.
  public static let quickTimeMetadataKeyModel = AVMetadataKey(rawValue: "com.apple.quicktime.model")
  /// The camera's software.
  public static let quickTimeMetadataKeySoftware = AVMetadataKey(rawValue: "com.apple.quicktime.software")
  /// The picture.
  public static let quickTimeMetadataKeyArtwork = AVMetadataKey(rawValue: "com.apple.quicktime.artwork")
  /// An identifier shared with a Live Photo's picture.
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
    rawValue: "com.apple.quicktime.content.identifier")
}
