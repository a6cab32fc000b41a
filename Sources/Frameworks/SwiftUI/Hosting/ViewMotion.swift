import Foundation
import ScrollworkUIKit

extension Runtime: UIViewAnimator {
  package func run(_ summary: String, isEndless: Bool, _ update: @escaping @MainActor (TimeInterval) -> Bool) {
    start(ViewMotion(summary: summary, isEndless: isEndless, start: now, update: update))
  }
}

/// An animation that UIKit started.
@MainActor
private final class ViewMotion: RunningAnimation {
  let summary: String
  let isEndless: Bool
  private let start: TimeInterval
  private let update: @MainActor (TimeInterval) -> Bool

  init(
    summary: String, isEndless: Bool, start: TimeInterval, update: @escaping @MainActor (TimeInterval) -> Bool
  ) {
    self.summary = summary
    self.isEndless = isEndless
    self.start = start
    self.update = update
  }

  /// Removing views from the screen does not stop it, since it may belong to a layer or restart at its end.
  var goesWithScreen: Bool { true }

  func advance(to time: TimeInterval) -> Bool { update(time - start) }
}
