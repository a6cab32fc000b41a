/// A movement of a hand that acts like a touch of a control.
@available(iOS 18.0, *)
public struct HandGestureShortcut: Equatable, Sendable {
  private init() {}
  /// That of the most important control: on a watch, thumb and index finger tap each other twice.
  public static let primaryAction = HandGestureShortcut()
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Lets a movement of a hand press the control while `isEnabled`. Caveat: a phone does not know of such movements.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
