/// The changes of a `ForEach`'s elements, as far as its live rows show.
struct ForEachChange {
  /// The old and new offset of a live row.
  typealias Pin = (old: Int, new: Int)

  let oldCount: Int
  let newCount: Int
  /// Live rows that remain, in their old order.
  var pins: [Pin] = []
  /// The old offsets of removed live rows, in order.
  var dropped: [Int] = []

  init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// The changes as edits, last first, so that each edit's indices are those of the old list.
  ///
  /// Rows that kept their order divide the list into gaps, each with its own edits. From the first row out of order to
  /// the last, everything is one edit with the moves of its live rows.
  var edits: [LeafEdit] {
    let start: Pin = (-1, -1)
    let end: Pin = (oldCount, newCount)
    guard let (first, last) = disorder else { return gaps(between: [start] + pins + [end]).reversed() }
    let before = [start] + pins[..<first]
    let after = pins[(last + 1)...] + [end]
    let from = before[before.count - 1]
    let to = after[after.startIndex]
    let middle = LeafEdit(
      range: from.old + 1..<to.old, count: to.new - from.new - 1,
      kept: pins[first...last].map { LeafEdit.Move(old: $0.old - from.old - 1, new: $0.new - from.new - 1) })
    return (gaps(between: before) + [middle] + gaps(between: Array(after))).reversed()
  }

  /// The first and the last pin that are out of order.
  private var disorder: (first: Int, last: Int)? {
    var first: Int?
    var last: Int?
    var lowest = Int.max
    for index in pins.indices.reversed() {
      if pins[index].new > lowest { first = index }
      lowest = min(lowest, pins[index].new)
    }
    var highest = Int.min
    for index in pins.indices {
      if pins[index].new < highest { last = index }
      highest = max(highest, pins[index].new)
    }
    if let first, let last { return (first, last) }
    return nil
  }

  /// Returns the changes between adjacent pins. In a gap, removed live rows are separate edits. If the count changed
  /// otherwise, rows were inserted or removed: before the first live row at the start (a prepend), elsewhere at the end
  /// of the gap.
  private func gaps(between pins: [Pin]) -> [LeafEdit] {
    guard let start = pins.first else { return [] }
    var edits: [LeafEdit] = []
    var unseen = dropped.drop { $0 < start.old }
    for (previous, pin) in zip(pins, pins.dropFirst()) {
      let gap = previous.old + 1..<pin.old
      let newGap = pin.new - previous.new - 1
      let gone = unseen.prefix { $0 < pin.old }
      unseen = unseen.dropFirst(gone.count)
      let change = newGap - (gap.count - gone.count)
      if change < 0, !gone.isEmpty {
        edits.append(LeafEdit(range: gap, count: newGap))
      } else if let first = gone.first {
        edits.append(LeafEdit(range: first..<first + 1, count: change))
        edits += gone.dropFirst().map { LeafEdit(range: $0..<$0 + 1, count: 0) }
      } else if change != 0 {
        let removed = max(0, -change)
        let position = previous.old < 0 && pin.old < oldCount ? 0 : pin.old - removed
        edits.append(LeafEdit(range: position..<position + removed, count: max(0, change)))
      }
    }
    return edits
  }
}

extension LeafEdit {
  /// Returns the edit if each element of the list represents several leaves.
  func scaled(by leaves: Int) -> LeafEdit {
    guard leaves != 1 else { return self }
    return LeafEdit(
      range: range.lowerBound * leaves..<range.upperBound * leaves, count: count * leaves,
      kept: kept.flatMap { move in
        (0..<leaves).map { Move(old: move.old * leaves + $0, new: move.new * leaves + $0) }
      })
  }
}
