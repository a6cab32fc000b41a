extension Runtime {
  /// Whether a previous version was shown and the first frame is not finished. What was there already appears without
  /// an animation.
  var isContinuing: Bool { continuing?.isFirstFrame == true }
}

extension _Node {
  /// Takes over what the previous version kept for this position, if anything.
  final func continueIfKept() {
    guard let continuing = runtime.continuing else { return }
    kept = continuing.take(for: self)
  }
}
