import CPango
import Foundation

/// Lays out long texts with Pango in windows of a few lines, so that the cost of breaking is proportional to the text.
/// Pango itself shapes the rest again for each line into which it breaks a word that is too long, which takes minutes
/// for a pasted book.
///
/// A window begins where a line does. Since Pango shapes each line again, that changes no line as long as the text
/// before does not affect how it is read. It does in right-to-left text, in text of joined letters or of a script that
/// is broken into lines with a dictionary, but not beyond a space that a letter follows: there windows begin at such
/// places, as long as there are any, and keep the direction of their paragraph, and the open marks that change the
/// direction of the following text.
extension LineBreaker {
  /// Shorter texts are laid out at once.
  private static let longText = 1024
  /// The target number of lines in a window; two of them are laid out again in the next one.
  private static let linesInWindow = 10
  /// In a larger one a line may begin in the middle of a word, whatever the script.
  private static let widestWindow = 2048

  /// Returns the lines from a place at which a line begins.
  func linesInWindows(from start: Int, width: CGFloat) -> [UnplacedLine] {
    var known: ArraySlice<UnplacedLine> = []
    return linesInWindows(from: start, width: width, before: &known)
  }

  /// Returns the lines from a place at which a line begins.
  /// - Parameter known: lines of the end of the text, as long as the others are broken in this way; the remaining ones
  ///   follow the result.
  func linesInWindows(
    from start: Int, width: CGFloat, before known: inout ArraySlice<UnplacedLine>
  ) -> [UnplacedLine] {
    var lines: [UnplacedLine] = []
    var start = start
    var size = 512
    // The lines that changed, and enough to see that those after them did not.
    if let seen = known.dropFirst(2).first ?? known.last { size = max(64, seen.range.upperBound - start) }
    while true {
      // The rest of a paragraph is laid out separately: its direction is not that of its first letter now.
      let paragraph = hasContext ? restOfParagraph(from: start) : nil
      let limit = paragraph?.following ?? bytes.count
      var end = min(start + size, limit)
      while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
      var found = self.lines(in: start..<end, width: width, direction: paragraph?.direction)
      let isLast = end == limit
      // Pango adds an empty line after a newline.
      if isLast, paragraph?.following != nil { found.removeLast() }
      // The last line continues in the next window, and its beginning may then move up to the line before.
      let next = isLast ? found.count : self.next(in: found, isWide: size >= Self.widestWindow)
      for line in found.prefix(next) {
        while let first = known.first, first.range.lowerBound < line.range.lowerBound { known.removeFirst() }
        if known.first?.range.lowerBound == line.range.lowerBound { return lines }
        lines.append(line)
      }
      if isLast {
        if let paragraph, let following = paragraph.following {
          start = following
          continue
        }
        known = []
        return lines
      }
      if next == 0 {
        size *= 4
      } else {
        let taken = found[next].range.lowerBound - start
        size = max(16, taken * Self.linesInWindow / next)
        start += taken
      }
    }
  }

  /// Returns the line of a window that the next one begins with; 0 if the window has to be larger. Preferably one that
  /// follows a space.
  private func next(in found: [UnplacedLine], isWide: Bool) -> Int {
    guard found.count > 2 else { return 0 }
    let last = found.count - 2
    if let next = (1...last).last(where: { isIndependent(found[$0].range.lowerBound) }) { return next }
    // A letter in the middle of a word takes its initial form, once in so many lines.
    return hasContext && !isWide ? 0 : last
  }

  /// Returns the paragraph that a byte belongs to, if its direction cannot be determined from the text that begins
  /// there.
  private func restOfParagraph(from start: Int) -> TextParagraph? {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let paragraph = paragraphs[low - 1]
    return paragraph.start < start || paragraph.isNeutral ? paragraph : nil
  }

  /// Returns whether a line that begins here has nothing joined to the text before.
  func isIndependent(_ start: Int) -> Bool {
    guard start > 0, start < bytes.count, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x0A else { return false }
    return !hasContext || scalar(at: start)?.properties.isAlphabetic == true && !directionMarks.isIsolated(start)
  }

  /// Returns the marks that change the direction of the text after a place.
  func openMarks(at byte: Int) -> [UInt8] {
    guard hasContext, isLong else { return [] }
    return directionMarks.open(at: byte) { place in
      let rest = text.utf8.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
      return text.unicodeScalars[rest...].first(where: \.hasDirection)?.isFromRight ?? false
    }
  }

  func findDirectionMarks() -> DirectionMarks {
    DirectionMarks(text.unicodeScalars.contains(where: \.turnsDirection) ? bytes : [])
  }

  private func scalar(at byte: Int) -> Unicode.Scalar? {
    let text = text.utf8
    return text.index(text.startIndex, offsetBy: byte, limitedBy: text.endIndex).flatMap {
      $0 < text.endIndex ? self.text.unicodeScalars[$0] : nil
    }
  }

  func findsWindows() -> Bool { bytes.count > Self.longText }

  /// Returns whether the text before affects how a text is read.
  func findsContext() -> Bool { isRightToLeft || !lettersStandAlone }

  /// Returns whether no letter is joined to others, read from the right or of a script that is broken into lines with a
  /// dictionary, and there are no marks.
  func findsLettersStandAlone() -> Bool {
    text.hasOnlyEarlyScalars || text.unicodeScalars.allSatisfy(\.standsAlone)
  }

  /// Splits the text at newlines, with the direction in which Pango reads each part: that of its first letter, or of
  /// the paragraph before, or of the first letter at all; marks of the direction count as letters.
  func findParagraphs() -> [TextParagraph] {
    var found: [TextParagraph] = []
    var start = 0
    let first = text.unicodeScalars.first(where: \.hasDirection)
    var isRight = first?.isFromRight ?? isRightToLeft
    bytes.withUnsafeBytes { buffer in
      let content = buffer.bindMemory(to: CChar.self)
      guard let base = content.baseAddress else { return }
      while start <= bytes.count {
        var (end, following): (Int32, Int32) = (0, 0)
        pango_find_paragraph_boundary(base + start, Int32(bytes.count - start), &end, &following)
        let text = String(decoding: bytes[start..<start + Int(end)], as: UTF8.self)
        let letter = text.unicodeScalars.first(where: \.hasDirection)
        if let letter { isRight = letter.isFromRight }
        let next = start + Int(following)
        found.append(
          TextParagraph(
            start: start, following: following > end ? next : nil,
            direction: isRight ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, isNeutral: letter == nil))
        guard following > end else { return }
        start = next
      }
    }
    return found
  }
}

/// A part of a text between newlines.
struct TextParagraph {
  let start: Int
  /// Where the next one begins; nil for the last one.
  let following: Int?
  let direction: PangoDirection
  /// Whether it has no letters of its own that determine its direction.
  let isNeutral: Bool
}

extension Unicode.Scalar {
  /// Whether it is a mark of the reading direction.
  fileprivate var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is a letter, or a mark that determines the direction like one.
  fileprivate var hasDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202B, 0x202D...0x202E: true
    default: properties.isAlphabetic
    }
  }

  /// Whether it is a letter of a right-to-left script, or a mark of that direction.
  fileprivate var isFromRight: Bool {
    switch value {
    case 0x200F, 0x202B, 0x202E, 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000,
      0x1E800..<0x1F000:
      true
    default: false
    }
  }

  /// Whether its script is not read from the right, joined, or broken into lines with a dictionary; and it is no mark.
  fileprivate var standsAlone: Bool {
    if turnsDirection { return false }
    switch value {
    case ..<0x0590: return true
    case ..<0x0900, 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x18B0, 0xA840..<0xA880, 0xFB1D..<0xFE00,
      0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
      return false
    default: return true
    }
  }
}
