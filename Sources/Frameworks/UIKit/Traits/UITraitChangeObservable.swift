import Foundation

/// A view or controller that is notified when its traits change.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, after the closures of `registerForTraitChanges(_:handler:)`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token to end a registration.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

/// A closure that is called when traits change.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// An object that keeps registrations.
@MainActor
protocol TraitObserving: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitObserving {
  func add(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = TraitRegistration(traits, handler)
    traitRegistrations.append(made)
    return made
  }

  func callRegistrations(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in traitRegistrations where registration.traits.contains(where: { old.differs(from: new, in: $0) })
    {
      registration.handler(old)
    }
  }
}

/// A closure that receives the observed object and the previous traits.
public typealias UITraitChangeHandler<TraitEnvironment> =
  @MainActor (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

extension UITraitChangeObservable {
  /// Calls a closure with the view or controller and the previous traits when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let object = self as AnyObject
    return register(traits) { [weak object] old in if let object = object as? Self { handler(object, old) } }
  }
  /// Calls a closure that declares the type of the view or controller, which is `Self` in a class that can have
  /// subclasses.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observer>
  ) -> any UITraitChangeRegistration {
    let object = self as AnyObject
    return register(traits) { [weak object] old in if let object = object as? Observer { handler(object, old) } }
  }
  /// Calls a method of the view or controller when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Calls a method of a weakly held object when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let call = TargetAction(target: target as AnyObject, action: action)
    let object = self as AnyObject
    return register(traits) { [weak object] in call.send([object, $0]) }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    (self as? any TraitObserving)?.add(traits, handler) ?? TraitRegistration(traits, handler)
  }
}

extension UIView: UITraitChangeObservable, TraitObserving, UITraitEnvironment {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Notifies the view and its descendants, controllers before their views, after the phone or the superview changed
  /// the traits.
  package func surroundingTraitsDidChange(from old: UITraitCollection) {
    controller?.traitsDidChange(from: old)
    (self as? any GrowingText)?.growFont()
    callRegistrations(old, traitCollection)
    traitCollectionDidChange(old)
    for view in held { view.surroundingTraitsDidChange(from: old) }
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserving, UITraitEnvironment {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  fileprivate func traitsDidChange(from old: UITraitCollection) {
    callRegistrations(old, traitCollection)
    traitCollectionDidChange(old)
  }
}

extension UITraitCollection {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Creates a collection with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection with only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Returns whether a dynamic colour may differ between the collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Runs a closure with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = old
  }

  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      preferredContentSizeCategory != other.preferredContentSizeCategory
    case is UITraitDisplayScale.Type: displayScale != other.displayScale
    case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
    default: values.isDifferent(other.values, in: trait)
    }
  }
}
