/// How fast and how often a symbol's effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var rate = 1.0
  /// Nil for what is usual with the effect: once where something changes, without end while it is active. 0 for without end.
  package var count: Int?
  /// Seconds between two runs.
  package var pause = 0.0

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// What is usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions.default.repeating
  /// Once.
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
  /// So many times; nil for without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  /// As often as `behavior` says.
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }
  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// The same without end.
  public var repeating: SymbolEffectOptions { with { $0.count = 0 } }
  /// The same once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
  /// The same so many times; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { max(1, $0) } ?? 0 } }
  /// The same as often as `behavior` says.
  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.count = behavior.count
      $0.pause = behavior.pause
    }
  }
  /// The same at so many times the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = max(speed, 0.01) } }

  /// How an effect repeats.
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int
    let pause: Double
    /// Without a pause.
    public static let continuous = RepeatBehavior(count: 0, pause: 0)
    /// With a pause in between. That this is a second is a guess.
    public static let periodic = RepeatBehavior.periodic()
    /// So many times, without end if nil, with a pause in seconds in between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(1, $0) } ?? 0, pause: max(delay ?? 1, 0))
    }
  }
}
