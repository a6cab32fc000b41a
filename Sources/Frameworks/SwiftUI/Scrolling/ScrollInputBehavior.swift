/// Whether a kind of input scrolls.
@available(iOS 18.0, *)
public struct ScrollInputBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The system's default.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// It scrolls.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// It does not scroll.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

/// A kind of input that scrolls without touch.
@available(iOS 18.0, *)
public struct ScrollInputKind: Equatable, Sendable {
  private enum Kind { case look }
  private let kind: Kind

  /// Looking at the edge of a scroll view. Caveat: a phone has no gaze input, so it never scrolls this way.
  public static let look = ScrollInputKind(kind: .look)
}

@available(iOS 18.0, *)
extension View {
  /// Sets whether a kind of input can scroll the scroll views in this view. Caveat: a phone has none of these kinds.
  @MainActor @preconcurrency
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}
