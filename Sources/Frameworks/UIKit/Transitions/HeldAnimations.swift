import Foundation

/// View animations that are driven by an interaction, such as a finger, instead of running by themselves.
@MainActor
final class HeldAnimations {
  private struct Track {
    let moves: UIViewAnimation.Moves
    let progress: @MainActor (TimeInterval) -> CGFloat?
    let completion: (_ isReverted: Bool) -> Void
    /// When the views start to move and when they have arrived, in seconds.
    let start: TimeInterval
    let end: TimeInterval
  }
  /// The object that captures animations that begin now.
  private(set) static var current: HeldAnimations?

  private var tracks: [Track] = []

  /// Runs a closure and captures its animations.
  func take(_ action: () -> Void) {
    let outer = Self.current
    Self.current = self
    action()
    Self.current = outer
  }

  func add(
    _ moves: UIViewAnimation.Moves, progress: @escaping @MainActor (TimeInterval) -> CGFloat?,
    completion: @escaping (_ isReverted: Bool) -> Void
  ) {
    // Endless animations count as this long.
    let times = (0...360).map { TimeInterval($0) / 60 }
    let end = times.first { progress($0) == nil } ?? 6
    let start = times.prefix { $0 < end && (progress($0) ?? 1) <= 0 }.last ?? 0
    tracks.append(Track(moves: moves, progress: progress, completion: completion, start: start, end: end))
    moves.show(0)
  }

  /// The clock of the screen; nil if nothing moves.
  var animator: (any UIViewAnimator)? { tracks.lazy.compactMap(\.moves.animator).first }

  /// Shows all animations at a fraction of their total time, without the initial delay.
  func show(_ share: CGFloat) {
    let start = tracks.map(\.start).min() ?? 0
    let time = start + ((tracks.map(\.end).max() ?? 0) - start) * TimeInterval(share)
    for track in tracks { track.moves.show(track.progress(time)) }
  }

  /// Ends the animations at their final values, or reverts them.
  func finish(isReverted: Bool) {
    let over = tracks
    tracks = []
    for track in over.reversed() {
      if isReverted { track.moves.revert() } else { track.moves.show(nil) }
    }
    for track in over { track.completion(isReverted) }
  }
}
