import Foundation

/// The properties of the status bar.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The frame on the screen, in points; empty while hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let window = UIApplication.shared.windows.first
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: window?.safeAreaInsets.top ?? 0)
  }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { bars.isStatusBarHidden }
  /// The style of the text.
  open var statusBarStyle: UIStatusBarStyle {
    bars.hasLightContent.map { $0 ? .lightContent : .darkContent } ?? .default
  }
  private var bars: SystemBars {
    UIApplication.shared.keyWindow.map { SystemBars(of: $0) } ?? SystemBars()
  }
}

/// The conditions under which the system chooses a scene among several.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  /// A predicate for the content that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// A predicate for the content that the scene prefers to show.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The limits of a scene's size, in points.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size.
  open var minimumSize = CGSize.zero
  /// The maximum size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
