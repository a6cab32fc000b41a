/// Whether a kind of input scrolls.
@available(iOS 18.0, *)
public struct ScrollInputBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// It scrolls.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// It does not scroll.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

/// A way to scroll without touching.
@available(iOS 18.0, *)
public struct ScrollInputKind: Equatable, Sendable {
  private enum Kind { case look }
  private let kind: Kind

  /// Looking at the edge of a scroll view. Caveat: a phone does not know where a person looks, and never scrolls by it.
  public static let look = ScrollInputKind(kind: .look)
}

@available(iOS 18.0, *)
extension View {
  /// Whether scroll views in this view can be scrolled with a kind of input. Caveat: a phone has none of the kinds
  /// there are.
  @MainActor @preconcurrency
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}
