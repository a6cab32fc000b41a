/// The marks of a text that turn the direction of what follows, until another one or the paragraph ends it: what is laid out without
/// what comes before begins with those that are open.
struct DirectionMarks {
  private struct Mark {
    /// Its first byte in the text.
    let place: Int
    /// Its last byte of three in UTF-8.
    let byte: UInt8
    /// What is around it knows nothing of what is inside.
    let isIsolate: Bool
    /// The index of the mark around it.
    let outer: Int?
    let depth: Int
  }

  /// The bidirectional algorithm knows no more marks inside each other.
  private static let mostDepth = 125

  private var marks: [Mark] = []
  /// From which byte on which mark is the innermost open one.
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

  /// What is open behind a character of three bytes.
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

  /// The index of the innermost mark that is open at a byte.
  private func innermost(at byte: Int) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].byte <= byte { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].innermost : nil
  }

  /// True if what is around a byte knows nothing of it.
  func isIsolated(_ byte: Int) -> Bool {
    var mark = innermost(at: byte)
    while let index = mark {
      if marks[index].isIsolate { return true }
      mark = marks[index].outer
    }
    return false
  }

  /// The marks that are open at a byte, from the outermost on.
  ///
  /// - Parameter isFromRight: whether the first letter from a byte on is read from the right, which a mark can leave to it.
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
