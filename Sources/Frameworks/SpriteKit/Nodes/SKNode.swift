import DisplayList
import Foundation
import ScrollworkSwiftUI
@_spi(Scrollwork) import ScrollworkUIKit

/// Something in a scene: it has a place, and other things move, turn and fade with it. By itself it draws nothing.
@MainActor @preconcurrency
open class SKNode: UIResponder, NSCopying {
  /// Creates a node at the origin of whatever it is added to.
  public override init() { super.init() }

  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    if let record = (aDecoder as? NodeRecord) { read(record) }
  }

  /// What a file among the app's resources holds, without or with its ending "sks"; nil if there is none, or if its first node is of another
  /// class. Nodes of the app's own classes become those that they are derived from, except the first one; actions are left out.
  public convenience init?(fileNamed filename: String) {
    guard let record = NodeRecord(fileNamed: filename) else { return nil }
    self.init(coder: record)
  }

  /// Takes over what a file says.
  func read(_ record: NodeRecord) { readNode(record) }

  // MARK: Place

  /// Where the node is in the coordinates of its parent, with y upwards.
  open var position = CGPoint.zero { didSet { if position != oldValue { placeDidChange() } } }
  /// In front of whatever has less: the sum of the node's and that of all nodes around it counts.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { orderDidChange() } } }
  /// By how much the node is turned, counterclockwise, in radians.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { placeDidChange() } } }
  /// How much wider than its own coordinates the node is shown; mirrored if negative.
  open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { placeDidChange() } } }
  /// How much higher than its own coordinates the node is shown; upside down if negative.
  open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { placeDidChange() } } }
  /// Makes the node larger or smaller in both directions.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// From 0, invisible, to 1; what is in the node is shown with both opacities multiplied.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { placeDidChange() } } }
  /// Neither the node nor what is in it is drawn.
  open var isHidden = false { didSet { if isHidden != oldValue { orderDidChange() } } }
  /// A name of the app's own, for searches.
  open var name: String?
  /// Whatever the app keeps with the node.
  open var userData: NSMutableDictionary?

  /// The upright rectangle around what the node itself draws, in the coordinates of the node around; without a size if that is nothing.
  open var frame: CGRect {
    let bounds = contentBounds
    return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
  }
  /// Returns the upright rectangle around the node and all that is in it, in the coordinates of the node around.
  open func calculateAccumulatedFrame() -> CGRect {
    var bounds = contentBounds
    for child in children { bounds = bounds.union(child.calculateAccumulatedFrame()) }
    return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
  }

  // MARK: Time

  /// Actions of the node, and of those in it, stand still.
  open var isPaused = false
  /// How fast actions run, of the node and of those in it.
  open var speed: CGFloat = 1
  /// What the node does, oldest first.
  final var runningActions: [RunningAction] = []
  /// What is kept to after actions and physics, in this order.
  open var constraints: [SKConstraint]? { didSet { activityDidChange() } }
  /// Takes part in the scene's physics; nil for a node that does not.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard physicsBody !== oldValue else { return }
      oldValue?.attach(to: nil)
      physicsBody?.attach(to: self)
      activityDidChange()
    }
  }
  /// Something of the node goes on from frame to frame.
  var isActive: Bool { !runningActions.isEmpty || physicsBody != nil || constraints?.isEmpty == false }
  /// A frame's time passes, for what moves without an action.
  func advance(by seconds: TimeInterval) {}

  // MARK: Fingers

  /// Takes fingers on the node. A scene does, other nodes by default do not.
  open var isUserInteractionEnabled = false
  /// The node around.
  open override var next: UIResponder? { parent }
  /// Fingers landed on the node, which has them for itself: a node does not pass them on to what is around.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers that landed on the node moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers that landed on the node lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers that landed on the node belong to something else from now on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Tree

  /// The node around; nil for one that is in none.
  open private(set) weak var parent: SKNode?
  /// What is in the node: of those with the same `zPosition`, later ones are in front.
  open private(set) var children: [SKNode] = []
  /// The scene that the node is in; nil if there is none.
  open var scene: SKScene? { root }
  final private(set) weak var root: SKScene?

  /// Adds a node, which must not be in another one. Caveat: where iOS ends the app, the node leaves the other one.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Adds a node at a place among the others, counted from the back.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node !== self, !inParentHierarchy(node) else { return }
    node.removeFromParent()
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
    node.holder = self
    node.enter(root)
    node.placeDidChange()
    orderDidChange()
  }

  /// Takes the node out of the one around.
  open func removeFromParent() {
    guard let around = parent else { return }
    around.children.removeAll { $0 === self }
    (parent, holder) = (nil, nil)
    enter(nil)
    around.orderDidChange()
  }

  /// Takes all nodes out of this one.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes some nodes out of this one.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Moves to another node, without being seen anywhere else.
  open func move(toParent parent: SKNode) {
    let (place, turn) = (toRoot, rootRotation)
    let target = parent.toRoot.inverted()
    let now = place.concatenating(target)
    removeFromParent()
    parent.addChild(self)
    let (width, height) = (hypot(now.a, now.b), hypot(now.c, now.d))
    position = CGPoint(x: now.tx, y: now.ty)
    zRotation = turn - parent.rootRotation
    (xScale, yScale) = (xScale < 0 ? -width : width, yScale < 0 ? -height : height)
  }

  /// Returns whether a node is somewhere around this one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let around = node {
      if around === parent { return true }
      node = around.parent
    }
    return false
  }

  /// Comes into a scene, or leaves it, with all that is in it.
  final func enter(_ scene: SKScene?) {
    if root !== scene {
      root?.activeNodes.remove(self)
      root = scene
      if isActive { scene?.activeNodes.add(self) }
    }
    for child in children { child.enter(scene) }
  }

  /// Something began or ended that goes on from frame to frame.
  final func activityDidChange() {
    if isActive { root?.activeNodes.add(self) } else { root?.activeNodes.remove(self) }
  }

  // MARK: Drawing

  /// What draws the node: its parent, or the node that it is the mask of.
  final weak var holder: SKNode?
  /// The place or opacity differs from what is shown.
  final var isMoved = true
  /// What the node itself draws differs from what is shown.
  final var isContentOld = true
  /// Something of the node or in it differs from what is shown.
  final var hasChanges = true
  /// Where the node is shown.
  final var placement = Placement()
  /// What the node itself draws, in place; nil for a node that draws nothing.
  final var fragment: Fragment?
  final var content = NodeContent()
  private var kept = KeptFragment()

  /// The node itself draws something.
  var isDrawn: Bool { false }
  /// Keeps the order of the nodes in it, because they are drawn as one; nil for a node whose children are drawn among others.
  var layer: NodeLayer? { nil }
  /// What is drawn over what changed in the node.
  func orderBelowDidChange() { layer?.isOrderOld = true }
  /// Returns what the node draws around its origin.
  func makeContent() -> NodeContent { NodeContent() }
  /// Where what the node draws is shown.
  var contentPlacement: Placement { placement }
  /// How much further in front what the node itself draws is than the node.
  var contentDepth: CGFloat { 0 }
  /// What the node covers around its origin, with y upwards; null for nothing.
  var contentBounds: CGRect { .null }

  /// Brings the fragment up to date.
  final func paint() {
    guard isDrawn else { return fragment = nil }
    if isContentOld {
      isContentOld = false
      content = makeContent()
    }
    let place = contentPlacement
    fragment = kept.make(
      effects: Fragment.Effects(
        opacity: Double(min(max(place.alpha, 0), 1)), transform: AffineTransform(place.transform),
        compositing: content.compositing),
      commands: content.commands, children: content.fragments)
  }

  /// Returns the same as another one, with copies of all that is in it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> SKNode {
    guard let copy = type(of: self).instance() as? SKNode else { return SKNode() }
    copy.take(from: self)
    for child in children { copy.addChild(child.duplicate()) }
    return copy
  }

  /// Becomes like another node, without what is in that.
  func take(from other: SKNode) {
    (position, zPosition, zRotation) = (other.position, other.zPosition, other.zRotation)
    (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
    (name, isPaused, speed) = (other.name, other.isPaused, other.speed)
    isUserInteractionEnabled = other.isUserInteractionEnabled
    userData = other.userData?.mutableCopy() as? NSMutableDictionary
    constraints = other.constraints
    physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
    runningActions = other.runningActions.map { RunningAction(key: $0.key, $0.action, completion: {}) }
    activityDidChange()
  }
}
