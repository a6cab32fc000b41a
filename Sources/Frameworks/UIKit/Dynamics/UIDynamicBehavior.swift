import Foundation

/// What moves items: one of UIKit's, or a class of the app's that is made of others.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// Behaviors that come and go with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step.
  open var action: (() -> Void)? { didSet { wake() } }
  /// The animator that moves the items.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behavior that does nothing by itself.
  public override init() {}

  /// Adds a behavior that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.take(dynamicAnimator) }
    wake()
  }

  /// Takes such a behavior away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    if dynamicAnimator != nil { behavior.take(nil) }
    wake()
  }

  /// The behavior is about to be added to an animator, or with nil to be taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func take(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.take(animator) }
  }

  /// Something changed: what rests may move again.
  final func wake() { dynamicAnimator?.wake() }

  /// The behavior and all those inside.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: What UIKit's behaviors do

  /// What they move.
  var movedItems: [any UIDynamicItem] { [] }
  /// Before the first part of a frame.
  func prepare(_ bodies: DynamicBodies) {}
  /// Changes how fast items are, over a part of a frame.
  func apply(to bodies: DynamicBodies, over time: Double) {}
  /// Holds items where they have to be; several times in each part of a frame.
  func hold(_ bodies: DynamicBodies, over time: Double) {}
}

/// A behavior with a list of items.
@MainActor @preconcurrency
open class _ItemsBehavior: UIDynamicBehavior {
  /// What it moves.
  open private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Moves another item too.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    wake()
  }

  /// Leaves an item alone.
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

  /// Keeps those of some items, with their velocities, and begins with the others where they are.
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
