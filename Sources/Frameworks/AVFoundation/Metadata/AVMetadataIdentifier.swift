import Foundation

/// The name of a piece of metadata: a key space and a key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same as `init(rawValue:)`.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates the identifier of a key, whose letters outside of ASCII are escaped.
  init(space: AVMetadataKeySpace, key: String) {
    let escaped = key.unicodeScalars.map { letter in
      switch letter {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", " ", ":": String(letter)
      default: String(letter).data(using: .isoLatin1).map(Self.escaped) ?? String(letter)
      }
    }
    rawValue = "\(space.rawValue)/\(escaped.joined())"
  }

  private static func escaped(_ data: Data) -> String {
    data.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

/// A set of keys of metadata, mostly of one file format.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The keys that all formats share.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The keys of QuickTime's user data.
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  /// The keys of user data in ISO files.
  public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
  /// The keys of QuickTime's metadata.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  /// The keys of iTunes.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// The keys of ID3.
  public static let id3 = AVMetadataKeySpace(rawValue: "id3")
  /// The keys of other sound files.
  public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime's user data.
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  /// User data in ISO files.
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  /// QuickTime's metadata.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  /// iTunes.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  /// ID3.
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  /// HTTP Live Streaming. Caveat: never read.
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
  /// Another format.
  public static let unknown = AVMetadataFormat(rawValue: "")
}

extension AVMetadataIdentifier {
  // MARK: Common

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
  /// Who made it, such as a composer.
  public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
  /// The subject.
  public static let commonIdentifierSubject = AVMetadataIdentifier("comn/subject")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
  /// The publisher.
  public static let commonIdentifierPublisher = AVMetadataIdentifier("comn/publisher")
  /// Who contributed to it.
  public static let commonIdentifierContributor = AVMetadataIdentifier("comn/contributor")
  /// The date of creation.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
  /// The date of the last change.
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("comn/lastModifiedDate")
  /// The genre.
  public static let commonIdentifierType = AVMetadataIdentifier("comn/type")
  /// The format.
  public static let commonIdentifierFormat = AVMetadataIdentifier("comn/format")
  /// The asset's identifier.
  public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier("comn/identifier")
  /// The source.
  public static let commonIdentifierSource = AVMetadataIdentifier("comn/source")
  /// The language.
  public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
  /// What it is related to.
  public static let commonIdentifierRelation = AVMetadataIdentifier("comn/relation")
  /// The place of the recording, in ISO 6709.
  public static let commonIdentifierLocation = AVMetadataIdentifier("comn/location")
  /// The rights.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier("comn/copyrights")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
  /// The author.
  public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
  /// The picture: the data of an image file.
  public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
  /// The camera's maker.
  public static let commonIdentifierMake = AVMetadataIdentifier("comn/make")
  /// The camera's model.
  public static let commonIdentifierModel = AVMetadataIdentifier("comn/model")
  /// The software that wrote the file.
  public static let commonIdentifierSoftware = AVMetadataIdentifier("comn/software")

  // MARK: iTunes

  /// The album.
  public static let iTunesMetadataAlbum = AVMetadataIdentifier("itsk/%A9alb")
  /// The artist.
  public static let iTunesMetadataArtist = AVMetadataIdentifier("itsk/%A9ART")
  /// A comment.
  public static let iTunesMetadataUserComment = AVMetadataIdentifier("itsk/%A9cmt")
  /// The picture.
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier("itsk/covr")
  /// The rights.
  public static let iTunesMetadataCopyright = AVMetadataIdentifier("itsk/cprt")
  /// The date of the release.
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier("itsk/%A9day")
  /// The genre.
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier("itsk/%A9gen")
  /// The title.
  public static let iTunesMetadataSongName = AVMetadataIdentifier("itsk/%A9nam")
  /// The composer.
  public static let iTunesMetadataComposer = AVMetadataIdentifier("itsk/%A9wrt")
  /// The artist of the album.
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier("itsk/aART")
  /// The number of the track, as data.
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier("itsk/trkn")
  /// The number of the disc, as data.
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier("itsk/disk")
  /// The lyrics.
  public static let iTunesMetadataLyrics = AVMetadataIdentifier("itsk/%A9lyr")
  /// The description.
  public static let iTunesMetadataDescription = AVMetadataIdentifier("itsk/desc")
  /// The software that wrote the file.
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier("itsk/%A9too")

  // MARK: ID3

  /// The title.
  public static let id3MetadataTitleDescription = AVMetadataIdentifier("id3/TIT2")
  /// The artist.
  public static let id3MetadataLeadPerformer = AVMetadataIdentifier("id3/TPE1")
  /// The album.
  public static let id3MetadataAlbumTitle = AVMetadataIdentifier("id3/TALB")
  /// The composer.
  public static let id3MetadataComposer = AVMetadataIdentifier("id3/TCOM")
  /// The genre.
  public static let id3MetadataContentType = AVMetadataIdentifier("id3/TCON")
  /// The rights.
  public static let id3MetadataCopyright = AVMetadataIdentifier("id3/TCOP")
  /// The publisher.
  public static let id3MetadataPublisher = AVMetadataIdentifier("id3/TPUB")
  /// The number of the track.
  public static let id3MetadataTrackNumber = AVMetadataIdentifier("id3/TRCK")
  /// The year.
  public static let id3MetadataYear = AVMetadataIdentifier("id3/TYER")
  /// The date of the recording.
  public static let id3MetadataRecordingTime = AVMetadataIdentifier("id3/TDRC")
  /// A comment.
  public static let id3MetadataComments = AVMetadataIdentifier("id3/COMM")
  /// The lyrics.
  public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier("id3/USLT")
  /// The picture.
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier("id3/APIC")
  /// The language.
  public static let id3MetadataLanguage = AVMetadataIdentifier("id3/TLAN")
  /// The band.
  public static let id3MetadataBand = AVMetadataIdentifier("id3/TPE2")
  /// The beats per minute.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier("id3/TBPM")
  /// The part of a set.
  public static let id3MetadataPartOfASet = AVMetadataIdentifier("id3/TPOS")
  /// Who encoded it.
  public static let id3MetadataEncodedBy = AVMetadataIdentifier("id3/TENC")
  /// A text of the app's.
  public static let id3MetadataUserText = AVMetadataIdentifier("id3/TXXX")

  // MARK: QuickTime

  /// The title.
  public static let quickTimeMetadataTitle = AVMetadataIdentifier("mdta/com.apple.quicktime.title")
  /// The artist.
  public static let quickTimeMetadataArtist = AVMetadataIdentifier("mdta/com.apple.quicktime.artist")
  /// The album.
  public static let quickTimeMetadataAlbum = AVMetadataIdentifier("mdta/com.apple.quicktime.album")
  /// The author.
  public static let quickTimeMetadataAuthor = AVMetadataIdentifier("mdta/com.apple.quicktime.author")
  /// A comment.
  public static let quickTimeMetadataComment = AVMetadataIdentifier("mdta/com.apple.quicktime.comment")
  /// The rights.
  public static let quickTimeMetadataCopyright = AVMetadataIdentifier("mdta/com.apple.quicktime.copyright")
  /// The date of creation.
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier("mdta/com.apple.quicktime.creationdate")
  /// The description.
  public static let quickTimeMetadataDescription = AVMetadataIdentifier("mdta/com.apple.quicktime.description")
  /// The genre.
  public static let quickTimeMetadataGenre = AVMetadataIdentifier("mdta/com.apple.quicktime.genre")
  /// Keywords.
  public static let quickTimeMetadataKeywords = AVMetadataIdentifier("mdta/com.apple.quicktime.keywords")
  /// The place of the recording, in ISO 6709.
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
  /// The camera's maker.
  public static let quickTimeMetadataMake = AVMetadataIdentifier("mdta/com.apple.quicktime.make")
  /// The camera's model.
  public static let quickTimeMetadataModel = AVMetadataIdentifier("mdta/com.apple.quicktime.model")
  /// The camera's software.
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier("mdta/com.apple.quicktime.software")
  /// The picture.
  public static let quickTimeMetadataArtwork = AVMetadataIdentifier("mdta/com.apple.quicktime.artwork")
  /// An identifier shared with a Live Photo's picture.
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    "mdta/com.apple.quicktime.content.identifier")
}
