import Foundation

/// What is known of the status bar.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Its place on the screen, in points; empty while there is none.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let window = UIApplication.shared.windows.first
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: window?.safeAreaInsets.top ?? 0)
  }
  /// There is none.
  open var isStatusBarHidden: Bool { bars.isStatusBarHidden }
  /// How its letters are.
  open var statusBarStyle: UIStatusBarStyle {
    bars.hasLightContent.map { $0 ? .lightContent : .darkContent } ?? .default
  }
  private var bars: SystemBars {
    UIApplication.shared.keyWindow.map { SystemBars(of: $0) } ?? SystemBars()
  }
}

/// When the system chooses a scene among several.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show some content.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether it is best for it.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The limits of a scene's size, in points.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  /// The smallest.
  open var minimumSize = CGSize.zero
  /// The largest.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
