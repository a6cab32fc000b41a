import Foundation

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool
  /// It does not, unless it is meant to.
  public static let automatic = ButtonRepeatBehavior(repeats: false)
  /// It does.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether buttons inside act again and again while they are held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Runs a button's action while it is held, if it repeats: the first time after half a second, then ten times a second. Both are guesses.
@MainActor
final class ButtonRepeat {
  private var task: Task<Void, Never>?
  /// The action has run while the button was held, so that lifting the finger does nothing more.
  private var hasRun = false

  nonisolated init() {}

  func press(_ isPressed: Bool, action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = nil
    guard isPressed else { return }
    hasRun = false
    task = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      while !Task.isCancelled {
        self?.hasRun = true
        action()
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  func lift(action: @MainActor () -> Void) {
    if !hasRun { action() }
    hasRun = false
  }
}
