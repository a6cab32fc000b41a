import Foundation
import ScrollworkUIKit

extension UIView {
  /// Animates changes to views with a SwiftUI animation.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    UIViewAnimation.run(
      "UIView animation",
      progress: { $0 < animation.duration ? CGFloat(animation.progress(at: $0, initialVelocity: 0).value) : nil },
      changes: changes, completion: { _ in completion?() })
  }
}
