/// A view on screen whose frame depends on the safe area at its position.
@MainActor
protocol SafeAreaReader: RenderNode {
  /// Lays out again if the position or the safe area of the view has changed since the last layout.
  func layoutIfMoved()
}

/// Views on screen whose frame depends on their position.
@MainActor
final class SafeAreaReaders: LiveViews<any SafeAreaReader> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.placed) { [unowned self] in for reader in all { reader.layoutIfMoved() } }
  }
}
