import Foundation
import ScrollworkUIKit

extension Transaction {
  /// Runs `changes` to UIKit views, animated if the transaction is.
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
