import Foundation

/// An animator that moves items by behaviors such as gravity, collisions and springs.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items are placed.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The delegate, which is notified when movement begins and ends.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  let bodies = DynamicBodies()
  /// Whether anything moves.
  open private(set) var isRunning = false
  private var elapsed: TimeInterval = 0
  private var restingFrames = 0
  private var run = 0

  /// Creates an animator for items in a view's coordinates.
  public init(referenceView view: UIView) { referenceView = view }
  /// Creates an animator for the items of a collection view, whose layout uses its positions.
  public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
  /// Creates an animator for the app's own items and coordinates.
  public override init() {}

  /// Returns the duration of movement, in seconds.
  open func elapsedTime() -> TimeInterval { elapsed }

  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Behaviors

  /// Adds a behavior, starting with the next frame.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.take(self)
    wake()
  }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.take(nil)
    wake()
  }
  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Adopts a position set by the app; the item keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[item]?.takePlace()
    wake()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }
  private var allItems: [any UIDynamicItem] { allBehaviors.flatMap(\.movedItems) }

  /// Returns the items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.take(allItems)
    return bodies.all.filter { body in
      let corners = body.corners
      let (x, y) = (corners.map(\.x), corners.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return false }
      return rect.intersects(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }.map(\.item)
  }

  /// Returns the attributes of an item of the collection view; nil if it is not animated.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Returns the attributes of a supplementary view; nil if it is not animated.
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

  /// Resumes movement from the next frame on, after a change.
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
  /// Whether items fall without end, so that tests do not wait for them.
  private var neverRests: Bool {
    !allBehaviors.contains { $0 is UICollisionBehavior || $0 is UISnapBehavior || $0 is UIAttachmentBehavior }
  }

  private func start() {
    run += 1
    let serial = run
    let clock = referenceView?.animator ?? layout?.collectionView?.animator ?? UIApplication.shared.anyAnimator
    guard let clock else {
      // Nothing moves before there is a screen.
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

  /// The longest time step; in a longer one items would pass through each other.
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

  /// The number of frames, half a second, until motionless items are at rest.
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

/// A delegate that is notified when movement begins and ends.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when movement is about to begin.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
