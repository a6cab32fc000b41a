import Foundation
import ScrollworkUIKit

extension Transaction {
  /// Runs `changes` of UIKit's views, and animates them if the transaction is animated.
  @MainActor
  func animateViews(_ changes: () -> Void, completion: (() -> Void)?) {
    guard let animation, !disablesAnimations else {
      changes()
      completion?()
      return
    }
    UIViewAnimation.run(
      "a representable's views",
      progress: { time in
        let progress = animation.progress(at: time)
        return progress.isFinished ? nil : progress.value
      }, changes: changes, completion: { _ in completion?() })
  }
}
