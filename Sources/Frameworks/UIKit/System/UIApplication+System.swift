import Foundation

/// Whether an app may fetch content while it is in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

extension UIApplication {
  /// The status bar is about to be of another size. Caveat: it never is.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The status bar is of another size. Caveat: it never is.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The status bar is about to turn. Caveat: it is never said.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The status bar has turned. Caveat: it is never said.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  // Code that is shared with extensions asks the class for the app by name.
  /// Whether the class has a method: only that for the app.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector?.description == "sharedApplication" }
  /// Calls a method of the class: only that for the app is there.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// What a property of the class holds: only the app is there.
  public class func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }
  /// What a property of the class holds: only the app is there.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The figure on the app's icon; 0 for none. Deprecated by Apple: `UNUserNotificationCenter.setBadgeCount(_:)`.
  public var applicationIconBadgeNumber: Int {
    get { Phone.current.badge }
    set { Phone.current.badge = max(0, newValue) }
  }
  /// The person lets apps fetch content in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Files that are protected can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Where reading begins in the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// How large the person wants texts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The status bar's place on the screen, in points.
  public var statusBarFrame: CGRect {
    let scene = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.statusBarManager?.statusBarFrame ?? .zero
  }
  /// How the screen is held.
  public var statusBarOrientation: UIInterfaceOrientation {
    connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.interfaceOrientation }.first ?? .portrait
  }
  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// The app has several scenes. Caveat: it never has here.
  public var supportsMultipleScenes: Bool { false }
  /// Asks for another scene. Caveat: a phone has one; the handler gets an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession == nil else { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Ends a scene. Caveat: a phone has one, which stays; the handler gets an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Shows the scene as it is now among the person's apps. Caveat: there is no such list.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Headphones and the lock screen may ask for something. Caveat: there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// They may no longer.
  public func endReceivingRemoteControlEvents() {}
  /// No picture of the app as it is now is shown when it is opened. Caveat: none ever is.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIScene {
  /// How a scene is asked for.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }
}

/// How a scene is ended.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Only an app that the address belongs to: a Boolean. Caveat: it is not asked.
  public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

extension UIApplication.LaunchOptionsKey {
  /// The notification that the app was opened with.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The quick action that the app was opened with.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// What the person is to go on with.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The app was opened since the place changed.
  public static let location = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
}
