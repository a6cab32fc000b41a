import Foundation

/// The phase of a view as it moves through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to enter at the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// About to enter at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view looks as usual.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 while the view is visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a scroll transition follow scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    case animated(Animation)
    case interactive(UnitCurve, Animation?)
    case identity
  }

  private(set) var mode: Mode
  private(set) var threshold: Threshold

  /// Changes the phase when the view reaches the threshold (by default half visible), with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    // The threshold is said to be Apple's (docs/facts.md).
    ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
  }

  /// Same as `animated()`.
  public static let animated = animated()

  /// Interpolates between the phases while the view moves from just hidden to the threshold (by default fully visible).
  /// `timingCurve` applies to the way in, and reversed to the way out.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve, nil), threshold: .visible)
  }

  /// Same as `interactive()`.
  public static let interactive = interactive()

  /// Applies no effects.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)

  /// Returns the configuration with an animation. An interactive transition animates towards its position, and so lags
  /// behind scrolling.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var changed = self
    switch mode {
    case .animated: changed.mode = .animated(animation)
    case .interactive(let curve, _): changed.mode = .interactive(curve, animation)
    case .identity: break
    }
    return changed
  }

  /// Returns the configuration with another threshold at which the view looks as usual.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var changed = self
    changed.threshold = threshold
    return changed
  }

  /// How far a view has come in from an edge of its container.
  public struct Threshold: Sendable {
    // The distance from just hidden: a fraction of the view's length, one of the container's, and points.
    private var view = 0.0
    private var container = 0.0
    private var points = 0.0

    /// The view is fully visible.
    public static let visible = visible(1)
    /// The view is just hidden, with its edge at the container's.
    public static let hidden = visible(0)
    /// The view is centred in the container.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

    /// A fraction of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount) }

    /// Returns a threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ path: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * amount
      }
      return Threshold(view: between(\.view), container: between(\.container), points: between(\.points))
    }

    /// Returns a threshold closer to the container's centre, by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var inset = self
      inset.points += distance
      return inset
    }

    /// Returns the length of the container between its edge and the far end of a view at the threshold.
    func distance(view length: CGFloat, container containerLength: CGFloat) -> CGFloat {
      view * length + container * containerLength + points
    }
  }
}
