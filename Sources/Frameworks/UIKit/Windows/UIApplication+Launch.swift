import Foundation

extension UIApplication {
  /// Starts the app as the system does: its delegate first, then a scene with the delegate it is configured with.
  ///
  /// - Returns: the scene; nil if the app has none, so that it shows its delegate's window.
  @discardableResult
  package func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) -> UIWindowScene?
  {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    if let window = delegate.window {
      window.isHidden = false
      return nil
    }
    return connectScene { session, connection in
      session.configuration = delegate.application(self, configurationForConnecting: session, options: connection)
      let named: AnyClass? = session.configuration.delegateClass ?? Self.delegateClass(of: session.configuration)
      session.configuration.delegateClass = named
      let type = named as? NSObject.Type
      return type?.instance() as? any UIWindowSceneDelegate
    }
  }

  /// The class that the scene manifest of the app's Info.plist names for a configuration: the one of its name, else the first.
  private static func delegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]]
    let known = roles?[configuration.role.rawValue] ?? []
    let entry = known.first { $0["UISceneConfigurationName"] as? String == configuration.name } ?? known.first
    return (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
  }

  /// Starts an app that is only a controller.
  package func launch(root makeRoot: () -> UIViewController) -> UIWindowScene? {
    let scene = connectScene { _, _ in RootSceneDelegate() }
    guard let scene, let delegate = scene.delegate as? RootSceneDelegate else { return nil }
    let window = UIWindow(windowScene: scene)
    delegate.window = window
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    return scene
  }

  /// The system asks the app to open an address; false if it has neither a scene nor a delegate that does.
  package func deliver(_ url: URL) -> Bool {
    guard hasSceneDelegate else { return delegate?.application(self, open: url, options: [:]) ?? false }
    for scene in scenes { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
    return !showsViews
  }

  /// The system asks the app to go on with an activity; false if it has neither a scene nor a delegate that does.
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

  /// The system closes the app: its scenes are told, and nothing holds its windows any more.
  package func close() {
    let closed = scenes
    launchedScenes = []
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
    }
    delegate = nil
  }

  /// The scene of an app that is made of SwiftUI's views. Its delegate, if there is one, is of the class that the app's delegate names.
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

  /// - Parameter show: shows a scene that may do without a delegate.
  private func connectScene(
    _ show: (@MainActor (UIWindowScene) -> Void)? = nil,
    _ makeDelegate: (UISceneSession, UIScene.ConnectionOptions) -> (any UIWindowSceneDelegate)?
  ) -> UIWindowScene? {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let connection = UIScene.ConnectionOptions()
    let sceneDelegate = makeDelegate(session, connection)
    guard sceneDelegate != nil || show != nil else { return nil }
    let scene = UIWindowScene(session: session, connectionOptions: connection)
    scene.delegate = sceneDelegate
    scene.isConnected = true
    launchedScenes.insert(scene)
    show?(scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: connection)
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    return scene
  }
}

/// Keeps the window of an app that is only a controller.
private final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
