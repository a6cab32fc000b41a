@_spi(SwiftUI) import Observation

/// Hears when an `@Observable` object changes in what the latest evaluation of a scope read of it.
///
/// Observation notes reads itself and leaves one registration with the objects. One that is never cancelled stays there for as long
/// as the object lives, and only a call that a change caused hands over what cancels it. So an evaluation also reads a mark of its
/// own, which is written once right after: the call that this causes is for the tracker itself.
@MainActor
final class ObservationTracker {
  private let mark = Mark()
  private var tracking: ObservationTracking?
  private let onChange: @MainActor (Any.Type?) -> Void

  /// Some evaluation has read an observable object. Until then nothing needs a mark.
  private static var isUsed = false
  /// Whose mark is being written.
  private static var marking: ObservationTracker?

  /// - Parameter onChange: is told the type of the object that has changed.
  init(onChange: @escaping @MainActor (Any.Type?) -> Void) {
    self.onChange = onChange
  }

  /// Runs `body`, and follows what it reads instead of what was read before.
  func track<Result>(_ body: () -> Result) -> Result {
    // Given up only when the new one is in place: no change on another thread falls between them.
    let old = tracking
    tracking = nil
    let result = withObservationTracking(
      {
        let result = noticingReads(body)
        if Self.isUsed { mark.read() }
        return result
      },
      // After the change, not before: from another thread the main actor may be quicker than the change.
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

  /// Forgets what was read.
  func stop() {
    tracking?.cancel()
    tracking = nil
  }

  private func didChange(_ changed: ObservationTracking) {
    if let marking = Self.marking {
      // A scope that another one was evaluated in has read its mark too.
      if marking === self { tracking = changed }
      return
    }
    onChange(changed.changed.map { type(of: $0).rootType })
  }

  /// Observation asks for what to do about a change only if something was read.
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
