import Foundation

/// The root of a view hierarchy; it shows the view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A window on a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
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
      if !isHidden { windowScene?.show(self) }
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard isShown else { return }
      addRootView()
    }
  }

  /// What is behind the window belongs to what it shows.
  package var isTransparent = false

  /// True once the window has been shown.
  var isShown: Bool { !isHidden }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        windowScene?.forget(self)
      } else {
        windowScene?.show(self)
        addRootView()
      }
    }
  }

  /// Who fills the window hears of its size before it changes.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard isShown, newValue.size != super.frame.size, let rootViewController else { return super.frame = newValue }
      let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, duration: 0, isAnimated: false)
      rootViewController.viewWillTransition(to: newValue.size, with: coordinator)
      super.frame = newValue
      coordinator.finish()
    }
  }

  private func addRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Light or dark for everything in the window; `.unspecified` leaves it to the phone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      renderer?.appearanceDidChange()
      Phone.current.systemBarsDidChange()
    }
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() { windowScene?.keyWindow = self }

  /// True for the window that the keyboard belongs to.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
}
