import Foundation

/// The base class of behaviors, which move items. Subclasses may combine other behaviors.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// The behaviors added and removed along with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure called in each step.
  open var action: (() -> Void)? { didSet { wake() } }
  /// The animator that moves the items.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior without an effect of its own.
  public override init() {}

  /// Adds a behavior that is added and removed along with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.take(dynamicAnimator) }
    wake()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    if dynamicAnimator != nil { behavior.take(nil) }
    wake()
  }

  /// Called before the behavior is added to an animator, or removed with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func take(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.take(animator) }
  }

  /// Resumes movement after a change.
  final func wake() { dynamicAnimator?.wake() }

  /// The behavior and all its descendants.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: What UIKit's behaviors do

  /// The items that they move.
  var movedItems: [any UIDynamicItem] { [] }
  /// Called before the first substep of a frame.
  func prepare(_ bodies: DynamicBodies) {}
  /// Changes the items' velocities over a substep of a frame.
  func apply(to bodies: DynamicBodies, over time: Double) {}
  /// Applies position constraints; called several times per substep of a frame.
  func hold(_ bodies: DynamicBodies, over time: Double) {}
}

/// The base class of behaviors with a list of items.
@MainActor @preconcurrency
open class _ItemsBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    wake()
  }

  override var movedItems: [any UIDynamicItem] { items }
}

/// The bodies of an animator's items.
@MainActor
final class DynamicBodies {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private(set) var all: [DynamicBody] = []

  subscript(item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Keeps the bodies of some items with their velocities, and creates the others at their positions.
  func take(_ items: [any UIDynamicItem]) {
    let old = bodies
    (bodies, all) = ([:], [])
    for item in items where bodies[ObjectIdentifier(item)] == nil {
      let body = old[ObjectIdentifier(item)] ?? DynamicBody(item)
      bodies[ObjectIdentifier(item)] = body
      all.append(body)
    }
  }
}
