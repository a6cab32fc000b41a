import Foundation

/// What a group of rich text has set so far.
struct RTFState: Equatable {
  var destination = RTFReader.Destination.text
  /// How many characters stand in for a Unicode one.
  var skips = 1
  var isHidden = false
  var link: URL?
  var letters = Letters()
  var paragraph = Paragraph()

  var font: Int? {
    get { letters.font }
    set { letters.font = newValue }
  }

  /// The looks of characters.
  struct Letters: Equatable {
    /// The number in the font table; nil for the document's.
    var font: Int?
    /// In points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var underline: NSUnderlineStyle = []
    var strikethrough: NSUnderlineStyle = []
    /// Indexes of the colour table.
    var color = 0
    var background = 0
    var underlineColor = 0
    /// Above the line, in points.
    var offset: CGFloat = 0
    /// Between characters, in points.
    var spacing: CGFloat = 0
    /// As a percentage of the size.
    var stroke: CGFloat = 0
  }

  /// The looks of a paragraph; all lengths are in points.
  struct Paragraph: Equatable {
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// Of the first line, from the others.
    var firstIndent: CGFloat = 0
    var indent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var leading: CGFloat = 0
    var minimumHeight: CGFloat = 0
    var maximumHeight: CGFloat = 0
    var multiple: CGFloat = 0
    /// As written, since the next word says what it means.
    var lineHeight = 0
    var tabs: [Tab] = []
    /// The alignment of the next stop.
    var nextTab = NSTextAlignment.natural
  }

  struct Tab: Equatable {
    let alignment: NSTextAlignment
    let location: CGFloat
  }

  /// Applies a control word; others have no effect.
  mutating func set(_ word: String, _ number: Int?) {
    switch word {
    case "plain":
      letters = Letters()
      isHidden = false
    case "pard": paragraph = Paragraph()
    case "v": isHidden = number != 0
    default:
      if !letters.set(word, number) { paragraph.set(word, number) }
    }
  }
}

extension RTFState.Letters {
  private static let underlines: [String: NSUnderlineStyle] = [
    "ul": .single, "uld": [.single, .patternDot], "uldb": .double, "ulth": .thick, "uldash": [.single, .patternDash],
    "uldashd": [.single, .patternDashDot], "uldashdd": [.single, .patternDashDotDot], "ulw": [.single, .byWord],
    "ulwave": .single,
  ]

  /// Returns false for a word that is not about characters.
  fileprivate mutating func set(_ word: String, _ number: Int?) -> Bool {
    if let style = Self.underlines[word] {
      underline = number == 0 ? [] : style
      return true
    }
    let points = CGFloat(number ?? 0)
    switch word {
    case "f": font = number
    // Half points; 24 is the format's default.
    case "fs": size = min(max(CGFloat(number ?? 24) / 2, 1), 2000)
    case "b": isBold = number != 0
    case "i": isItalic = number != 0
    case "ulnone": underline = []
    case "strike": strikethrough = number == 0 ? [] : .single
    case "striked": strikethrough = number == 0 ? [] : .double
    case "cf": color = number ?? 0
    case "cb", "highlight", "chcbpat": background = number ?? 0
    case "ulc": underlineColor = number ?? 0
    case "up": offset = CGFloat(number ?? 6) / 2
    case "dn": offset = -CGFloat(number ?? 6) / 2
    case "super": offset = number == 0 ? 0 : size / 3
    case "sub": offset = number == 0 ? 0 : -size / 3
    case "nosupersub": offset = 0
    case "expnd": spacing = points / 4
    case "expndtw": spacing = points / 20
    case "strokewidth": stroke = points / 20
    default: return false
    }
    return true
  }
}

extension RTFState.Paragraph {
  fileprivate mutating func set(_ word: String, _ number: Int?) {
    let points = CGFloat(number ?? 0) / 20
    switch word {
    case "ql": alignment = .left
    case "qc": alignment = .center
    case "qr": alignment = .right
    case "qj": alignment = .justified
    case "rtlpar": direction = .rightToLeft
    case "ltrpar": direction = .leftToRight
    case "pardirnatural": direction = .natural
    case "fi": firstIndent = points
    case "li", "lin": indent = points
    case "ri", "rin": tailIndent = points
    case "sb": before = points
    case "sa": after = points
    case "slleading": leading = points
    case "slminimum": minimumHeight = points
    case "slmaximum": maximumHeight = points
    case "sl":
      lineHeight = number ?? 0
      setLineHeight(isMultiple: false)
    case "slmult": setLineHeight(isMultiple: number == 1)
    case "tqc": nextTab = .center
    case "tqr", "tqdec": nextTab = .right
    case "tx":
      // More than any paragraph needs; the limit is for damaged files.
      if tabs.count < 1000 { tabs.append(RTFState.Tab(alignment: nextTab, location: points)) }
      nextTab = .natural
    default: break
    }
  }

  /// Negative heights are exact, positive ones the least; with a multiple, 240 is one line.
  private mutating func setLineHeight(isMultiple: Bool) {
    let points = CGFloat(abs(lineHeight)) / 20
    multiple = isMultiple ? CGFloat(abs(lineHeight)) / 240 : 0
    minimumHeight = isMultiple ? 0 : points
    maximumHeight = isMultiple || lineHeight > 0 ? 0 : points
  }
}
