import Foundation

/// The running app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// In the foreground and receiving input.
    case active = 0
    /// In the foreground without input.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted when the app receives input again.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted before the app stops receiving input.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app has left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted before the app comes back to the screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted before the app terminates. Caveat: a phone here ends without a word.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted when the phone is short of memory.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted after the user has taken a screenshot. Never here: pictures of the phone are taken from outside.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// The URL of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The app of this process.
  open class var shared: UIApplication { Phone.current.application }

  /// The current state.
  public private(set) var applicationState = State.active
  /// Keeps the screen on. Caveat: remembered, but a simulated screen does not turn off by itself.
  open var isIdleTimerDisabled = false
  /// The quick actions on the app's icon. Caveat: there is no Home Screen; they are only kept.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar shows network activity. Phones have not shown it since iOS 13.
  open var isNetworkActivityIndicatorVisible = false

  private var backgroundTasks = BackgroundTasks()

  // MARK: Scenes

  /// The delegate.
  open var delegate: (any UIApplicationDelegate)?
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> {
    if launchedScenes.isEmpty, !hasOwnWindows { connectViews() }
    return launchedScenes
  }
  /// The scenes that exist already; that of a SwiftUI app is created on demand.
  package final var launchedScenes: Set<UIScene> = []
  /// Whether the app has no scenes: the first window that it shows brings the one scene that such an app has.
  final var hasOwnWindows = false
  /// Shows the scene of a SwiftUI app; nil if there is none.
  package final var showViews: (@MainActor (UIWindowScene) -> Void)?
  /// Whether a scene delegate receives the scene's life-cycle events instead of the app delegate.
  final var hasSceneDelegate: Bool { launchedScenes.contains { $0.delegate != nil } }
  /// Whether the scene delegate's events also apply to the app's SwiftUI views.
  final var showsViews: Bool { launchedScenes.contains { ($0 as? UIWindowScene)?.makeMain != nil } }
  /// The windows of all scenes.
  open var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
  /// The visible windows.
  final var shownWindows: [UIWindow] {
    launchedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.shownWindows)
  }
  /// The key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open override var next: UIResponder? { delegate as? UIResponder }

  package final var scenes: [UIScene] { launchedScenes.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) } }

  // MARK: Opening

  /// Returns whether an app on the phone can open the URL.
  open func canOpenURL(_ url: URL) -> Bool {
    Phone.current.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a URL in the app that handles it. Caveats: the other app does not come to the front, and the options are
  /// ignored.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = record(url)
    guard let completion else { return }
    Task { completion(isOpened) }
  }

  /// Opens a URL in the app that handles it; returns false if there is none.
  @discardableResult
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    record(url)
  }

  /// Opens a URL in the app that handles it; returns false if there is none.
  @available(iOS, introduced: 2.0, deprecated: 10.0, message: "Use open(_:options:completionHandler:).")
  @discardableResult
  open func openURL(_ url: URL) -> Bool { record(url) }

  private func record(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    Phone.current.openedURLs.append(url)
    return true
  }

  // MARK: Actions

  /// Calls a method with the sender and an event, as far as it has parameters for them.
  /// - Parameter target: The receiver; nil to search from the first responder, or else the sender, along `next`.
  /// - Returns: False if no object implements the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      if case .unrecognized = action.send(to: target, [sender, event]) { return false }
      return true
    }
    let first = shownWindows.lazy.compactMap(\.firstResponder).first
    // The text field of a SwiftUI view is not a responder.
    if first == nil, action.description == "resignFirstResponder" {
      Phone.current.endEditing()
      return true
    }
    var responder = first ?? sender as? UIResponder ?? self
    while !action.isUnderstood(by: responder) {
      guard let next = responder.next else { return false }
      responder = next
    }
    return sendAction(action, to: responder, from: sender, for: event)
  }

  // MARK: Background

  /// Requests time to finish a task after the app has left the screen. `handler` is called when that time is over.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(name: nil, isInBackground: applicationState == .background, handler)
  }

  /// Requests time to finish a task after the app has left the screen. `handler` is called when that time is over.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(name: taskName, isInBackground: applicationState == .background, handler)
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// The remaining background time in seconds; the greatest number while the app is in the foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? backgroundTasks.timeRemaining : .greatestFiniteMagnitude
  }

  // MARK: Life cycle

  /// Reports that the app is about to lose input, while still on the screen.
  package func resignActive() {
    if !hasSceneDelegate { delegate?.applicationWillResignActive(self) }
    for scene in scenes { scene.delegate?.sceneWillResignActive(scene) }
    for scene in scenes { post(UIScene.willDeactivateNotification, scene) }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Reports that the app has left the screen.
  package func enterBackground() {
    applicationState = .background
    backgroundTasks.startClock()
    if !hasSceneDelegate { delegate?.applicationDidEnterBackground(self) }
    for scene in scenes { scene.delegate?.sceneDidEnterBackground(scene) }
    for scene in scenes { post(UIScene.didEnterBackgroundNotification, scene) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Reports that the app is about to return to the screen, without input yet.
  package func enterForeground() {
    if !hasSceneDelegate { delegate?.applicationWillEnterForeground(self) }
    for scene in scenes { scene.delegate?.sceneWillEnterForeground(scene) }
    for scene in scenes { post(UIScene.willEnterForegroundNotification, scene) }
    post(Self.willEnterForegroundNotification)
    backgroundTasks.stopClock()
    applicationState = .inactive
  }

  /// Reports that the app receives input again.
  package func becomeActive() {
    applicationState = .active
    if !hasSceneDelegate { delegate?.applicationDidBecomeActive(self) }
    for scene in scenes { scene.delegate?.sceneDidBecomeActive(scene) }
    for scene in scenes { post(UIScene.didActivateNotification, scene) }
    post(Self.didBecomeActiveNotification)
  }

  /// Reports that the phone is short of memory.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
  }

  func forgetBackgroundTasks() { backgroundTasks.stopClock() }

  private func post(_ name: NSNotification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
    postMessage(for: name)
  }
}
