extension Runtime {
  /// A version before this one was shown, and its first frame has not ended: what was there already appears without a motion.
  var isContinuing: Bool { continuing?.isFirstFrame == true }
}

extension _Node {
  /// Takes what the version before kept in this place, if it did.
  final func continueIfKept() {
    guard let continuing = runtime.continuing else { return }
    kept = continuing.take(for: self)
  }
}
