import ScrollworkUIKit

/// How a text or a symbol changes to new content in an animated update.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate, numericText(countsDown: Bool?, value: Double?)
    /// The speed relative to the change.
    case symbolReplacement(rate: Double)
  }
  let kind: Kind

  /// No animation; this is the default here.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Interpolates what can be interpolated. Caveat: characters fade instead.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls characters that differ: upwards, or downwards for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }

  /// Rolls characters that differ: upwards if the value has grown, else downwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: nil, value: value))
  }

  /// Replaces a symbol: the new one grows while the old one shrinks.
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

  /// Replaces a symbol with an effect, at the speed that `options` gives. Caveat: only in animated updates.
  @available(iOS 17.0, *)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolReplacement(rate: options.rate))
  }

  /// Whether characters roll downwards when content with this transition replaces content with `old`; nil if they do
  /// not roll.
  func rollsDown(from old: ContentTransition) -> Bool? {
    guard case .numericText(let countsDown, let value) = kind else { return nil }
    if let countsDown { return countsDown }
    guard case .numericText(_, let before?) = old.kind, let value else { return false }
    return value < before
  }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
  /// How texts change to new content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how texts inside change to new content in an animated update.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
