import Foundation

/// Reads rich text format (RTF 1.9): characters, fonts, colours, lines, links and paragraphs.
///
/// Pictures, tables' borders, headers and footnotes are left out; a table's cells are separated by tabs.
struct RTFReader {
  /// What the text of a group is for.
  enum Destination {
    case text, fonts, colors, instruction, picture, skipped
  }

  private let bytes: [UInt8]
  private var place = 0
  private var state = RTFState()
  private var groups: [RTFState] = []
  private let made = NSMutableAttributedString(string: "")
  private var looks: RTFLooks
  /// The characters since the last change of the looks.
  private var units: [UInt16] = []
  /// The bytes among them that are not decoded yet.
  private var raw: [UInt8] = []
  /// The encoding of bytes where a font does not have its own.
  private var encoding = String.Encoding.windowsCP1252
  private var defaultFont = 0
  /// The name of a font or the text of a field's instruction, as far as it is read.
  private var words: [UInt8] = []
  private var color: RTFLooks.Color?
  /// How many characters that stand in for a Unicode one are still skipped.
  private var skipped = 0
  private var isOptional = false
  /// The paper's size and margins, in points.
  private var paper: [String: CGFloat] = [:]

  /// - Parameter defaults: The attributes where the file specifies none.
  init(_ data: Data, defaults: [NSAttributedString.Key: Any]) {
    bytes = Array(data)
    looks = RTFLooks(defaults: defaults)
  }

  /// Returns whether data begins like rich text.
  static func canRead(_ data: Data) -> Bool { data.starts(with: Array("{\\rtf".utf8)) }

  /// Returns the text.
  mutating func text() -> NSAttributedString {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"):
        skipped = 0
        // Nobody nests this deep; the limit keeps a damaged file small in memory.
        if groups.count < 10_000 { groups.append(state) }
      case UInt8(ascii: "}"):
        skipped = 0
        endGroup()
      case UInt8(ascii: "\\"): readControl()
      case 10, 13: break
      default: add(byte)
      }
    }
    flush()
    return made
  }

  /// The attributes of the whole document.
  var documentAttributes: [NSAttributedString.DocumentAttributeKey: Any] {
    var all: [NSAttributedString.DocumentAttributeKey: Any] = [.defaultTabInterval: looks.tabInterval]
    if let width = paper["paperw"], let height = paper["paperh"] {
      all[.paperSize] = NSValue(cgSize: CGSize(width: width, height: height))
    }
    return all
  }

  // MARK: Groups and control words

  private mutating func endGroup() {
    flush()
    guard let outer = groups.popLast() else { return }
    let inner = state
    if inner.destination == .fonts, outer.destination != .fonts { endFont() }
    state = outer
    if inner.destination == .instruction, outer.destination != .instruction {
      state.link = Self.link(String(decoding: words, as: UTF8.self))
      words = []
    }
    // The character after a picture stands in for it.
    if inner.destination == .picture, outer.destination == .text { skipped = 1 }
  }

  /// Returns the address of a field that is a link.
  private static func link(_ instruction: String) -> URL? {
    guard let start = instruction.range(of: "HYPERLINK", options: .caseInsensitive) else { return nil }
    let rest = instruction[start.upperBound...].trimmingCharacters(in: .whitespaces)
    let isQuoted = rest.hasPrefix("\"")
    let address = isQuoted ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { !$0.isWhitespace }
    return URL(string: String(address))
  }

  private mutating func readControl() {
    guard place < bytes.count else { return }
    let first = bytes[place]
    guard first.isLetter else {
      place += 1
      return readSymbol(first)
    }
    let start = place
    while place < bytes.count, bytes[place].isLetter { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    var number: Int?
    let sign = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    let digits = place
    while place < bytes.count, bytes[place].isDigit { place += 1 }
    if place > digits {
      // A number has at most ten digits; a longer one is damage.
      number = Int(String(decoding: bytes[sign..<min(place, digits + 10)], as: UTF8.self))
    } else {
      place = sign
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    if word == "bin" {
      place = min(bytes.count, place + max(number ?? 0, 0))
      return
    }
    if skipped > 0 {
      skipped -= 1
      return
    }
    let wasOptional = isOptional
    isOptional = false
    handle(word, number, isOptional: wasOptional)
  }

  private mutating func readSymbol(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "'"):
      guard place + 2 <= bytes.count else { return place = bytes.count }
      let code = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
      place += 2
      if let code { add(code) }
    case UInt8(ascii: "*"): isOptional = true
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case 10, 13: add("\n")
    case UInt8(ascii: "\t"): add("\t")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(symbol)
    default: break
    }
  }

  private static let characters = [
    "par": "\n", "sect": "\n", "row": "\n", "nestrow": "\n", "line": "\u{2028}", "lbr": "\u{2028}", "page": "\u{C}",
    "tab": "\t", "cell": "\t", "nestcell": "\t", "emdash": "\u{2014}", "endash": "\u{2013}", "emspace": "\u{2003}",
    "enspace": "\u{2002}", "qmspace": "\u{2005}", "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}",
    "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}",
    "rtlmark": "\u{200F}",
  ]
  /// Groups whose text is not the document's.
  private static let left: Set = [
    "stylesheet", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
    "footerf", "footnote", "object", "private", "xe", "tc", "listtable", "listoverridetable",
    "filetbl", "revtbl", "rsidtbl", "nonshppict", "themedata", "colorschememapping", "datastore", "latentstyles",
    "pntxta", "pntxtb",
  ]

  private mutating func handle(_ word: String, _ number: Int?, isOptional: Bool) {
    if let text = Self.characters[word] { return add(text) }
    switch word {
    case "u": return number.map { addUnicode($0) } ?? ()
    case "uc": state.skips = min(max(number ?? 1, 0), 100)
    case "fonttbl": enter(.fonts)
    case "colortbl": enter(.colors)
    case "fldinst":
      enter(.instruction)
      words = []
    case "NeXTGraphic": enter(.picture)
    case _ where Self.left.contains(word): enter(.skipped)
    case _ where isOptional && word != "shppict": enter(.skipped)
    case "ansicpg": encoding = RTFLooks.encoding(ofCodePage: number ?? 1252) ?? encoding
    case "mac": encoding = .macOSRoman
    case "deff": defaultFont = number ?? 0
    case "deftab": looks.tabInterval = CGFloat(number ?? 720) / 20
    case "paperw", "paperh": paper[word] = CGFloat(number ?? 0) / 20
    case "red", "green", "blue": setColor(word, number ?? 0)
    default:
      if state.destination == .fonts { return setFont(word, number) }
      guard state.destination == .text else { return }
      var changed = state
      changed.set(word, number)
      guard changed != state else { return }
      flush()
      state = changed
    }
  }

  private mutating func enter(_ destination: Destination) {
    flush()
    if state.destination != .skipped { state.destination = destination }
  }

  // MARK: Characters

  private mutating func add(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch state.destination {
    case .text: if !state.isHidden { raw.append(byte) }
    case .fonts: if byte == UInt8(ascii: ";") { endFont() } else { words.append(byte) }
    case .colors:
      guard byte == UInt8(ascii: ";") else { return }
      looks.colors.append(color)
      color = nil
    case .instruction: words.append(byte)
    case .picture, .skipped: break
    }
  }

  private mutating func add(_ text: String) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard state.destination == .text, !state.isHidden else { return }
    decode()
    units += text.utf16
  }

  private mutating func addUnicode(_ number: Int) {
    skipped = state.skips
    guard state.destination == .text, !state.isHidden else { return }
    decode()
    // Codes above 32,767 may be written as negative numbers.
    units.append(UInt16(truncatingIfNeeded: number))
  }

  private mutating func decode() {
    guard !raw.isEmpty else { return }
    let own = looks.fonts[state.font ?? defaultFont]?.encoding ?? encoding
    units += (String(data: Data(raw), encoding: own) ?? String(decoding: raw, as: UTF8.self)).utf16
    raw = []
  }

  private mutating func flush() {
    decode()
    guard !units.isEmpty else { return }
    let attributes = looks.attributes(of: state, defaultFont: defaultFont)
    made.append(NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes))
    units = []
  }

  // MARK: Tables

  private mutating func setColor(_ part: String, _ value: Int) {
    guard state.destination == .colors else { return }
    let level = CGFloat(min(max(value, 0), 255)) / 255
    var new = color ?? RTFLooks.Color()
    switch part {
    case "red": new.red = level
    case "green": new.green = level
    default: new.blue = level
    }
    color = new
  }

  private mutating func setFont(_ word: String, _ number: Int?) {
    switch word {
    case "f":
      state.font = number ?? 0
      words = []
      looks.fonts[number ?? 0] = RTFLooks.Font()
    case "fcharset": looks.fonts[state.font ?? 0]?.encoding = RTFLooks.encoding(ofCharacterSet: number ?? 0)
    case "froman": looks.fonts[state.font ?? 0]?.fallback = "TimesNewRomanPSMT"
    case "fmodern": looks.fonts[state.font ?? 0]?.fallback = "Courier"
    default: break
    }
  }

  private mutating func endFont() {
    let name = String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if !name.isEmpty { looks.fonts[state.font ?? 0]?.name = name }
    words = []
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}
