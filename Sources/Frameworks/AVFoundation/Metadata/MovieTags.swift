import Foundation

/// Reads the metadata of MP4, M4A and QuickTime files: iTunes' items, QuickTime's keys and QuickTime's user data.
struct MovieTags {
  let items: [AVMetadataItem]

  init(_ data: Data) {
    let file = MovieFile(data)
    guard let movie = file.box("moov", in: 0..<data.count) else {
      items = []
      return
    }
    let user = file.box("udta", in: movie)
    let iTunes = user.flatMap { file.box("meta", in: $0) }.map { Self.iTunes(file, $0) } ?? []
    let metadata = file.box("meta", in: movie).map { Self.metadata(file, $0) } ?? []
    items = iTunes + metadata + (user.map { Self.user(file, $0) } ?? [])
  }

  private static let common: [String: AVMetadataKey] = [
    "\u{A9}nam": .commonKeyTitle, "\u{A9}ART": .commonKeyArtist, "\u{A9}alb": .commonKeyAlbumName,
    "\u{A9}wrt": .commonKeyCreator, "\u{A9}gen": .commonKeyType, "\u{A9}day": .commonKeyCreationDate,
    "covr": .commonKeyArtwork, "cprt": .commonKeyCopyrights, "\u{A9}cpy": .commonKeyCopyrights,
    "desc": .commonKeyDescription, "\u{A9}des": .commonKeyDescription, "\u{A9}too": .commonKeySoftware,
    "\u{A9}swr": .commonKeySoftware, "\u{A9}aut": .commonKeyAuthor, "\u{A9}mak": .commonKeyMake,
    "\u{A9}mod": .commonKeyModel, "\u{A9}xyz": .commonKeyLocation,
  ]

  private static let commonNames: [String: AVMetadataKey] = [
    "title": .commonKeyTitle, "artist": .commonKeyArtist, "album": .commonKeyAlbumName, "author": .commonKeyAuthor,
    "copyright": .commonKeyCopyrights, "creationdate": .commonKeyCreationDate, "description": .commonKeyDescription,
    "genre": .commonKeyType, "location.ISO6709": .commonKeyLocation, "make": .commonKeyMake,
    "model": .commonKeyModel, "software": .commonKeySoftware, "artwork": .commonKeyArtwork,
    "publisher": .commonKeyPublisher, "content.identifier": .commonKeyIdentifier,
  ]

  /// Returns the boxes inside a `meta`, which has a version before them in ISO files and none in QuickTime's.
  private static func inside(_ file: MovieFile, _ meta: Range<Int>) -> Range<Int> {
    let hasVersion = meta.count >= 4 && file.number(meta.lowerBound, 4) == 0
    return meta.lowerBound + (hasVersion ? 4 : 0)..<meta.upperBound
  }

  private static func iTunes(_ file: MovieFile, _ meta: Range<Int>) -> [AVMetadataItem] {
    guard let list = file.box("ilst", in: inside(file, meta)) else { return [] }
    return file.boxes(in: list).compactMap { name, body in
      guard let content = content(file, body) else { return nil }
      return AVMetadataItem(.iTunes, name, content, common: common[name])
    }
  }

  private static func metadata(_ file: MovieFile, _ meta: Range<Int>) -> [AVMetadataItem] {
    let meta = inside(file, meta)
    guard let keys = file.box("keys", in: meta), let list = file.box("ilst", in: meta) else { return [] }
    var names: [String] = []
    var offset = keys.lowerBound + 8
    while let size = file.number(offset, 4), size >= 8, offset + size <= keys.upperBound {
      names.append(String(decoding: file.data[offset + 8..<offset + size], as: UTF8.self))
      offset += size
    }
    // An item's name is the number of its key, from 1.
    return file.boxes(in: list).compactMap { _, body in
      guard let number = file.number(body.lowerBound - 4, 4), names.indices.contains(number - 1),
        let content = content(file, body)
      else { return nil }
      let name = names[number - 1]
      let short = name.hasPrefix("com.apple.quicktime.") ? String(name.dropFirst(20)) : name
      return AVMetadataItem(.quickTimeMetadata, name, content, common: commonNames[short])
    }
  }

  /// Returns the texts beside the boxes of others: a length and a language precede the letters.
  private static func user(_ file: MovieFile, _ user: Range<Int>) -> [AVMetadataItem] {
    file.boxes(in: user).compactMap { name, body in
      guard name.hasPrefix("\u{A9}"), let size = file.number(body.lowerBound, 2), size > 0,
        body.lowerBound + 4 + size <= body.upperBound
      else { return nil }
      let text = String(decoding: file.data[body.lowerBound + 4..<body.lowerBound + 4 + size], as: UTF8.self)
      return AVMetadataItem(.quickTimeUserData, name, .text(text), common: common[name])
    }
  }

  /// Returns the value in an item's `data`.
  private static func content(_ file: MovieFile, _ item: Range<Int>) -> AVMetadataItem.Content? {
    guard let box = file.box("data", in: item), box.count >= 8, let type = file.number(box.lowerBound, 4) else {
      return nil
    }
    let value = Data(file.data[box.lowerBound + 8..<box.upperBound])
    switch type & 0xFFFFFF {
    case 1: return .text(String(decoding: value, as: UTF8.self))
    case 2: return String(data: value, encoding: .utf16BigEndian).map { .text($0) }
    case 13, 14, 27: return .data(value, type: MediaTags.type(ofPicture: value))
    case 21, 22, 65, 66, 67, 74, 75, 76, 77, 78:
      guard (1...8).contains(value.count) else { return nil }
      let raw = value.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let isUnsigned = type & 0xFFFFFF == 22 || (75...78).contains(type & 0xFFFFFF)
      let unused = UInt64(64 - value.count * 8)
      return .number(
        isUnsigned ? Int(clamping: raw) : Int(truncatingIfNeeded: Int64(bitPattern: raw << unused) >> Int64(unused)))
    default: return .data(value, type: "com.apple.metadata.datatype.raw-data")
    }
  }
}

/// The boxes of an MP4 or QuickTime file.
struct MovieFile {
  let data: Data

  init(_ data: Data) { self.data = data.startIndex == 0 ? data : Data(data) }

  /// Returns a number in big-endian order; nil beyond the end.
  func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, count <= data.count, offset <= data.count - count else { return nil }
    return data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the names and contents of the boxes in a range, up to the first damaged one.
  func boxes(in range: Range<Int>) -> [(name: String, body: Range<Int>)] {
    var result: [(name: String, body: Range<Int>)] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, var size = number(offset, 4) {
      var head = 8
      if size == 1 {
        guard let long = number(offset + 8, 8) else { break }
        (size, head) = (long, 16)
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= head, size <= range.upperBound - offset else { break }
      result.append((MediaTags.name(data[offset + 4..<offset + 8]), offset + head..<offset + size))
      offset += size
    }
    return result
  }

  /// Returns the contents of the first box of a name in a range.
  func box(_ name: String, in range: Range<Int>) -> Range<Int>? { boxes(in: range).first { $0.name == name }?.body }
}
