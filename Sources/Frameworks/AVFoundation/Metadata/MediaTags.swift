import Foundation

/// Reads the metadata of a media file: ID3, iTunes, QuickTime and the information of WAV files.
enum MediaTags {
  /// Returns the items in the order of the file; none for an unknown format or a damaged file.
  static func items(in data: Data) -> [AVMetadataItem] {
    let data = data.startIndex == 0 ? data : Data(data)
    if data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WAVE".utf8) { return wave(data) }
    if data.dropFirst(4).starts(with: "ftyp".utf8) { return MovieTags(data).items }
    return ID3Tags.items(in: data)
  }

  /// The format that items of a key space are of.
  static func format(of space: AVMetadataKeySpace?) -> AVMetadataFormat {
    switch space {
    case .id3?: .id3Metadata
    case .iTunes?: .iTunesMetadata
    case .quickTimeMetadata?: .quickTimeMetadata
    case .quickTimeUserData?: .quickTimeUserData
    default: .unknown
    }
  }

  /// The fields of a WAV file; that Apple's identifiers for them are these is a guess.
  private static let fields: [String: (key: String, common: AVMetadataKey?)] = [
    "INAM": ("info-title", .commonKeyTitle), "IART": ("info-artist", .commonKeyArtist),
    "IPRD": ("info-album", .commonKeyAlbumName), "ICRD": ("info-year", .commonKeyCreationDate),
    "IGNR": ("info-genre", .commonKeyType), "ICMT": ("info-comments", .commonKeyDescription),
    "ICOP": ("info-copyright", .commonKeyCopyrights), "ISFT": ("info-encoding application", .commonKeySoftware),
    "ITRK": ("info-track number", nil),
  ]

  private static func wave(_ data: Data) -> [AVMetadataItem] {
    var items: [AVMetadataItem] = []
    forEachChunk(in: 12..<data.count, of: data) { name, body in
      switch name {
      case "LIST" where data[body].starts(with: "INFO".utf8):
        forEachChunk(in: body.lowerBound + 4..<body.upperBound, of: data) { name, body in
          guard let field = fields[name] else { return }
          let bytes = data[body].prefix { $0 != 0 }
          let text = String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .isoLatin1) ?? ""
          if !text.isEmpty { items.append(AVMetadataItem(.audioFile, field.key, .text(text), common: field.common)) }
        }
      case "id3 ", "ID3 ": items += ID3Tags.items(in: Data(data[body]))
      default: break
      }
    }
    return items
  }

  private static func forEachChunk(in range: Range<Int>, of data: Data, _ body: (String, Range<Int>) -> Void) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let size = (0..<4).reduce(0) { $0 | Int(data[offset + 4 + $1]) << ($1 * 8) }
      let end = min(offset + 8 + size, range.upperBound)
      body(name(data[offset..<offset + 4]), offset + 8..<end)
      offset += 8 + size + size % 2
    }
  }

  /// Returns a code of four bytes, each of which is a letter of Latin 1.
  static func name(_ bytes: Data) -> String { String(data: bytes, encoding: .isoLatin1) ?? "" }

  /// Returns the type of a picture's file.
  static func type(ofPicture data: Data) -> String {
    let start = data.prefix(4)
    if start.starts(with: [0xFF, 0xD8]) { return "com.apple.metadata.datatype.JPEG" }
    if start.starts(with: [0x89, 0x50]) { return "com.apple.metadata.datatype.PNG" }
    if start.starts(with: "GIF".utf8) { return "com.apple.metadata.datatype.GIF" }
    return "com.apple.metadata.datatype.raw-data"
  }
}
