import Simulator

/// What one frame cost and did.
struct FrameSample {
  /// CPU time of all threads.
  let milliseconds: Double
  let bodies: Int
  let layouts: Int
  let rowsBuilt: Int

  init(milliseconds: Double, from before: Counters, to after: Counters) {
    self.milliseconds = milliseconds
    bodies = after.bodies - before.bodies
    layouts = after.layouts - before.layouts
    rowsBuilt = after.rowsBuilt - before.rowsBuilt
  }

  var hasNewRows: Bool { rowsBuilt > 0 }
}

extension [FrameSample] {
  func sum(_ count: KeyPath<FrameSample, Int>) -> Int { reduce(0) { $0 + $1[keyPath: count] } }
}

extension [Double] {
  /// The value below which a share of all lie; 0 for none.
  func percentile(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Int((Double(count - 1) * share).rounded())]
  }
}
