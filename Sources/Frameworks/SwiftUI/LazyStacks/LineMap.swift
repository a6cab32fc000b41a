/// The assignment of a lazy container's leaves to its lines. A stack's line is one leaf. A grid's has as many as there
/// are columns, and a header or footer of a section has a line of its own. Each section starts a new line.
struct LineMap: Equatable {
  /// The leaves of one part of a section, in lines of equal length except the last.
  struct Segment: Equatable {
    let firstLeaf: Int
    let leaves: Int
    let firstLine: Int
    let perLine: Int
    let section: ObjectIdentifier?
    let part: _SectionPartModifier.Part?

    var lines: Int { (leaves + perLine - 1) / perLine }
    var leafRange: Range<Int> { firstLeaf..<firstLeaf + leaves }
    var lineRange: Range<Int> { firstLine..<firstLine + lines }
  }

  let columns: Int
  private(set) var segments: [Segment] = []
  private(set) var leafCount = 0
  private(set) var lineCount = 0

  init(_ runs: LeafRuns, columns: Int) {
    self.columns = max(1, columns)
    for run in runs.runs {
      let isSpanning = run.part == .header || run.part == .footer
      let segment = Segment(
        firstLeaf: leafCount, leaves: run.count, firstLine: lineCount, perLine: isSpanning ? 1 : self.columns,
        section: run.section, part: run.part)
      segments.append(segment)
      leafCount += segment.leaves
      lineCount += segment.lines
    }
  }

  /// Returns the segment of a leaf, by binary search.
  func segment(ofLeaf leaf: Int) -> Int { search { segments[$0].firstLeaf <= leaf } }
  private func segment(ofLine line: Int) -> Int { search { segments[$0].firstLine <= line } }

  private func search(_ beginsBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if beginsBefore(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func line(ofLeaf leaf: Int) -> Int {
    guard columns > 1, !segments.isEmpty else { return leaf }
    let segment = segments[segment(ofLeaf: leaf)]
    return segment.firstLine + (leaf - segment.firstLeaf) / segment.perLine
  }

  /// Returns the column of a leaf in its line; nil if it takes up the whole line.
  func column(ofLeaf leaf: Int) -> Int? {
    guard !segments.isEmpty else { return 0 }
    let segment = segments[segment(ofLeaf: leaf)]
    if segment.part == .header || segment.part == .footer { return nil }
    return (leaf - segment.firstLeaf) % segment.perLine
  }

  /// Returns the first leaf of a line, or the number of leaves for the line behind the last.
  func firstLeaf(ofLine line: Int) -> Int {
    guard line < lineCount else { return leafCount }
    guard columns > 1 else { return line }
    let segment = segments[segment(ofLine: line)]
    return segment.firstLeaf + (line - segment.firstLine) * segment.perLine
  }

  func leaves(ofLine line: Int) -> Range<Int> {
    guard columns > 1 else { return line..<line + 1 }
    let segment = segments[segment(ofLine: line)]
    let first = segment.firstLeaf + (line - segment.firstLine) * segment.perLine
    return first..<min(first + segment.perLine, segment.firstLeaf + segment.leaves)
  }

  private func isFirstOfLine(_ leaf: Int) -> Bool {
    leaf == leafCount || firstLeaf(ofLine: line(ofLeaf: leaf)) == leaf
  }

  /// Returns the segments of a section around one of them.
  func sectionSegments(around index: Int) -> ClosedRange<Int> {
    var (low, high) = (index, index)
    guard let section = segments[index].section else { return low...high }
    while low > 0, segments[low - 1].section == section { low -= 1 }
    while high + 1 < segments.count, segments[high + 1].section == section { high += 1 }
    return low...high
  }

  /// Returns the lines that differ from this map after the leaves in `changed` were replaced, and the number of their
  /// replacements.
  func changedLines(from old: LineMap, changed: Range<Int>) -> (old: Range<Int>, new: Int) {
    let shift = leafCount - old.leafCount
    let firstLine = min(
      changed.lowerBound < old.leafCount ? old.line(ofLeaf: changed.lowerBound) : old.lineCount,
      changed.lowerBound < leafCount ? line(ofLeaf: changed.lowerBound) : lineCount)
    // The rest is equal if lines begin at the same leaves: after the next line, or after the segment.
    var candidates: [Int] = []
    if changed.upperBound < old.leafCount {
      let line = old.line(ofLeaf: changed.upperBound)
      candidates = [old.firstLeaf(ofLine: line), old.firstLeaf(ofLine: line + 1)]
      candidates.append(old.segments[old.segment(ofLeaf: changed.upperBound)].leafRange.upperBound)
    }
    for leaf in candidates where leaf >= changed.upperBound && leaf < old.leafCount {
      let new = leaf + shift
      guard new >= 0, new < leafCount, isFirstOfLine(new) else { continue }
      let (oldLine, newLine) = (old.line(ofLeaf: leaf), line(ofLeaf: new))
      if old.lineCount - oldLine == lineCount - newLine, oldLine >= firstLine, newLine >= firstLine {
        return (firstLine..<oldLine, newLine - firstLine)
      }
    }
    return (firstLine..<old.lineCount, lineCount - firstLine)
  }
}
