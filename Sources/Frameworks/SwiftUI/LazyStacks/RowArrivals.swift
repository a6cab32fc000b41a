/// Rows that were inserted by a change, as opposed to those that are built by scrolling. Only the former are inserted
/// with a transition. They are built when the stack is placed, later in the frame of the change.
@MainActor
struct RowArrivals {
  private var ranges: [Range<Int>] = []
  private var transaction = Transaction()
  private var frame: Int?

  /// Rows were replaced; the indices of `edit` are those before it.
  mutating func apply(_ edit: LeafEdit) {
    let shift = edit.count - edit.range.count
    ranges = ranges.map { range in
      range.lowerBound >= edit.range.upperBound ? range.lowerBound + shift..<range.upperBound + shift : range
    }
    let start = edit.range.lowerBound
    if edit.count > 0 { ranges.append(start..<start + edit.count) }
  }

  /// The following edits belong to the current change.
  mutating func begin(in runtime: Runtime) {
    if frame != runtime.counters.frames { ranges = [] }
    transaction = runtime.transaction
    frame = runtime.counters.frames
  }

  /// Returns the transaction of the change that inserted a row; nil if none did in this frame.
  func transaction(ofRow index: Int, in runtime: Runtime) -> Transaction? {
    guard frame == runtime.counters.frames else { return nil }
    return ranges.contains { $0.contains(index) } ? transaction : nil
  }
}
