import Foundation

extension UIApplication {
  /// Launches the app as the system does: its delegate first, then a scene with its configured delegate.
  ///
  /// - Returns: The scene; without a delegate for an app that has no scenes, but windows. Nil if it has neither.
  @discardableResult
  package func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) -> UIWindowScene?
  {
    self.delegate = delegate
    hasOwnWindows = true
    makeWindow(of: delegate)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    if let window = delegate.ownWindow {
      window.isHidden = false
      let scene = window.windowScene
      if scene?.keyWindow == nil { window.makeKey() }
      return scene
    }
    hasOwnWindows = false
    launchedScenes = []
    return connectScene { session, connection in
      let configuration = delegate.application(self, configurationForConnecting: session, options: connection)
      session.configuration = configuration
      let entry = Self.entry(of: configuration)
      let named: AnyClass? = (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
      if configuration.delegateClass == nil { configuration.delegateClass = named }
      if configuration.storyboard == nil, let name = entry?["UISceneStoryboardFile"] as? String, !name.isEmpty {
        configuration.storyboard = UIStoryboard(name: name, bundle: nil)
      }
      return (configuration.delegateClass as? NSObject.Type)?.instance() as? any UIWindowSceneDelegate
    }
  }

  /// Puts a window that the app shows, and has put into no scene, into the scene of an app that has no scenes.
  final func adopt(_ window: UIWindow) {
    guard hasOwnWindows else { return }
    // Nothing else has to show this scene: the app shows its windows itself.
    window.windowScene = launchedScenes.first as? UIWindowScene ?? connectScene({ _ in }) { _, _ in nil }
  }

  /// Returns the scene manifest's entry in Info.plist for a configuration, by its name, or the first if it has no name.
  private static func entry(of configuration: UISceneConfiguration) -> [String: Any]? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]]
    let known = roles?[configuration.role.rawValue] ?? []
    guard let name = configuration.name else { return known.first }
    return known.first { $0["UISceneConfigurationName"] as? String == name }
  }

  /// Creates the window of an app without scenes whose Info.plist names a storyboard. It exists before the delegate's
  /// launch methods. A scene manifest without scenes leaves the window to a delegate that has a place for it.
  private func makeWindow(of delegate: any UIApplicationDelegate) {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    if let scenes = manifest?["UISceneConfigurations"] as? [String: Any], !scenes.isEmpty { return }
    let device = UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let keys = ["UIMainStoryboardFile~\(device)", "UIMainStoryboardFile"]
    let names = keys.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    guard let name = names.first, !name.isEmpty else { return }
    let window = delegate.ownWindow ?? UIWindow(frame: UIScreen.main.bounds)
    delegate.ownWindow = window
    if delegate.ownWindow == nil {
      if manifest != nil { return }
      Self.tellMissingWindow(of: delegate)
    }
    show(UIStoryboard(name: name, bundle: nil), in: window)
  }

  private static func tellMissingWindow(of delegate: AnyObject) {
    NibReport.say(
      "\(type(of: delegate)) has no property for the storyboard's window, which is not shown: add `var window: UIWindow?`."
    )
  }

  private func show(_ storyboard: UIStoryboard, in window: UIWindow) {
    window.rootViewController = storyboard.instantiateInitialViewController()
    guard window.rootViewController == nil else { return }
    NibReport.say(
      "\(storyboard.document.name).storyboard, the app's main one, has no initial view controller: set \"Is Initial View Controller\" "
        + "for one of them.")
  }

  /// Launches an app that consists only of a controller.
  package func launch(root makeRoot: () -> UIViewController) -> UIWindowScene? {
    let scene = connectScene { _, _ in RootSceneDelegate() }
    guard let scene, let delegate = scene.delegate as? RootSceneDelegate else { return nil }
    let window = UIWindow(windowScene: scene)
    delegate.window = window
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    return scene
  }

  /// Delivers a request of the system to open a URL. Returns false if the app has neither a scene nor a delegate that
  /// does.
  package func deliver(_ url: URL) -> Bool {
    guard hasSceneDelegate else { return delegate?.application(self, open: url, options: [:]) ?? false }
    for scene in scenes { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
    return !showsViews
  }

  /// Delivers a request of the system to continue an activity. Returns false if the app has neither a scene nor a
  /// delegate that does.
  package func deliver(_ activity: NSUserActivity) -> Bool {
    guard hasSceneDelegate else {
      return delegate?.application(self, continue: activity) {
        for one in $0 ?? [] { one.restoreUserActivityState(activity) }
      }
        ?? false
    }
    for scene in scenes { scene.delegate?.scene(scene, continue: activity) }
    return !showsViews
  }

  /// Closes the app: its scenes are disconnected and its windows released.
  package func close() {
    let closed = scenes
    launchedScenes = []
    hasOwnWindows = false
    showViews = nil
    for scene in closed {
      for window in (scene as? UIWindowScene)?.shownWindows ?? [] {
        if window.rootViewController?.presentedViewController != nil {
          window.rootViewController?.dismiss(animated: false)
        }
      }
      scene.isConnected = false
      scene.delegate?.sceneDidDisconnect(scene)
      scene.delegate = nil
      (scene as? UIWindowScene)?.makeMain = nil
      (scene as? UIWindowScene)?.storyboardWindow = nil
    }
    delegate = nil
  }

  /// Connects the scene of a SwiftUI app. Its delegate, if any, is of the class that the app's delegate names.
  @discardableResult
  package func connectViews() -> UIWindowScene? {
    guard let showViews else { return nil }
    return connectScene(showViews) { session, connection in
      if let delegate {
        session.configuration = delegate.application(self, configurationForConnecting: session, options: connection)
      }
      return (session.configuration.delegateClass as? NSObject.Type)?.instance() as? any UIWindowSceneDelegate
    }
  }

  /// - Parameter show: Shows a scene that needs no delegate.
  private func connectScene(
    _ show: (@MainActor (UIWindowScene) -> Void)? = nil,
    _ makeDelegate: (UISceneSession, UIScene.ConnectionOptions) -> (any UIWindowSceneDelegate)?
  ) -> UIWindowScene? {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let connection = UIScene.ConnectionOptions()
    let sceneDelegate = makeDelegate(session, connection)
    let storyboard = show == nil ? session.configuration.storyboard : nil
    guard sceneDelegate != nil || show != nil || storyboard != nil else { return nil }
    let scene = UIWindowScene(session: session, connectionOptions: connection)
    scene.delegate = sceneDelegate
    scene.isConnected = true
    launchedScenes.insert(scene)
    show?(scene)
    let window = storyboard.map { storyboard in
      let window = UIWindow(windowScene: scene)
      self.show(storyboard, in: window)
      return window
    }
    if let window, sceneDelegate == nil { scene.storyboardWindow = window }
    let hosted = show == nil ? (sceneDelegate as? any _SceneHosting)?._makeWindow(in: scene) : nil
    if let hosted { scene.storyboardWindow = hosted }
    if let window, let sceneDelegate {
      sceneDelegate.window = window
      if sceneDelegate.window == nil { Self.tellMissingWindow(of: sceneDelegate) }
    }
    sceneDelegate?.scene(scene, willConnectTo: session, options: connection)
    hosted?.makeKeyAndVisible()
    // The delegate may have created another window.
    if let window, sceneDelegate == nil || sceneDelegate?.window === window { window.makeKeyAndVisible() }
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    return scene
  }
}

/// The owner of the window of an app that consists only of a controller.
private final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
