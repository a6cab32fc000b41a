/// A hand gesture that triggers a control.
@available(iOS 18.0, *)
public struct HandGestureShortcut: Equatable, Sendable {
  private init() {}
  /// Triggers the primary action: on a watch, a double tap of thumb and index finger.
  public static let primaryAction = HandGestureShortcut()
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Lets a hand gesture trigger the control while `isEnabled`. Caveat: a phone does not recognize such gestures.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
