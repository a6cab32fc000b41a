/// The marks of a text that change the direction of the following text, until another one or the paragraph ends it:
/// text that is laid out without its context begins with the open ones.
struct DirectionMarks {
  private struct Mark {
    /// Its first byte in the text.
    let place: Int
    /// Its last byte of three in UTF-8.
    let byte: UInt8
    /// Whether its content does not affect the text around it.
    let isIsolate: Bool
    /// The index of the enclosing mark.
    let outer: Int?
    let depth: Int
  }

  /// The bidirectional algorithm's maximum nesting of marks.
  private static let mostDepth = 125

  private var marks: [Mark] = []
  /// The innermost open mark from each byte on.
  private var changes: [(byte: Int, innermost: Int?)] = []

  init(_ bytes: [UInt8]) {
    var innermost: Int?
    for (place, byte) in bytes.enumerated() {
      var end = place + 1
      if byte == 0x0A || byte == 0x0D {
        innermost = nil
      } else if byte == 0xE2, place + 2 < bytes.count {
        end = place + 3
        innermost = after(bytes[place + 1], bytes[place + 2], at: place, innermost)
      }
      if innermost != changes.last?.innermost ?? nil { changes.append((end, innermost)) }
    }
  }

  /// Returns what is open after a character of three bytes.
  private mutating func after(_ second: UInt8, _ third: UInt8, at place: Int, _ innermost: Int?) -> Int? {
    switch (second, third) {
    // U+2029, which ends a paragraph.
    case (0x80, 0xA9): return nil
    // U+202A, U+202B, U+202D, U+202E: embeddings and overrides. U+2066 to U+2068: isolates.
    case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE), (0x81, 0xA6...0xA8):
      let depth = innermost.map { marks[$0].depth + 1 } ?? 1
      guard depth <= Self.mostDepth else { return innermost }
      marks.append(Mark(place: place, byte: third, isIsolate: second == 0x81, outer: innermost, depth: depth))
      return marks.count - 1
    // U+202C ends the last of the former.
    case (0x80, 0xAC): return innermost.flatMap { marks[$0].isIsolate ? $0 : marks[$0].outer }
    // U+2069 ends the last isolate and what is open in it.
    case (0x81, 0xA9):
      var isolate = innermost
      while let mark = isolate, !marks[mark].isIsolate { isolate = marks[mark].outer }
      return isolate.map { marks[$0].outer } ?? innermost
    default: return innermost
    }
  }

  /// Returns the index of the innermost mark that is open at a byte.
  private func innermost(at byte: Int) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].byte <= byte { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].innermost : nil
  }

  /// Returns whether the text around a byte is unaffected by it.
  func isIsolated(_ byte: Int) -> Bool {
    var mark = innermost(at: byte)
    while let index = mark {
      if marks[index].isIsolate { return true }
      mark = marks[index].outer
    }
    return false
  }

  /// Returns the marks that are open at a byte, from the outermost on.
  ///
  /// - Parameter isFromRight: whether the first letter from a byte on is read from the right, which a mark can leave to
  ///   it.
  func open(at byte: Int, isFromRight: (Int) -> Bool) -> [UInt8] {
    var found: [[UInt8]] = []
    var mark = innermost(at: byte)
    while let index = mark {
      let (place, last) = (marks[index].place, marks[index].byte)
      let isLeftToLetter = marks[index].isIsolate && last == 0xA8
      let direction = isLeftToLetter ? isFromRight(place + 3) ? 0xA7 : 0xA6 : last
      found.append([0xE2, marks[index].isIsolate ? 0x81 : 0x80, direction])
      mark = marks[index].outer
    }
    return Array(found.reversed().joined())
  }
}
