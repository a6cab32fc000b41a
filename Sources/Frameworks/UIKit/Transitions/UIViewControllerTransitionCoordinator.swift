import Foundation

extension UIViewController {
  /// Replaces the view of one child with that of another.
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

/// The keys of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The properties of a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress.
  var percentComplete: CGFloat { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Returns one of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The style of the presentation; `none` for other transitions. Caveat: always `none` in the phone's transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a running transition can become interactive again. Caveat: never in the phone's transitions.
  var isInterruptible: Bool { get }
  /// The speed with which an interactive transition ends, 1 for the usual one. Caveat: always 1 in the phone's
  /// transitions.
  var completionVelocity: CGFloat { get }
  /// The curve with which an interactive transition ends. Caveat: always `easeInOut` in the phone's transitions.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the transition; the identity if the phone is not turned. Caveat: always the identity in its
  /// transitions.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var isInterruptible: Bool { false }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var targetTransform: CGAffineTransform { .identity }
}

/// An object that runs animations alongside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes alongside the transition, and calls a completion at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes in a view outside of the transition's container alongside it, and calls a completion at its end.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the interaction ends. Apple has replaced it by `notifyWhenInteractionChanges(_:)`.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure when the interaction ends, with whether the transition continues.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  public func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// The coordinator of a system transition. Animations alongside take the transition's duration, and their completions
/// are called at its end.
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

  /// - Parameter isLed: Whether the transition is interactive.
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

  /// Ends the interaction.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends the transition.
  func finish(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    let told = completions
    completions = []
    for completion in told { completion(self) }
  }
}
