import Foundation

/// All symbols by name, and the composition of each: pictures of icon fonts alone, in a circle or a square, crossed
/// out, or with a badge. The order is that of the glyphs in `SymbolFont`.
enum SymbolPlan {
  /// A picture of an icon font, or one of the additional drawings and letters.
  enum Source: Hashable, Sendable {
    case material(UInt32)
    case design(UInt32)
    /// The edges of a filled picture, if a font has no other.
    case materialEdges(UInt32)
    case designEdges(UInt32)
    /// Drawn here.
    case lines(SymbolLines)
    case weather(SymbolWeather)
    case inset(SymbolInset)
    /// A letter or a digit.
    case text(UInt32)

    fileprivate var edges: Source {
      switch self {
      case .material(let code): .materialEdges(code)
      case .design(let code): .designEdges(code)
      default: self
      }
    }
  }

  enum Frame: String, Sendable, CaseIterable {
    case circle, square, rectangle, oval, capsule
    /// The frames around other pictures.
    static let around: [Frame] = [.circle, .square, .rectangle]
  }

  enum Recipe: Sendable {
    case plain(Source)
    /// Pictures side by side in a frame; a filled frame has them cut out.
    case framed([Source], Frame, isFilled: Bool)
    /// A frame alone.
    case shape(Frame, isFilled: Bool)
    case slashed(Source)
    /// One in front, and others that touch neither it nor each other.
    case grouped(Source, with: [Source])
    /// A picture with a smaller one in a disc at the lower right.
    case badged(Source, badge: Source)
    /// Only the outline of a square: shown for an unknown name.
    case placeholder
  }

  struct Entry: Sendable {
    var name: String
    var recipe: Recipe
    /// The factor relative to the icon font's grid.
    var factor: Float = 1
  }

  static let entries: [Entry] = makeEntries()
  static let indices: [String: Int] = Dictionary(
    entries.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })

  private struct Row {
    var name: String
    var outline: Source
    var fill: Source?
  }

  private static func rows() -> [Row] {
    func source(_ text: Substring) -> Source? {
      guard let code = UInt32(text.dropFirst(), radix: 16) else { return nil }
      switch text.first {
      case "m": return .material(code)
      case "l": return SymbolLines(rawValue: code).map { .lines($0) }
      default: return .design(code)
      }
    }
    let words = SymbolTable.rows.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Substring.init)
    return stride(from: 0, to: words.count - 2, by: 3).compactMap { index in
      guard let outline = source(words[index + 1]) else { return nil }
      let fill = source(words[index + 2])
      return Row(name: String(words[index]), outline: outline == fill ? outline.edges : outline, fill: fill)
    }
  }

  private static func makeEntries() -> [Entry] {
    let rows = rows()
    let known = Set(rows.map(\.name))
    var entries: [Entry] = []
    func add(_ name: String, _ recipe: Recipe, factor: Float = 1) {
      entries.append(Entry(name: name, recipe: recipe, factor: factor))
    }
    for row in rows {
      let factor = SymbolTable.factors[row.name] ?? 1
      add(row.name, .plain(row.outline), factor: factor)
      if let fill = row.fill { add(row.name + ".fill", .plain(fill), factor: factor) }
    }
    for row in rows {
      // The picture in a frame is a filled one.
      let inner = row.fill ?? row.outline
      let parts = row.name.split(separator: ".")
      if row.name.hasPrefix("square.and.")
        || !parts.contains(where: { ["circle", "square", "rectangle", "app"].contains($0) })
      {
        for frame in Frame.around {
          add("\(row.name).\(frame.rawValue)", .framed([inner], frame, isFilled: false))
          add("\(row.name).\(frame.rawValue).fill", .framed([inner], frame, isFilled: true))
        }
      }
      if parts.first == "person", parts.count == 1 {
        add("person.crop.circle", .framed([inner], .circle, isFilled: false))
        add("person.crop.circle.fill", .framed([inner], .circle, isFilled: true))
      }
      if !known.contains(row.name + ".slash") {
        add(row.name + ".slash", .slashed(row.outline))
        if let fill = row.fill { add(row.name + ".slash.fill", .slashed(fill)) }
      }
    }
    for weather in SymbolWeather.names {
      for isFilled in [false, true] {
        let parts: [SymbolWeather] =
          (weather.hasSun ? [.sun(isFilled: isFilled)] : [])
          + (weather.below.map { [.below($0, isHigh: !weather.hasSun)] } ?? [])
        add(
          "cloud.\(weather.name).circle\(isFilled ? ".fill" : "")",
          .framed([.design(weather.small)], .circle, isFilled: isFilled))
        let cloud = SymbolWeather.cloud(isFilled: isFilled, isHigh: !weather.hasSun)
        add(
          "cloud.\(weather.name)\(isFilled ? ".fill" : "")", .grouped(.weather(cloud), with: parts.map { .weather($0) })
        )
      }
    }
    for (name, inset) in SymbolInset.names { add(name, .plain(.inset(inset))) }
    for frame in [Frame.oval, .capsule] {
      add(frame.rawValue, .shape(frame, isFilled: false))
      add(frame.rawValue + ".fill", .shape(frame, isFilled: true))
    }
    addBadges(to: &entries, rows)
    for number in 0...50 {
      let digits = String(number).unicodeScalars.map { Source.text($0.value) }
      addFramed("\(number)", digits, to: &entries)
      if number < 10 { addFramed("0\(number)", [.text(48)] + digits, to: &entries) }
    }
    for letter in Unicode.Scalar("a").value...Unicode.Scalar("z").value {
      guard let scalar = Unicode.Scalar(letter) else { continue }
      addFramed(String(Character(scalar)), [.text(letter - 32)], to: &entries)
    }
    add(placeholder, .placeholder)
    return entries
  }

  /// A name that no symbol of Apple's has.
  static let placeholder = "placeholder"

  private static func addFramed(_ name: String, _ sources: [Source], to entries: inout [Entry]) {
    for frame in Frame.around {
      entries.append(Entry(name: "\(name).\(frame.rawValue)", recipe: .framed(sources, frame, isFilled: false)))
      entries.append(Entry(name: "\(name).\(frame.rawValue).fill", recipe: .framed(sources, frame, isFilled: true)))
    }
  }

  private static let badges = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "clock", "gearshape", "ellipsis",
    "arrow.up", "arrow.down", "person",
  ]
  private static let badged = [
    "person", "person.2", "person.crop.circle", "person.crop.square", "folder", "doc", "doc.text", "calendar", "cart",
    "bag", "creditcard", "cloud", "icloud", "envelope", "message", "bubble.left", "bell", "clock", "photo",
    "photo.on.rectangle", "video", "camera", "rectangle.stack", "rectangle", "square", "shield", "lock", "heart",
    "star", "bookmark", "book", "tray", "externaldrive", "iphone", "ipad", "applewatch", "display", "network", "wifi",
    "globe", "text", "list.bullet", "mic", "phone", "house", "memories", "key", "trash", "archivebox", "pencil",
    "location", "mappin", "car", "bolt", "flag", "tag", "waveform", "link", "gear", "gearshape",
    "gauge", "note", "note.text",
  ]

  /// Adds `folder.badge.plus`, `folder.fill.badge.plus` and `folder.badge.plus.fill`, which older versions of SF
  /// Symbols have.
  private static func addBadges(to entries: inout [Entry], _ rows: [Row]) {
    let byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(entries.map(\.name))
    for name in badged {
      guard let row = byName[name] ?? (name == "person.crop.circle" ? byName["person"] : nil) else { continue }
      for badge in badges {
        guard let sign = byName[badge] else { continue }
        let drawn = sign.fill ?? sign.outline
        let variants: [(String, Source)] = [
          ("\(name).badge.\(badge)", row.outline), ("\(name).fill.badge.\(badge)", row.fill ?? row.outline),
        ]
        for (full, source) in variants where !known.contains(full) {
          entries.append(Entry(name: full, recipe: .badged(source, badge: drawn)))
        }
      }
    }
  }
}
