import Foundation

/// A long text is given to Pango in windows of a few lines, so that what breaking it costs grows with the text. Pango itself shapes
/// all that follows again for each line into which it breaks a word that is too long, which takes minutes for a pasted book.
///
/// A window begins where a line does. That changes no line, since Pango shapes each line anew, if what comes before has no say in
/// how the text is read: so text from the right, letters that are joined and scripts that are broken by a dictionary are
/// laid out as a whole.
extension LineBreaker {
  /// Shorter texts are laid out at once.
  private static let longText = 1024
  /// Lines that a window should have; two of them are laid out again in the next one.
  private static let linesInWindow = 10

  /// The lines from a place at which a line begins.
  func linesInWindows(from start: Int, width: CGFloat) -> [UnplacedLine] {
    var known: ArraySlice<UnplacedLine> = []
    return linesInWindows(from: start, width: width, before: &known)
  }

  /// - Parameter known: lines of the end of the text, as long as the others are broken in this way; what is left of them follows
  ///   the answer.
  func linesInWindows(
    from start: Int, width: CGFloat, before known: inout ArraySlice<UnplacedLine>
  ) -> [UnplacedLine] {
    var lines: [UnplacedLine] = []
    var start = start
    var size = 512
    while true {
      var end = min(start + size, bytes.count)
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let found = self.lines(in: start..<end, width: width)
      let isLast = end == bytes.count
      // The last line goes on in the next window, and what it begins with may then move up to the line before.
      let next = isLast ? found.count : self.next(in: found)
      for line in found.prefix(next) {
        while let first = known.first, first.range.lowerBound < line.range.lowerBound { known.removeFirst() }
        if known.first?.range.lowerBound == line.range.lowerBound { return lines }
        lines.append(line)
      }
      if isLast {
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

  /// Which line of a window the next one begins with; 0 if the window has to be larger. Preferably one that follows a space.
  private func next(in found: [UnplacedLine]) -> Int {
    guard found.count > 2 else { return 0 }
    let last = found.count - 2
    return (1...last).last { isIndependent(found[$0].range.lowerBound) } ?? last
  }

  /// True if a line that begins here has nothing that is joined to what comes before.
  func isIndependent(_ start: Int) -> Bool {
    start > 0 && start < bytes.count && (bytes[start - 1] == 0x20 || bytes[start - 1] == 0x0A)
  }

  func findsWindows() -> Bool {
    bytes.count > Self.longText && !isRightToLeft
      && (text.hasOnlyEarlyScalars || text.unicodeScalars.allSatisfy(\.standsAlone))
  }
}

extension Unicode.Scalar {
  /// Not of a script that is read from the right, whose letters are joined or that a dictionary breaks into lines, and no mark of
  /// the direction of reading.
  fileprivate var standsAlone: Bool {
    switch value {
    case ..<0x0590: true
    case ..<0x0900, 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x18B0, 0x200E...0x200F, 0x202A...0x202E,
      0x2066...0x2069,
      0xA840..<0xA880, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
      false
    default: true
    }
  }
}
