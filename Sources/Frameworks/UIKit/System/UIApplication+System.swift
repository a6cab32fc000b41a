import Foundation

/// Whether an app may fetch content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

extension UIApplication {
  /// Posted before the status bar's frame changes. Caveat: it never does.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Posted after the status bar's frame has changed. Caveat: it never does.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// Posted before the status bar rotates. Caveat: never posted.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Posted after the status bar has rotated. Caveat: never posted.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  // Code shared with extensions asks the class for the app by name.
  /// Returns whether the class has a method: only the one for the app.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector?.description == "sharedApplication" }
  /// Calls a method of the class: only the one for the app exists.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// Returns a property of the class: only the app exists.
  public class func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }
  /// Returns a property of the class: only the app exists.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The number on the app's icon; 0 for none. Deprecated by Apple: `UNUserNotificationCenter.setBadgeCount(_:)`.
  public var applicationIconBadgeNumber: Int {
    get { Phone.current.badge }
    set { Phone.current.badge = max(0, newValue) }
  }
  /// Whether apps may fetch content in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether protected files can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// The reading direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The person's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The status bar's frame on the screen, in points.
  public var statusBarFrame: CGRect {
    let scene = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.statusBarManager?.statusBarFrame ?? .zero
  }
  /// Whether the status bar is hidden. Caveat: setting it changes nothing, as on a phone whose controllers decide.
  public var isStatusBarHidden: Bool {
    get {
      let scene = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      return scene?.statusBarManager?.isStatusBarHidden ?? false
    }
    set {}
  }
  /// The orientation of the screen.
  public var statusBarOrientation: UIInterfaceOrientation {
    connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.interfaceOrientation }.first ?? .portrait
  }
  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the app supports several scenes. Caveat: never here.
  public var supportsMultipleScenes: Bool { false }
  /// Requests another scene. Caveat: a phone has one; the handler gets an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession == nil else { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Closes a scene. Caveat: a phone has one, which stays; the handler gets an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Updates the scene's snapshot in the app switcher. Caveat: there is no app switcher.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Starts to receive commands of headphones and the lock screen. Caveat: there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops receiving these commands.
  public func endReceivingRemoteControlEvents() {}
  /// Ignores the app's snapshot at the next launch. Caveat: none is ever shown.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIScene {
  /// Options for requesting a scene.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The requesting scene.
    open var requestingScene: UIScene?
  }
}

/// Options for closing a scene.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether only an app that owns the URL may open it: a Boolean. Caveat: it is ignored.
  public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

extension UIApplication.LaunchOptionsKey {
  /// The notification that launched the app.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The quick action that launched the app.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The activity to continue.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// Whether a change of location launched the app.
  public static let location = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
}
