import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The physics body of a node.
///
/// Lengths and speeds are in points; gravity and masses use metres of 150 points. Caveat: there are no joints and
/// fields; a polygon is replaced by its convex hull.
open class SKPhysicsBody: NSObject, NSCopying {
  /// The points per metre.
  static let metre: CGFloat = 150

  let shapes: [PhysicsShape]
  private let isEdge: Bool

  private init(_ shapes: [PhysicsShape]) {
    self.shapes = shapes
    isEdge = shapes.allSatisfy { if case .edge = $0 { true } else { false } }
    let squares = shapes.reduce(0) { $0 + $1.area }
    area = squares / (Self.metre * Self.metre)
    mass = area
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    if squares > 0 {
      for shape in shapes {
        x += shape.centroid.x * shape.area / squares
        y += shape.centroid.y * shape.area / squares
      }
    }
    let middle = CGPoint(x: x, y: y)
    center = middle
    gyration = squares > 0 ? shapes.reduce(0) { $0 + $1.moment(around: middle) } / squares : 0
    super.init()
    isDynamic = !isEdge
  }

  /// Creates a body that does not collide.
  public override convenience init() { self.init([]) }
  /// Creates a circle around the node's position.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// Creates a circle around a point of the node.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(r > 0 ? [.circle(radius: r, center: center)] : [])
  }
  /// Creates a rectangle around the node's position.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle around a point of the node.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let rect = CGRect(around: s).offsetBy(dx: center.x, dy: center.y)
    self.init(PhysicsShape.hull(of: Self.corners(of: rect)).map { [$0] } ?? [])
  }
  /// Creates the convex hull of a path.
  public convenience init(polygonFrom path: CGPath) {
    self.init(PhysicsShape.hull(of: path.polylines.flatMap(\.points)).map { [$0] } ?? [])
  }
  /// Creates an edge.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edge(p1, p2)]) }
  /// Creates a chain of edges.
  public convenience init(edgeChainFrom path: CGPath) { self.init(Self.edges(of: path, closes: false)) }
  /// Creates a closed loop of edges.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(Self.edges(of: path, closes: true)) }
  /// Creates the edges of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(edgeLoopFrom: CGPath(rect: rect.standardized, transform: nil))
  }
  /// Creates the convex hull of a texture's opaque part, at a size.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(texture: texture, alphaThreshold: 0, size: size)
  }
  /// Creates the convex hull of a texture's part above an opacity, at a size.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    let points = texture.bitmap.map { Self.outline(of: $0, above: alphaThreshold, in: size) } ?? []
    self.init(PhysicsShape.hull(of: points).map { [$0] } ?? [])
  }
  /// Creates a body from several others.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) } }
  }

  private static func edges(of path: CGPath, closes: Bool) -> [PhysicsShape] {
    path.polylines.flatMap { figure in
      let ends = figure.points.dropFirst() + (closes || figure.isClosed ? figure.points.prefix(1) : [])
      return zip(figure.points, ends).filter { $0.0 != $0.1 }.map { PhysicsShape.edge($0.0, $0.1) }
    }
  }

  /// Returns the outermost opaque pixels of each row.
  private static func outline(of bitmap: Bitmap, above threshold: Float, in size: CGSize) -> [CGPoint] {
    var points: [CGPoint] = []
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    bitmap.pixels.withUnsafeBytes { bytes in
      for row in 0..<bitmap.height {
        func isOpaque(_ column: Int) -> Bool { Float(bytes[(row * bitmap.width + column) * 4 + 3]) > threshold * 255 }
        guard let first = (0..<bitmap.width).first(where: isOpaque),
          let last = (0..<bitmap.width).last(where: isOpaque)
        else { continue }
        for x in [first, last + 1] {
          for y in [row, row + 1] {
            points.append(
              CGPoint(x: (CGFloat(x) / width - 0.5) * size.width, y: (0.5 - CGFloat(y) / height) * size.height))
          }
        }
      }
    }
    return points
  }

  // MARK: Properties

  /// The node; nil if there is none.
  open private(set) weak var node: SKNode?
  func attach(to node: SKNode?) {
    self.node = node
    known = nil
  }

  private var movable = false
  /// Whether forces and collisions move the body. Edges never move.
  open var isDynamic: Bool {
    get { movable }
    set { movable = newValue && !isEdge }
  }
  /// Whether fast bodies are moved in smaller steps, so that they do not pass through others.
  open var usesPreciseCollisionDetection = false
  /// Whether forces and collisions rotate the body.
  open var allowsRotation = true
  /// Whether the body is fixed in place and only rotates.
  open var pinned = false
  /// Whether the body has hardly moved for half a second.
  open var isResting: Bool {
    get { restTime >= 0.5 }
    set {
      restTime = newValue ? 0.5 : 0
      if newValue { (velocity, angularVelocity) = (.zero, 0) }
    }
  }
  /// The seconds at rest.
  var restTime: TimeInterval = 0
  /// The friction, from 0 to 1.
  open var friction: CGFloat = 0.2
  /// The restitution, from 0 to 1: the fraction of the speed kept in a bounce.
  open var restitution: CGFloat = 0.2
  /// The damping of the speed.
  open var linearDamping: CGFloat = 0.1
  /// The damping of the rotation.
  open var angularDamping: CGFloat = 0.1
  /// The area in square metres.
  public let area: CGFloat
  /// The mass in kilograms.
  open var mass: CGFloat
  /// The density in kilograms per square metre.
  open var density: CGFloat {
    get { area > 0 ? mass / area : 1 }
    set { mass = newValue * area }
  }
  /// Whether gravity affects the body.
  open var affectedByGravity = true
  /// The categories of the body, as bits.
  open var categoryBitMask: UInt32 = .max
  /// The categories with which the body collides, as bits.
  open var collisionBitMask: UInt32 = .max
  /// The categories whose contacts are reported to the delegate, as bits.
  open var contactTestBitMask: UInt32 = 0
  /// The velocity in points per second.
  open var velocity = CGVector.zero
  /// The angular velocity in radians per second, counterclockwise.
  open var angularVelocity: CGFloat = 0

  // MARK: Forces

  var force = CGVector.zero
  var torque: CGFloat = 0
  /// The centre of mass in the node.
  let center: CGPoint
  /// The moment of inertia per kilogram, in square points.
  private let gyration: CGFloat
  /// The place to which the world last moved the body.
  var known: BodyPlace?

  var inverseMass: CGFloat { isDynamic && !pinned && mass > 0 ? 1 / mass : 0 }
  /// The inverse inertia, with square points.
  var inverseInertia: CGFloat {
    isDynamic && allowsRotation && mass > 0 && gyration > 0 ? 1 / (mass * gyration) : 0
  }

  /// Applies a force until the next frame, in newtons.
  open func applyForce(_ force: CGVector) {
    self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
    restTime = 0
  }
  /// Applies a force at a point of the scene until the next frame.
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += turn(force, at: point) / (Self.metre * Self.metre)
  }
  /// Applies a torque until the next frame, in newton metres.
  open func applyTorque(_ torque: CGFloat) {
    self.torque += torque
    restTime = 0
  }
  /// Applies an impulse, in newton seconds.
  open func applyImpulse(_ impulse: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
  }
  /// Applies an impulse at a point of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    angularVelocity += turn(impulse, at: point) * inverseInertia
  }
  /// Applies an angular impulse, in newton metre seconds.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    angularVelocity += impulse * Self.metre * Self.metre * inverseInertia
    restTime = 0
  }

  private func turn(_ push: CGVector, at point: CGPoint) -> CGFloat {
    let middle = known?.point(center) ?? center
    return (point.x - middle.x) * push.dy - (point.y - middle.y) * push.dx
  }

  /// The touching bodies, which do not retain each other.
  private var touching: [Neighbour] = []
  private struct Neighbour { weak var body: SKPhysicsBody? }

  func touch(_ others: [SKPhysicsBody]) { touching = others.map { Neighbour(body: $0) } }

  /// Returns the touching bodies.
  open func allContactedBodies() -> [SKPhysicsBody] { touching.compactMap(\.body) }

  /// Returns a copy, for another node.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPhysicsBody(shapes)
    (copy.isDynamic, copy.allowsRotation, copy.pinned) = (isDynamic, allowsRotation, pinned)
    copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
    (copy.friction, copy.restitution, copy.mass) = (friction, restitution, mass)
    (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
    copy.affectedByGravity = affectedByGravity
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    copy.contactTestBitMask = contactTestBitMask
    (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
    return copy
  }
}
