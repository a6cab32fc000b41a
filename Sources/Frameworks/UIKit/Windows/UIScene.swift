import Foundation

/// One instance of the app's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected, or disconnected.
    case unattached = -1
    /// In the foreground and receiving input.
    case foregroundActive = 0
    /// In the foreground without input.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// The reasons why the system connects a scene.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue. Caveat: there are none.
    public let userActivities: Set<NSUserActivity> = []
    /// The quick action that launched the app; nil for none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The bundle identifier of the requesting app. Caveat: always nil.
    public let sourceApplication: String? = nil
    package init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The object that handles the scene's life-cycle events.
  open var delegate: (any UISceneDelegate)?

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The current activation state.
  open var activationState: ActivationState {
    guard isConnected else { return .unattached }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  package var isConnected = false
  /// The title that the system shows beside the app's name where there are several scenes.
  open var title: String! = ""
  /// The conditions under which the system chooses this scene among several. There is only one here.
  open var activationConditions = UISceneActivationConditions()
  /// Opens a URL in the app that handles it.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }
  /// Options for opening a URL.
  @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that owns the URL may open it. Caveat: it has no effect.
    open var universalLinksOnly = false
  }
  open override var next: UIResponder? { UIApplication.shared }
}

/// A URL that the app was asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public nonisolated let url: URL
  package init(url: URL) { self.url = url }
}

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The limits of the scene's size. Caveat: nil, since a phone's scene is as large as its screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The status bar's properties.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { true }
  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }
  /// The windows of the scene, including hidden ones, back to front.
  open var windows: [UIWindow] {
    makeMainWindow()
    return attachedWindows
  }
  /// The visible windows, back to front.
  package final var shownWindows: [UIWindow] { attachedWindows.filter { !$0.isHidden } }
  /// The window that receives the keyboard.
  open package(set) var keyWindow: UIWindow? {
    get { key ?? windows.first { $0 === mainWindow } }
    set { key = newValue }
  }
  private weak var key: UIWindow?
  /// The traits that colours and images resolve against.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the windows change.
  package final var onChange: (@MainActor () -> Void)?

  /// The storyboard's window in a scene without a delegate, which would otherwise own it.
  final var storyboardWindow: UIWindow?

  /// Creates the window that represents the views of a SwiftUI app.
  package final var makeMain: (@MainActor () -> UIWindow?)?
  /// The window that represents the app's views.
  package final private(set) weak var mainWindow: UIWindow?

  private func makeMainWindow() {
    guard mainWindow == nil, let made = makeMain?() else { return }
    mainWindow = made
    made.windowScene = self
  }

  /// The windows in the order in which they were last shown. They are owned by the app only.
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

  /// Moves a newly shown window in front of the others of its level.
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

/// The system's persistent record of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of ordinary app windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// A unique identifier that never changes.
  public let persistentIdentifier = UUID().uuidString
  /// Custom data of the app. Caveat: kept only as long as the process runs.
  open var userInfo: [String: Any]?
  /// The activity for state restoration. Caveat: nothing is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// The configuration of the scene.
  public package(set) var configuration: UISceneConfiguration
  /// The scene, while connected.
  open package(set) weak var scene: UIScene?

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// The configuration with which the system creates a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist; nil for none.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard whose initial controller the scene shows, usually the one named in Info.plist.
  open var storyboard: UIStoryboard?

  /// Creates a configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The methods that manage a scene's life cycle.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects, to create its windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene starts to receive input.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving input.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called to continue an activity.
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

/// The methods that manage the life cycle of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: a SwiftUI app needs no window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
