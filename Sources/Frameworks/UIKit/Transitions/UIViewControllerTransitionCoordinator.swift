import Foundation

extension UIViewController {
  /// Exchanges the view of one child for that of another.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let holder = fromViewController.view.superview else { return completion?(false) ?? () }
    holder.insertSubview(toViewController.view, aboveSubview: fromViewController.view)
    UIView.transition(with: toViewController.view, duration: duration, options: options, animations: animations) {
      fromViewController.view.removeFromSuperview()
      completion?($0)
    }
  }
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is visible before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that is visible afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is visible before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is visible afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// It takes time.
  var isAnimated: Bool { get }
  /// A finger leads it.
  var isInteractive: Bool { get }
  /// A finger led it in the beginning.
  var initiallyInteractive: Bool { get }
  /// It was taken back.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it has come.
  var percentComplete: CGFloat { get }
  /// Holds what takes part.
  var containerView: UIView { get }
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets something else happen while controllers come and go.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates something during the transition, and hears of its end.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Hears when nothing leads the transition any more, of whether it goes on to its end.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates something during the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition of the system's. What goes along is animated for as long as that takes, and told when it is over.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIView?
  let isAnimated: Bool
  private(set) var isCancelled = false
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  var percentComplete: CGFloat = 0
  private var interactionHandlers: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let transitionDuration: TimeInterval
  private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter isLed: a finger leads it.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIView?, duration: TimeInterval, isAnimated: Bool,
    isLed: Bool = false
  ) {
    (initiallyInteractive, isInteractive) = (isLed, isLed)
    (self.from, self.to, self.container) = (from, to, container)
    (transitionDuration, self.isAnimated) = (duration, isAnimated)
  }

  var containerView: UIView { container ?? UIView() }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .from ? from : to)?.viewIfLoaded }

  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    if isAnimated {
      UIView.animate(withDuration: transitionDuration) { animation?(self) }
    } else {
      animation?(self)
    }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Nothing leads the transition any more.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition is over.
  func finish(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    let told = completions
    completions = []
    for completion in told { completion(self) }
  }
}
