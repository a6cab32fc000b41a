import Foundation

/// An owner of the app's window. Apple's `UIApplicationDelegate.window` is an optional requirement, so it has two
/// optionals on `any` delegate (`delegate?.window??.rootViewController`), and one on a delegate's class. Swift has no
/// such requirements without Objective-C: this protocol declares the requirement, and a property that shadows it is
/// read on any delegate.
@MainActor @preconcurrency
public protocol _WindowKeeping: NSObjectProtocol {
  /// The app's window, if it has no scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowKeeping {
  /// Nil: no window is stored.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The app's window, if the delegate has one. Caveat: the outer optional is also nil where the delegate stores a
  /// window that is nil.
  public var window: UIWindow?? { ownWindow.map { $0 } }

  /// The same for the system, which can also set it.
  package var ownWindow: UIWindow? {
    get { (self as any _WindowKeeping).window }
    set { (self as any _WindowKeeping).window = newValue }
  }
}
