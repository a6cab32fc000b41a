import Foundation

/// The root of a view hierarchy, which shows the view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The z-order of windows: higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar, in front of the app's windows.
    public static let statusBar = Level(1000)
    /// The level of alerts, in front of the status bar.
    public static let alert = Level(2000)
    /// Returns a level that is further to the front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a level that is further to the back.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates a window on a scene, as large as the screen. It stays on the screen as long as the app keeps it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  /// Creates a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.forget(self)
      windowScene?.attach(self)
    }
  }

  /// Tells the subviews that they leave the window.
  isolated deinit {
    windowScene?.forget(self)
    for view in held {
      view.announceMove(to: nil)
      view.heldBy = nil
      view.reportMove(to: nil)
    }
  }

  /// The z-order among the scene's windows.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { windowScene?.orderDidChange() } } }
  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// The traits that a custom window class, such as one for snapshots, declares for its content; nil if it adds none.
  final var toldTraits: UITraitCollection? {
    guard type(of: self) != UIWindow.self, !isAskedForTraits else { return nil }
    isAskedForTraits = true
    defer { isAskedForTraits = false }
    let told = traitCollection
    return told == resolvedTraits ? nil : told
  }
  private final var isAskedForTraits = false

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard isShown else { return }
      addRootView()
      UIApplication.shared.turn(to: .all)
    }
  }

  /// Whether the background is left to the window's content.
  package var isTransparent = false

  /// Whether the window is visible.
  var isShown: Bool { !isHidden }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden {
        if windowScene == nil { UIApplication.shared.adopt(self) }
        addRootView()
      }
      windowScene?.visibilityDidChange(of: self)
    }
  }

  /// The frame on the screen, in points, of a window that does not fill it; nil otherwise.
  package var ownFrame: CGRect? {
    fillsScreen ? nil : presentedFrame
  }
  /// Whether the frame covered the screen when it was last set, so that it follows the screen's size.
  private var fillsScreen = true
  package override func placeDidChange() { if !fillsScreen { windowScene?.onChange?() } }

  /// The frame. The root controller is notified before the size changes.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let didFillScreen = fillsScreen
      fillsScreen = newValue.isEmpty || newValue == UIScreen.main.bounds
      defer { if fillsScreen, !didFillScreen { windowScene?.onChange?() } }
      guard isShown, newValue.size != super.frame.size, let rootViewController else { return super.frame = newValue }
      let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, duration: 0, isAnimated: false)
      rootViewController.viewWillTransition(to: newValue.size, with: coordinator)
      var presented = rootViewController.modality.presented
      while let controller = presented {
        controller.presentation.viewWillTransition(to: newValue.size, with: coordinator)
        presented = controller.modality.presented
      }
      super.frame = newValue
      coordinator.finish()
    }
  }

  private func addRootView() {
    guard let view = rootViewController?.view, view.heldBy !== self else { return }
    view.rest(in: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Overrides light or dark for everything in the window; `.unspecified` follows the phone.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { if overrideUserInterfaceStyle != oldValue { Phone.current.systemBarsDidChange() } }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() { windowScene?.keyWindow = self }

  /// Whether the window is the key window, which receives the keyboard.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
}
