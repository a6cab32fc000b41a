import Foundation

/// Moves items as their behaviors say: they fall, meet each other, swing.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// In whose points items are placed.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// Hears when things begin to move and come to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// What moves items.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  let bodies = DynamicBodies()
  /// Something moves.
  open private(set) var isRunning = false
  private var elapsed: TimeInterval = 0
  private var restingFrames = 0
  private var run = 0

  /// Items in the points of a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// Places of a collection's items, which the layout gives from the animator.
  public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
  /// Items of the app's own, in points of its own.
  public override init() {}

  /// How long things have moved, in seconds.
  open func elapsedTime() -> TimeInterval { elapsed }

  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Behaviors

  /// Moves items as a behavior says, from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.take(self)
    wake()
  }
  /// Takes a behavior away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.take(nil)
    wake()
  }
  /// Takes all behaviors away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// An item was placed by the app: it goes on from there, as fast as it was.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[item]?.takePlace()
    wake()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }
  private var allItems: [any UIDynamicItem] { allBehaviors.flatMap(\.movedItems) }

  /// The items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.take(allItems)
    return bodies.all.filter { body in
      let corners = body.corners
      let (x, y) = (corners.map(\.x), corners.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return false }
      return rect.intersects(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }.map(\.item)
  }

  /// Where an item of the collection is; nil for one that is not moved.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Where a view of a section is; nil for one that is not moved.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }

  // MARK: Frames

  /// Something changed: items move from the next frame on.
  func wake() {
    restingFrames = 0
    guard !allBehaviors.isEmpty else { return }
    if isRunning {
      guard isEndless != neverRests else { return }
    } else {
      delegate?.dynamicAnimatorWillResume(self)
      isRunning = true
    }
    start()
  }

  private var isEndless = false
  /// What only falls never comes to rest: tests do not wait for it.
  private var neverRests: Bool {
    !allBehaviors.contains { $0 is UICollisionBehavior || $0 is UISnapBehavior || $0 is UIAttachmentBehavior }
  }

  private func start() {
    run += 1
    let serial = run
    let clock = referenceView?.animator ?? layout?.collectionView?.animator ?? UIApplication.shared.anyAnimator
    guard let clock else {
      // Before there is a screen nothing moves.
      return CADisplayLink.withNextScreen { [weak self] in
        guard let self, serial == run, isRunning else { return }
        start()
      }
    }
    isEndless = neverRests
    var last: TimeInterval = 0
    clock.run("UIDynamicAnimator", isEndless: isEndless) { [weak self] now in
      guard let self, serial == run, isRunning else { return false }
      step(min(now - last, Self.longestStep))
      last = now
      return isRunning
    }
  }

  /// A longer frame would let items go through each other.
  private static let longestStep = 1.0 / 15
  private static let parts = 4

  private func step(_ time: TimeInterval) {
    let all = allBehaviors
    guard !all.isEmpty else { return rest() }
    guard time > 0 else { return }
    elapsed += time
    bodies.take(all.flatMap(\.movedItems))
    takeProperties(all)
    for behavior in all { behavior.prepare(bodies) }
    let part = time / Double(Self.parts)
    for _ in 0..<Self.parts {
      for behavior in all { behavior.apply(to: bodies, over: part) }
      for body in bodies.all {
        body.takeForces(over: part)
        body.forgetForces()
      }
      for _ in 0..<UIAttachmentBehavior.turns { for behavior in all { behavior.hold(bodies, over: part) } }
      for body in bodies.all { body.move(over: part) }
      for case let collision as UICollisionBehavior in all { collision.part() }
    }
    for body in bodies.all { body.show() }
    layout?.invalidateLayout()
    for behavior in all { behavior.action?() }
    restingFrames = bodies.all.allSatisfy(\.isResting) ? restingFrames + 1 : 0
    if restingFrames > Self.restingFramesBeforePause { rest() }
  }

  /// Items that stand still for half a second are at rest.
  private static let restingFramesBeforePause = 30

  private func takeProperties(_ all: [UIDynamicBehavior]) {
    for body in bodies.all { body.properties = UIDynamicItemBehavior.Properties() }
    for case let behavior as UIDynamicItemBehavior in all {
      for item in behavior.items { if let body = bodies[item] { behavior.apply(to: &body.properties) } }
    }
  }

  private func rest() {
    isRunning = false
    restingFrames = 0
    for body in bodies.all { (body.velocity, body.spin) = (.zero, 0) }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Hears when things begin to move and come to rest.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
