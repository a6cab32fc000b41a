import Foundation

/// Where a view is on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or the leading edge.
  case topLeading
  /// Visible.
  case identity
  /// About to come in at the bottom or the trailing edge.
  case bottomTrailing

  /// True for a view that looks as usual.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 where the view is visible, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a scroll transition follow the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    case animated(Animation)
    case interactive(UnitCurve, Animation?)
    case identity
  }

  private(set) var mode: Mode
  private(set) var threshold: Threshold

  /// Changes the phase when the view reaches the threshold, half of it visible unless told otherwise, and animates to it.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    // The threshold is said to be Apple's (docs/facts.md).
    ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
  }

  /// The same as `animated()`.
  public static let animated = animated()

  /// Goes from one phase to the other while the view moves between the edge, just hidden, and the threshold: all of it visible
  /// unless told otherwise. `timingCurve` is for the way in, and reversed for the way out.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve, nil), threshold: .visible)
  }

  /// The same as `interactive()`.
  public static let interactive = interactive()

  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)

  /// The same with an animation. An interactive transition follows its place with it, and so comes after the scrolling.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var changed = self
    switch mode {
    case .animated: changed.mode = .animated(animation)
    case .interactive(let curve, _): changed.mode = .interactive(curve, animation)
    case .identity: break
    }
    return changed
  }

  /// The same with another place from which on the view looks as usual.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var changed = self
    changed.threshold = threshold
    return changed
  }

  /// How far a view has come in from an edge of its container.
  public struct Threshold: Sendable {
    // The way from just hidden: a share of the view's length, one of the container's, and points.
    private var view = 0.0
    private var container = 0.0
    private var points = 0.0

    /// All of the view has come in.
    public static let visible = visible(1)
    /// Nothing of the view has come in; its edge is the container's.
    public static let hidden = visible(0)
    /// The view is in the container's middle.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

    /// A share of the view has come in, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount) }

    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ path: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * amount
      }
      return Threshold(view: between(\.view), container: between(\.container), points: between(\.points))
    }

    /// A threshold that many points closer to the container's middle.
    public func inset(by distance: Double) -> Threshold {
      var inset = self
      inset.points += distance
      return inset
    }

    /// How much of the container, from the edge, lies between it and the far end of a view that is at the threshold.
    func distance(view length: CGFloat, container containerLength: CGFloat) -> CGFloat {
      view * length + container * containerLength + points
    }
  }
}
