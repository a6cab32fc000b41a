extension UIView.Appearance {
  /// The properties that are animated independently of each other.
  struct Parts: OptionSet {
    let rawValue: UInt8
    static let place = Parts(rawValue: 1 << 0)
    static let origin = Parts(rawValue: 1 << 1)
    static let size = Parts(rawValue: 1 << 2)
    static let alpha = Parts(rawValue: 1 << 3)
    static let transform = Parts(rawValue: 1 << 4)
    static let background = Parts(rawValue: 1 << 5)
    static let count = 6
    var indices: [Int] { (0..<Self.count).filter { contains(Parts(rawValue: 1 << $0)) } }
  }

  /// Returns the parts that differ between two appearances.
  func parts(changedIn new: Self) -> Parts {
    var parts: Parts = []
    if center != new.center || anchor != new.anchor { parts.insert(.place) }
    if bounds.origin != new.bounds.origin { parts.insert(.origin) }
    if bounds.size != new.bounds.size { parts.insert(.size) }
    if alpha != new.alpha { parts.insert(.alpha) }
    if transform != new.transform || spatial != new.spatial { parts.insert(.transform) }
    if background != new.background { parts.insert(.background) }
    return parts
  }

  mutating func take(_ parts: Parts, from other: Self) {
    if parts.contains(.place) { (center, anchor) = (other.center, other.anchor) }
    if parts.contains(.origin) { bounds.origin = other.bounds.origin }
    if parts.contains(.size) { bounds.size = other.bounds.size }
    if parts.contains(.alpha) { alpha = other.alpha }
    if parts.contains(.transform) { (transform, spatial) = (other.transform, other.spatial) }
    if parts.contains(.background) { background = other.background }
  }
}

/// Counts the changes of each part of a view's appearance since the view was first animated.
final class AppearanceChanges {
  private(set) var counts = [UInt](repeating: 0, count: UIView.Appearance.Parts.count)

  func add(_ parts: UIView.Appearance.Parts) { for index in parts.indices { counts[index] += 1 } }
}

extension UIView {
  /// A view whose appearance an animation changes, with what it changes and what was shown before.
  @MainActor
  struct Move {
    let view: UIView
    private(set) var parts: Appearance.Parts = []
    private(set) var from: Appearance
    /// The counts of the view's changes when the animation has changed each part last.
    private var counts: [UInt]

    init(of view: UIView) {
      (self.view, from) = (view, view.presentation)
      counts = view.countedChanges.counts
    }

    /// Adds parts that the animation has changed just now.
    mutating func add(_ changed: Appearance.Parts) {
      parts.formUnion(changed)
      for index in changed.indices { counts[index] = view.countedChanges.counts[index] }
    }

    /// Returns the same changes, starting from what is shown now.
    func fromWhatIsShown() -> Move {
      var move = self
      move.from = view.presentation
      return move
    }

    /// The parts that have not been changed again since: a later change takes a part away from the animation.
    private var kept: Appearance.Parts {
      let now = view.countedChanges.counts
      return Appearance.Parts(parts.indices.filter { now[$0] == counts[$0] }.map { .init(rawValue: 1 << $0) })
    }
    var isUndisturbed: Bool { kept == parts }

    /// Shows the kept parts as in `appearance`.
    func show(_ appearance: @autoclosure () -> Appearance) {
      let kept = kept
      if !kept.isEmpty { view.presentation.take(kept, from: appearance()) }
    }

    func revert() { view.restore(kept, of: from) }
  }

  var countedChanges: AppearanceChanges {
    if let changes = appearanceChanges { return changes }
    let changes = AppearanceChanges()
    appearanceChanges = changes
    return changes
  }
}
