import Foundation

/// Reads ID3 (versions 1, 2.2, 2.3 and 2.4): texts, comments, lyrics and pictures. Compressed and encrypted frames are
/// left out.
enum ID3Tags {
  static func items(in data: Data) -> [AVMetadataItem] {
    let items = second(data)
    return items.isEmpty ? first(data) : items
  }

  private static let common: [String: AVMetadataKey] = [
    "TIT2": .commonKeyTitle, "TPE1": .commonKeyArtist, "TALB": .commonKeyAlbumName, "TCOM": .commonKeyCreator,
    "TCON": .commonKeyType, "TCOP": .commonKeyCopyrights, "TPUB": .commonKeyPublisher, "TYER": .commonKeyCreationDate,
    "TDRC": .commonKeyCreationDate, "TLAN": .commonKeyLanguage, "COMM": .commonKeyDescription,
    "APIC": .commonKeyArtwork, "TSSE": .commonKeySoftware,
  ]
  /// The names of version 2.2 by those of later ones.
  private static let older = [
    "TT2": "TIT2", "TP1": "TPE1", "TP2": "TPE2", "TAL": "TALB", "TCM": "TCOM", "TCO": "TCON", "TCR": "TCOP",
    "TPB": "TPUB", "TYE": "TYER", "TRK": "TRCK", "TPA": "TPOS", "TLA": "TLAN", "COM": "COMM", "ULT": "USLT",
    "PIC": "APIC", "TSS": "TSSE", "TBP": "TBPM", "TEN": "TENC", "TXX": "TXXX",
  ]

  // MARK: Version 2

  private static func second(_ data: Data) -> [AVMetadataItem] {
    guard data.count > 10, data.starts(with: "ID3".utf8), (2...4).contains(data[3]) else { return [] }
    let version = Int(data[3])
    let size = number(data, 6, 4, bits: 7)
    var body = Data(data[10..<min(10 + size, data.count)])
    let isUnsynchronized = data[5] & 0x80 != 0
    // Version 2.4 marks it frame by frame.
    if isUnsynchronized, version < 4 { body = synchronized(body) }
    var offset = 0
    if data[5] & 0x40 != 0, version > 2, body.count >= 4 {
      offset = version == 4 ? number(body, 0, 4, bits: 7) : 4 + number(body, 0, 4)
    }
    var items: [AVMetadataItem] = []
    let (letters, header) = version == 2 ? (3, 6) : (4, 10)
    while offset >= 0, offset + header <= body.count, body[offset] != 0 {
      let code = MediaTags.name(body[offset..<offset + letters])
      let size = number(body, offset + letters, letters, bits: version == 4 ? 7 : 8)
      let flags = version == 2 ? 0 : body[offset + 9]
      let start = offset + header
      guard size > 0, size <= body.count - start else { break }
      offset = start + size
      // Compressed or encrypted, in either version's bits.
      if flags & (version == 4 ? 0x0C : 0xC0) != 0 { continue }
      var frame = Data(body[start..<start + size])
      if version == 4, flags & 0x01 != 0 { frame = Data(frame.dropFirst(4)) }
      if version == 4, flags & 0x02 != 0 || isUnsynchronized { frame = synchronized(frame) }
      if let item = item(version == 2 ? older[code] ?? code : code, frame, isShort: version == 2) { items.append(item) }
    }
    return items
  }

  private static func number(_ data: Data, _ offset: Int, _ count: Int, bits: Int = 8) -> Int {
    (offset..<offset + count).reduce(0) { $0 << bits | Int(data[$1]) & (1 << bits - 1) }
  }

  /// Returns data without the zeros that are inserted after 255.
  private static func synchronized(_ data: Data) -> Data {
    var result = Data(capacity: data.count)
    var last: UInt8 = 0
    for byte in data {
      if !(last == 0xFF && byte == 0) { result.append(byte) }
      last = byte
    }
    return result
  }

  private static func item(_ code: String, _ frame: Data, isShort: Bool) -> AVMetadataItem? {
    guard let encoding = frame.first else { return nil }
    let rest = Data(frame.dropFirst())
    func text(_ code: String, _ data: Data, language: String? = nil) -> AVMetadataItem? {
      let text = decoded(split(data, encoding).first, encoding)
      return text.isEmpty
        ? nil : AVMetadataItem(.id3, code, .text(text), common: common[code], language: language)
    }
    switch code {
    case "TXXX": return text(code, split(rest, encoding).rest)
    case _ where code.hasPrefix("T"): return text(code, rest)
    case "COMM", "USLT":
      guard rest.count > 3 else { return nil }
      let letters = MediaTags.name(rest.prefix(3))
      let language = letters.allSatisfy { $0.isLetter && $0.isASCII } && letters.lowercased() != "xxx" ? letters : nil
      let body = split(Data(rest.dropFirst(3)), encoding).rest
      return text(code, body, language: language.map { Locale.Language(identifier: $0).minimalIdentifier })
    case "APIC":
      // The format is a media type, or in version 2.2 three letters; then follow the kind and a description.
      let afterFormat = isShort ? Data(rest.dropFirst(3)) : split(rest, 0).rest
      let picture = split(Data(afterFormat.dropFirst()), encoding).rest
      guard !picture.isEmpty else { return nil }
      return AVMetadataItem(
        .id3, code, .data(picture, type: MediaTags.type(ofPicture: picture)), common: .commonKeyArtwork)
    default: return nil
    }
  }

  /// Returns data until its end mark, and after it.
  private static func split(_ data: Data, _ encoding: UInt8) -> (first: Data, rest: Data) {
    let width = encoding == 1 || encoding == 2 ? 2 : 1
    var place = 0
    while place + width <= data.count {
      if data[place..<place + width].allSatisfy({ $0 == 0 }) {
        return (Data(data[..<place]), Data(data[(place + width)...]))
      }
      place += width
    }
    return (data, Data())
  }

  private static func decoded(_ data: Data, _ encoding: UInt8) -> String {
    let encodings: [UInt8: String.Encoding] = [0: .isoLatin1, 1: .utf16, 2: .utf16BigEndian, 3: .utf8]
    return String(data: data, encoding: encodings[encoding] ?? .isoLatin1) ?? ""
  }

  // MARK: Version 1

  /// Returns the fields of the last 128 bytes.
  private static func first(_ data: Data) -> [AVMetadataItem] {
    guard data.count >= 128 else { return [] }
    let tag = Data(data.suffix(128))
    guard tag.starts(with: "TAG".utf8) else { return [] }
    let fields = [("TIT2", 3, 30), ("TPE1", 33, 30), ("TALB", 63, 30), ("TYER", 93, 4), ("COMM", 97, 28)]
    return fields.compactMap { code, start, count in
      let text = MediaTags.name(tag[start..<start + count].prefix { $0 != 0 }).trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : AVMetadataItem(.id3, code, .text(text), common: common[code])
    }
  }
}
