import Foundation

// Declared so that the compiler says it in one sentence.

/// Storyboards are not read.
@available(*, unavailable, message: "Scrollwork reads no storyboards: make the controller in code.")
open class UIStoryboard: NSObject {
  /// Storyboards are not read.
  @MainActor public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Storyboards are not read.
  @MainActor open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Storyboards are not read.
  @MainActor open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// Storyboards are not read.
@available(*, unavailable, message: "Scrollwork reads no storyboards: present the controller in code.")
open class UIStoryboardSegue: NSObject {}

/// Nibs are not read.
@available(*, unavailable, message: "Scrollwork reads no nibs: make the view in code.")
open class UINib: NSObject {
  /// Nibs are not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Nibs are not read.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
