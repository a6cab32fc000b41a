import Foundation

/// The root of a view hierarchy; it shows the view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Which windows are in front of which: those of a higher level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's windows.
    public static let normal = Level(0)
    /// In front of the app's windows.
    public static let statusBar = Level(1000)
    /// In front of those.
    public static let alert = Level(2000)
    /// So much further to the front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// So much further to the back.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A window on a scene, as large as the screen. It is on the screen for as long as the app keeps it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  /// A window with a frame on the screen.
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

  /// Subviews hear that their window is gone.
  isolated deinit {
    windowScene?.forget(self)
    for view in held {
      view.announceMove(to: nil)
      view.heldBy = nil
      view.reportMove(to: nil)
    }
  }

  /// What the window is in front of, among the windows of the scene.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { windowScene?.orderDidChange() } } }
  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// What a window of the app's own class says of the traits in it, as windows for pictures do; nil if it says nothing else.
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

  /// What is behind the window belongs to what it shows.
  package var isTransparent = false

  /// True once the window has been shown.
  var isShown: Bool { !isHidden }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden { addRootView() }
      windowScene?.visibilityDidChange(of: self)
    }
  }

  /// The place on the screen, in points, of a window that does not fill it; nil for one that does.
  package var ownFrame: CGRect? {
    fillsScreen ? nil : presentedFrame
  }
  /// As large as the screen when its frame was last set, so that it follows the screen.
  private var fillsScreen = true
  package override func placeDidChange() { if !fillsScreen { windowScene?.onChange?() } }

  /// Who fills the window hears of its size before it changes.
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
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Light or dark for everything in the window; `.unspecified` leaves it to the phone.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { if overrideUserInterfaceStyle != oldValue { Phone.current.systemBarsDidChange() } }
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() { windowScene?.keyWindow = self }

  /// True for the window that the keyboard belongs to.
  open var isKeyWindow: Bool {
    guard let windowScene else { return !isHidden && UIApplication.shared.delegate?.ownWindow === self }
    return windowScene.keyWindow === self
  }
}
