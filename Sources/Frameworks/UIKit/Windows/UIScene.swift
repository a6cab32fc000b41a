import Foundation

/// One instance of the app's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How far to the front the scene is.
  public enum ActivationState: Int, Sendable {
    /// Not connected yet, or no longer.
    case unattached = -1
    /// In front and receiving input.
    case foregroundActive = 0
    /// In front without input.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Why the system connects a scene.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses that the app was asked to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the person is to go on with. Caveat: nothing.
    public let userActivities: Set<NSUserActivity> = []
    /// The quick action of the Home Screen that the app was opened with; nil for none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The app that asks. Caveat: nil.
    public let sourceApplication: String? = nil
    package init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
  }

  /// The system's record of the scene.
  public let session: UISceneSession
  /// What hears of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// A scene for a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// How far to the front the scene is now.
  open var activationState: ActivationState {
    guard isConnected else { return .unattached }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  package var isConnected = false
  /// Shown by the system beside the app's name where there are several scenes.
  open var title: String! = ""
  /// When the system chooses this scene among several. There is only one here.
  open var activationConditions = UISceneActivationConditions()
  /// Asks the phone to open an address in the app that serves it.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }
  /// How an address is opened.
  @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Only an app that the address belongs to. Caveat: it has no effect.
    open var universalLinksOnly = false
  }
  open override var next: UIResponder? { UIApplication.shared }
}

/// An address that the app was asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The address.
  public nonisolated let url: URL
  package init(url: URL) { self.url = url }
}

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The limits of the scene's size. Caveat: a phone's scene is as large as its screen, so there are none.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The scene takes the whole screen.
  open var isFullScreen: Bool { true }
  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }
  /// The windows of the scene, hidden ones too, back to front.
  open var windows: [UIWindow] {
    makeMainWindow()
    return attachedWindows
  }
  /// Those that are shown, back to front.
  package final var shownWindows: [UIWindow] { attachedWindows.filter { !$0.isHidden } }
  /// The window that the keyboard belongs to.
  open package(set) var keyWindow: UIWindow? {
    get { key ?? windows.first { $0 === mainWindow } }
    set { key = newValue }
  }
  private weak var key: UIWindow?
  /// What colours and images are chosen for.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the windows change.
  package final var onChange: (@MainActor () -> Void)?

  /// The window of a storyboard in a scene that has no delegate, which would keep it.
  final var storyboardWindow: UIWindow?

  /// Makes the window that stands for the app's views, in a scene of such an app.
  package final var makeMain: (@MainActor () -> UIWindow?)?
  /// The window that stands for the app's views.
  package final private(set) weak var mainWindow: UIWindow?

  private func makeMainWindow() {
    guard mainWindow == nil, let made = makeMain?() else { return }
    mainWindow = made
    made.windowScene = self
  }

  /// In the order in which they were last shown. Only the app keeps windows.
  private var attached: [Attached] = []
  private struct Attached { weak var window: UIWindow? }

  private var attachedWindows: [UIWindow] {
    let all = attached.compactMap(\.window).enumerated()
    return all.sorted { one, other in
      if one.element.windowLevel != other.element.windowLevel {
        return one.element.windowLevel < other.element.windowLevel
      }
      if one.element === mainWindow || other.element === mainWindow { return one.element === mainWindow }
      return one.offset < other.offset
    }.map(\.element)
  }

  final func attach(_ window: UIWindow) {
    guard !attached.contains(where: { $0.window === window }) else { return }
    attached.append(Attached(window: window))
    makeMainWindow()
    if !window.isHidden { onChange?() }
  }

  /// A window that is shown comes in front of the others of its level.
  final func visibilityDidChange(of window: UIWindow) {
    if !window.isHidden {
      attached.removeAll { $0.window === window }
      attached.append(Attached(window: window))
    } else if key === window {
      key = mainWindow ?? shownWindows.last
    }
    onChange?()
  }

  final func orderDidChange() { onChange?() }

  final func forget(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    if key == nil || key === window { key = mainWindow ?? shownWindows.last }
    onChange?()
  }
}

/// The system's record of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's ordinary windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// A name that stays the same.
  public let persistentIdentifier = UUID().uuidString
  /// What the app keeps with the session. Caveat: as long as the process runs.
  open var userInfo: [String: Any]?
  /// What a scene is restored from. Caveat: nothing is.
  open var stateRestorationActivity: NSUserActivity?
  /// How the scene was made.
  public package(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open package(set) weak var scene: UIScene?

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// How the system makes a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard whose initial controller the scene shows; as a rule the one that the Info.plist names.
  open var storyboard: UIStoryboard?

  /// A configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: make its windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives input.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to receive no more input.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The app was asked to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is to go on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None: an app of SwiftUI needs no window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
