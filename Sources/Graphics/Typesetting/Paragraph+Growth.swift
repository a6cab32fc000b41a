import Foundation

/// The reusable lines of a text that changes. Text that is typed or grows token by token is laid out again from the
/// line before the one that changed: all earlier lines are taken from the previous paragraph, and in a long one also
/// equal lines at the end.
///
/// A line can be reused if the next one begins after a space or a newline, where nothing is joined to the text before,
/// and if the text has no letters that are read from the right or broken into lines with a dictionary: their order and
/// their lines depend on the text around them. Everything else is laid out as a whole.
struct GrownLines {
  /// The width at which they were broken.
  let width: CGFloat
  /// The lines that are reused.
  let lines: [UnplacedLine]
  /// The first byte of the text that is laid out.
  let start: Int
  /// Lines at the end that are reused once a line begins where one of them does.
  let tail: [UnplacedLine]
}

extension LineBreaker {
  /// Returns the lines of another text, broken at a width, that this text has, too.
  func lines(keptFrom old: LineBreaker, _ lines: [UnplacedLine], width: CGFloat) -> GrownLines? {
    guard isPlain || isLong && !hasContext else { return nil }
    let common = commonPrefix(with: old)
    let changed = common > 0 ? lines.lastIndex { $0.range.lowerBound <= common } ?? 0 : 0
    // Text added at the end does not affect the line before, unless all of the last line can move up to it.
    let isLonger = common == old.bytes.count && changed > 0 && lines[changed].range.lowerBound < common
    var next = max(0, isLonger ? changed : changed - 1)
    while next > 0, !isLong, !isIndependent(lines[next].range.lowerBound) { next -= 1 }
    let tail = isLong && old.isLong && !hasContext && !old.hasContext ? self.tail(of: old, lines, after: common) : []
    guard next > 0 || !tail.isEmpty else { return nil }
    return GrownLines(
      width: width, lines: Array(lines[..<next]), start: next > 0 ? lines[next].range.lowerBound : 0, tail: tail)
  }

  /// Returns the lines of the common end of both texts, at their places in this one.
  private func tail(of old: LineBreaker, _ lines: [UnplacedLine], after common: Int) -> [UnplacedLine] {
    guard spans.count == 1, old.spans.count == 1, spans[0].looksLike(old.spans[0]) else { return [] }
    var count = 0
    let limit = min(bytes.count, old.bytes.count) - common
    while count < limit, bytes[bytes.count - 1 - count] == old.bytes[old.bytes.count - 1 - count] { count += 1 }
    let shift = bytes.count - old.bytes.count
    return lines.filter { $0.range.lowerBound > old.bytes.count - count }.map { line in
      var line = line
      line.range = line.range.lowerBound + shift..<line.range.upperBound + shift
      return line
    }
  }

  /// Returns how many bytes are the same and look the same.
  private func commonPrefix(with old: LineBreaker) -> Int {
    var limit = min(bytes.count, old.bytes.count)
    for (index, (new, old)) in zip(spans, old.spans).enumerated() where !new.looksLike(old) {
      limit = min(limit, boundaries[index])
      break
    }
    // Where a span ends in one of them, the following text has another index.
    for (new, old) in zip(boundaries.dropFirst(), old.boundaries.dropFirst()) where new != old {
      limit = min(limit, min(new, old))
      break
    }
    return bytes.withUnsafeBufferPointer { new in
      old.bytes.withUnsafeBufferPointer { old in
        var count = 0
        while count < limit, new[count] == old[count] { count += 1 }
        return count
      }
    }
  }
}

extension TextSpan {
  fileprivate func looksLike(_ other: TextSpan) -> Bool {
    var copy = other
    copy.text = text
    return self == copy
  }
}

extension String {
  /// Whether all characters come before U+0590, as those of European languages do: none needs another font, or is read
  /// from the right. Checks bytes, since this is called for a growing text again and again.
  var hasOnlyEarlyScalars: Bool {
    // U+0590 is D6 90.
    utf8.withContiguousStorageIfAvailable { bytes in
      var highest: UInt8 = 0
      for byte in bytes { highest = max(highest, byte) }
      return highest < 0xD6
    } ?? false
  }

  var containsNul: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var lowest: UInt8 = 1
      for byte in bytes { lowest = min(lowest, byte) }
      return lowest == 0
    } ?? utf8.contains(0)
  }
}

extension Unicode.Scalar {
  /// Whether it is read from the left and broken into lines at spaces: Latin, Greek and Cyrillic letters, punctuation,
  /// symbols, emoji.
  var isPlain: Bool {
    switch value {
    case ..<0x0590, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x2BFF, 0xFE0F, 0x1F300...0x1FAFF: true
    default: false
    }
  }
}
