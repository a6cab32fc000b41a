import Foundation

/// What has the app's window. At Apple `UIApplicationDelegate.window` need not be there, so any delegate has two optionals around it
/// (`delegate?.window??.rootViewController`), and a delegate's class only one. Swift has no such requirements without Objective-C: the
/// requirement is this protocol's, and what is read of any delegate is a property that stands in front of it.
@MainActor @preconcurrency
public protocol _WindowKeeping: NSObjectProtocol {
  /// The app's window, if it has no scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowKeeping {
  /// No place for a window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The app's window, if the delegate has one. Caveat: the outer optional is nil also where the delegate has a place for a window and
  /// nothing in it.
  public var window: UIWindow?? { ownWindow.map { $0 } }

  /// The same for the system, which also puts one there.
  package var ownWindow: UIWindow? {
    get { (self as any _WindowKeeping).window }
    set { (self as any _WindowKeeping).window = newValue }
  }
}
