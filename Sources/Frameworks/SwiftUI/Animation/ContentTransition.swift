import ScrollworkUIKit

/// How a text or a symbol that shows something else changes, in a change that is animated.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate, numericText(countsDown: Bool?, value: Double?)
    /// So many times as fast as the change.
    case symbolReplacement(rate: Double)
  }
  let kind: Kind

  /// At once; this is the default here.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What can be interpolated is. Caveat: characters cannot, and fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that differ roll: upwards, or downwards for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }

  /// Characters that differ roll: upwards if the value has grown, else downwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: nil, value: value))
  }

  /// A symbol that takes the place of another one grows while the old one shrinks.
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

  /// A symbol takes the place of another one by an effect, as fast as `options` say. Caveat: only in a change that is animated.
  @available(iOS 17.0, *)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolReplacement(rate: options.rate))
  }

  /// Whether characters roll downwards when content with this one takes the place of content with `old`; nil if they do not roll.
  func rollsDown(from old: ContentTransition) -> Bool? {
    guard case .numericText(let countsDown, let value) = kind else { return nil }
    if let countsDown { return countsDown }
    guard case .numericText(_, let before?) = old.kind, let value else { return false }
    return value < before
  }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
  /// How texts change that show something else.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How texts inside change that show something else, in a change that is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
