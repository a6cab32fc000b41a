import DisplayList
import Foundation
import ScrollworkSwiftUI
@_spi(Scrollwork) import ScrollworkUIKit

/// A node of a scene: it has a position, and its children move, rotate and fade with it. It draws nothing itself.
@MainActor @preconcurrency
open class SKNode: UIResponder, NSCopying {
  /// Creates a node at its parent's origin.
  public override init() { super.init() }

  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    if let record = (aDecoder as? NodeRecord) { read(record) }
  }

  /// Creates the root node of a resource file, with or without the extension "sks"; nil if there is none, or if it is
  /// of another class. Nodes of the app's own classes are created as their superclass, except the root; actions are not
  /// read.
  public convenience init?(fileNamed filename: String) {
    guard let record = NodeRecord(fileNamed: filename) else { return nil }
    self.init(coder: record)
  }

  /// Reads the values of a file.
  func read(_ record: NodeRecord) { readNode(record) }

  // MARK: Place

  /// The position in the parent's coordinates, with y upwards.
  open var position = CGPoint.zero { didSet { if position != oldValue { placeDidChange() } } }
  /// The depth: the sum with those of all ancestors decides what is in front.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { orderDidChange() } } }
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { placeDidChange() } } }
  /// The x scale; negative values mirror.
  open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { placeDidChange() } } }
  /// The y scale; negative values flip.
  open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { placeDidChange() } } }
  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// The opacity, from 0 to 1; it is multiplied with those of the ancestors.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { placeDidChange() } } }
  /// Whether the node and its children are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { orderDidChange() } } }
  /// The name, for searches.
  open var name: String?
  /// Custom data of the app.
  open var userData: NSMutableDictionary?

  /// The bounding box of the node's own content, in the parent's coordinates; empty if there is none.
  open var frame: CGRect {
    let bounds = contentBounds
    return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
  }
  /// Returns the bounding box of the node and its descendants, in the parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    var bounds = contentBounds
    for child in children { bounds = bounds.union(child.calculateAccumulatedFrame()) }
    return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
  }

  // MARK: Time

  /// Whether the actions of the node and its descendants are paused.
  open var isPaused = false
  /// The speed of actions, of the node and its descendants.
  open var speed: CGFloat = 1
  /// The running actions, oldest first.
  final var runningActions: [RunningAction] = []
  /// The constraints applied after actions and physics, in this order.
  open var constraints: [SKConstraint]? { didSet { activityDidChange() } }
  /// The physics body; nil for none.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard physicsBody !== oldValue else { return }
      oldValue?.attach(to: nil)
      physicsBody?.attach(to: self)
      activityDidChange()
    }
  }
  /// Whether the node changes from frame to frame.
  var isActive: Bool { !runningActions.isEmpty || physicsBody != nil || constraints?.isEmpty == false }
  /// Advances the time by a frame, for changes without an action.
  func advance(by seconds: TimeInterval) {}

  // MARK: Fingers

  /// Whether the node receives touches. True for a scene, by default false for other nodes.
  open var isUserInteractionEnabled = false
  /// The parent.
  open override var next: UIResponder? { parent }
  /// Touches began on the node, which owns them: a node does not pass them on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches that began on the node moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches that began on the node ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches that began on the node were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Tree

  /// The parent; nil if there is none.
  open private(set) weak var parent: SKNode?
  /// The children: of those with the same `zPosition`, later ones are in front.
  open private(set) var children: [SKNode] = []
  /// The scene of the node; nil if there is none.
  open var scene: SKScene? { root }
  final private(set) weak var root: SKScene?

  /// Adds a node without a parent. Caveat: where iOS ends the app, the node is removed from its other parent.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Inserts a node at an index, counted from the back.
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

  /// Removes the node from its parent.
  open func removeFromParent() {
    guard let around = parent else { return }
    around.children.removeAll { $0 === self }
    (parent, holder) = (nil, nil)
    enter(nil)
    around.orderDidChange()
  }

  /// Removes all children.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Removes some children.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Moves to another parent without changing its place in the scene.
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

  /// Returns whether a node is an ancestor.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let around = node {
      if around === parent { return true }
      node = around.parent
    }
    return false
  }

  /// Enters or leaves a scene, with all descendants.
  final func enter(_ scene: SKScene?) {
    if root !== scene {
      root?.activeNodes.remove(self)
      root = scene
      if isActive { scene?.activeNodes.add(self) }
    }
    for child in children { child.enter(scene) }
  }

  /// Called when an activity from frame to frame began or ended.
  final func activityDidChange() {
    if isActive { root?.activeNodes.add(self) } else { root?.activeNodes.remove(self) }
  }

  // MARK: Drawing

  /// The node that draws this one: its parent, or the node of which it is the mask.
  final weak var holder: SKNode?
  /// Whether the position or opacity differs from what is shown.
  final var isMoved = true
  /// Whether the node's own content differs from what is shown.
  final var isContentOld = true
  /// Whether anything in the node differs from what is shown.
  final var hasChanges = true
  /// The current placement.
  final var placement = Placement()
  /// The placed content of the node; nil if it draws nothing.
  final var fragment: Fragment?
  final var content = NodeContent()
  private var kept = KeptFragment()

  /// Whether the node itself draws something.
  var isDrawn: Bool { false }
  /// The layer of a node whose children are drawn as a group; nil if they are drawn among others.
  var layer: NodeLayer? { nil }
  /// Called when the drawing order in the node changed.
  func orderBelowDidChange() { layer?.isOrderOld = true }
  /// Returns the content around the node's origin.
  func makeContent() -> NodeContent { NodeContent() }
  /// The placement of the content.
  var contentPlacement: Placement { placement }
  /// The additional depth of the node's own content.
  var contentDepth: CGFloat { 0 }
  /// The bounds of the content around the origin, with y upwards; null if there is none.
  var contentBounds: CGRect { .null }

  /// Updates the fragment.
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

  /// Returns a copy, including copies of all descendants.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> SKNode {
    guard let copy = type(of: self).instance() as? SKNode else { return SKNode() }
    copy.take(from: self)
    for child in children { copy.addChild(child.duplicate()) }
    return copy
  }

  /// Copies the properties of another node, without its children.
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
