import Foundation

/// A text that grows at its end, token by token, is laid out again from the line before the one that changed: all earlier lines are
/// taken over from the paragraph that it was.
///
/// A line can be taken over if the next one begins after a space or a newline, where nothing is joined to what came before, and if the
/// text has no letters that are read from the right or are broken into lines by a dictionary: their order and their lines depend on
/// what is around them. Everything else is laid out as a whole.
struct GrownLines {
  /// The width at which they were broken.
  let width: CGFloat
  /// The lines that are taken over.
  let lines: [UnplacedLine]
  /// The first byte of the text that is laid out.
  let start: Int
}

extension LineBreaker {
  /// The lines of another text, broken at a width, that this text has too.
  func lines(keptFrom old: LineBreaker, _ lines: [UnplacedLine], width: CGFloat) -> GrownLines? {
    let common = commonPrefix(with: old)
    guard common > 0, let changed = lines.lastIndex(where: { $0.range.lowerBound <= common }), changed > 1 else {
      return nil
    }
    // What is added at the end leaves the line before alone, unless the last line had nothing but what can move up to it.
    let isLonger = common == old.bytes.count && lines[changed].range.lowerBound < common
    var next = isLonger ? changed : changed - 1
    while next > 0, !isIndependent(lines[next].range.lowerBound) { next -= 1 }
    guard next > 0, isPlain else { return nil }
    return GrownLines(width: width, lines: Array(lines[..<next]), start: lines[next].range.lowerBound)
  }

  private func isIndependent(_ start: Int) -> Bool {
    start > 0 && start < bytes.count && (bytes[start - 1] == 0x20 || bytes[start - 1] == 0x0A)
  }

  /// How many bytes are the same and look the same.
  private func commonPrefix(with old: LineBreaker) -> Int {
    var limit = min(bytes.count, old.bytes.count)
    for (index, (new, old)) in zip(spans, old.spans).enumerated() where !new.looksLike(old) {
      limit = min(limit, boundaries[index])
      break
    }
    // Where a span ends in one of them, what follows has another index.
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
  /// True if all characters come before U+0590, as those of European languages do: none needs a font of its own, or is read from the
  /// right. Looks at bytes, since this is asked of a growing text again and again.
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
  /// Read from the left and broken into lines at spaces: Latin, Greek and Cyrillic letters, punctuation, symbols, emoji.
  var isPlain: Bool {
    switch value {
    case ..<0x0590, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x2BFF, 0xFE0F, 0x1F300...0x1FAFF: true
    default: false
    }
  }
}
