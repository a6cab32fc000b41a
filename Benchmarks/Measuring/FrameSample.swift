import Simulator

/// The cost and the work of one frame.
struct FrameSample {
  /// The CPU time of all threads.
  let milliseconds: Double
  /// The CPU time of the thread that draws.
  let threadMilliseconds: Double
  /// The pixels that were painted rather than moved; 0 for a phone without pixels.
  let paintedPixels: Int
  let bodies: Int
  let layouts: Int
  /// The rows that were built because they were needed in the same frame.
  let rowsBuilt: Int
  /// The rows that were built before they were needed.
  let prefetchedRows: Int
  /// The rows that came into view or close to it.
  let rowsEntered: Int

  init(
    milliseconds: Double, threadMilliseconds: Double = 0, paintedPixels: Int = 0, from before: Counters,
    to after: Counters
  ) {
    self.milliseconds = milliseconds
    self.threadMilliseconds = threadMilliseconds
    self.paintedPixels = paintedPixels
    bodies = after.bodies - before.bodies
    layouts = after.layouts - before.layouts
    rowsBuilt = after.rowsBuilt - before.rowsBuilt
    prefetchedRows = after.prefetchedRows - before.prefetchedRows
    rowsEntered = after.rowsEntered - before.rowsEntered
  }

  /// Whether no row was built and none came into view.
  var isQuiet: Bool { rowsBuilt + prefetchedRows + rowsEntered == 0 }
}

extension [FrameSample] {
  func sum(_ count: KeyPath<FrameSample, Int>) -> Int { reduce(0) { $0 + $1[keyPath: count] } }
}

extension [Double] {
  /// The mean; 0 for no values.
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

  /// Returns the value below which a share of all lie; 0 for no values.
  func percentile(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Int((Double(count - 1) * share).rounded())]
  }
}
