/// The speed and repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var rate = 1.0
  /// The number of runs; nil for the effect's default: once for a change, endlessly while active. 0 for endless.
  package var count: Int?
  /// The pause between runs in seconds.
  package var pause = 0.0

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// The default.
  public static let `default` = SymbolEffectOptions()
  /// Repeats endlessly.
  public static let repeating = SymbolEffectOptions.default.repeating
  /// Runs once.
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
  /// Repeats a number of times; nil for endlessly.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  /// Repeats as `behavior` specifies.
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }
  /// Multiplies the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// The same options, repeating endlessly.
  public var repeating: SymbolEffectOptions { with { $0.count = 0 } }
  /// The same options, running once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
  /// Returns the same options with a number of repetitions; nil for endlessly.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { max(1, $0) } ?? 0 } }
  /// Returns the same options with a repeat behaviour.
  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.count = behavior.count
      $0.pause = behavior.pause
    }
  }
  /// Returns the same options with a multiple of the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = max(speed, 0.01) } }

  /// The repetition of an effect.
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int
    let pause: Double
    /// Without a pause.
    public static let continuous = RepeatBehavior(count: 0, pause: 0)
    /// With a pause between runs. That this is a second is a guess.
    public static let periodic = RepeatBehavior.periodic()
    /// Returns a repetition by a count, endless if nil, with a pause between runs in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(1, $0) } ?? 0, pause: max(delay ?? 1, 0))
    }
  }
}
