import Foundation

/// Whether a button repeats its action while pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool
  /// Does not repeat by default.
  public static let automatic = ButtonRepeatBehavior(repeats: false)
  /// Enabled.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// Disabled.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether buttons repeat their actions while pressed.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether buttons inside repeat their actions while pressed.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Repeats a button's action while it is pressed: the first time after half a second, then ten times a second. Both are
/// guesses.
@MainActor
final class ButtonRepeat {
  private var task: Task<Void, Never>?
  /// Whether the action has run during this press, so that lifting the finger does nothing more.
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
