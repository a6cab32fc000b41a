@_spi(SwiftUI) import Observation

/// Observes the properties of `@Observable` objects that the latest evaluation of a scope read.
///
/// Observation records reads and leaves one registration with the objects. If never cancelled, it stays as long as the
/// object lives, and only a call caused by a change provides the means to cancel it. So an evaluation also reads a
/// marker of its own, which is written once right after: the resulting call is for the tracker itself.
@MainActor
final class ObservationTracker {
  private let mark = Mark()
  private var tracking: ObservationTracking?
  private let onChange: @MainActor (Any.Type?) -> Void

  /// Whether some evaluation has read an observable object. Until then nothing needs a marker.
  private static var isUsed = false
  /// The tracker whose marker is being written.
  private static var marking: ObservationTracker?

  /// - Parameter onChange: Receives the type of the object that has changed.
  init(onChange: @escaping @MainActor (Any.Type?) -> Void) {
    self.onChange = onChange
  }

  /// Runs `body`, and observes what it reads instead of the previous reads.
  func track<Result>(_ body: () -> Result) -> Result {
    // Cancelled only when the new one is in place, so that no change on another thread is missed.
    let old = tracking
    tracking = nil
    let result = withObservationTracking(
      {
        let result = noticingReads(body)
        if Self.isUsed { mark.read() }
        return result
      },
      // After the change, not before: from another thread the main actor may run before the change.
      didSet: { [weak self] tracking in
        guard let self else { return tracking.cancel() }
        MainThread.run { self.didChange(tracking) }
      })
    if Self.isUsed {
      Self.marking = self
      mark.write()
      Self.marking = nil
    }
    old?.cancel()
    return result
  }

  /// Discards the recorded reads.
  func stop() {
    tracking?.cancel()
    tracking = nil
  }

  private func didChange(_ changed: ObservationTracking) {
    if let marking = Self.marking {
      // An enclosing scope has also read its marker.
      if marking === self { tracking = changed }
      return
    }
    onChange(changed.changed.map { type(of: $0).rootType })
  }

  /// Observation requires the change handler only if something was read.
  private func noticingReads<Result>(_ body: () -> Result) -> Result {
    Self.isUsed ? body() : withObservationTracking(body, onChange: Self.noticeRead())
  }

  private nonisolated static func noticeRead() -> @Sendable () -> Void {
    MainActor.assumeIsolated { isUsed = true }
    return {}
  }

  private final class Mark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var isThere: Bool { true }

    func read() { registrar.access(self, keyPath: \.isThere) }
    func write() { registrar.didSet(self, keyPath: \.isThere) }
  }
}
