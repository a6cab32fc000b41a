import Foundation

/// A view or a controller, which is told when what is known about its place changes.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known about the place.
  var traitCollection: UITraitCollection { get }
  /// It changed. Called after `registerForTraitChanges(_:handler:)`'s closures.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What to end a registration with.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Can be asked to call closures when traits change.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

/// A closure that is called when some traits change.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// What holds registrations.
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

/// Called with who registered it and what was known before.
public typealias UITraitChangeHandler<TraitEnvironment> =
  @MainActor (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

extension UITraitChangeObservable {
  /// Calls a closure with the view or controller and what was known before when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let object = self as AnyObject
    return register(traits) { [weak object] old in if let object = object as? Self { handler(object, old) } }
  }
  /// The same with a closure that says itself what it takes the view or controller for: `Self` in a class that can have subclasses.
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
  /// Calls a method of an object, which it does not keep, when one of some traits changes.
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

  /// The phone, or who holds the view, changed what is known: everybody in the view hears of it, controllers before their views.
  package func surroundingTraitsDidChange(from old: UITraitCollection) {
    controller?.traitsDidChange(from: old)
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
  /// Room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Room along.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// How large texts are.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Where reading begins.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Says only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Says only how much room there is along.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Says only how large texts are.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// True if a colour may be another one in the other place.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Runs code with this as `current`.
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
