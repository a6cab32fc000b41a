import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Lets a node take part in a scene's physics.
///
/// Lengths and speeds are in points; gravity and masses count in metres of 150 points. Caveat: there are no joints and fields; a polygon
/// is the convex one around its corners.
open class SKPhysicsBody: NSObject, NSCopying {
  /// Points in a metre.
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

  /// Nothing that could collide.
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
  /// Creates the convex polygon around a path.
  public convenience init(polygonFrom path: CGPath) {
    self.init(PhysicsShape.hull(of: path.polylines.flatMap(\.points)).map { [$0] } ?? [])
  }
  /// Creates a line that nothing passes.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edge(p1, p2)]) }
  /// Lines that nothing passes.
  public convenience init(edgeChainFrom path: CGPath) { self.init(Self.edges(of: path, closes: false)) }
  /// Lines that nothing passes, back to where they begin.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(Self.edges(of: path, closes: true)) }
  /// Creates the sides of a rectangle, which nothing passes.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(edgeLoopFrom: CGPath(rect: rect.standardized, transform: nil))
  }
  /// Creates the convex polygon around what is opaque in a texture, as large as the size.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(texture: texture, alphaThreshold: 0, size: size)
  }
  /// Creates the convex polygon around what is more opaque in a texture, as large as the size.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    let points = texture.bitmap.map { Self.outline(of: $0, above: alphaThreshold, in: size) } ?? []
    self.init(PhysicsShape.hull(of: points).map { [$0] } ?? [])
  }
  /// Several bodies as one.
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

  /// The node; nil for a body that belongs to none.
  open private(set) weak var node: SKNode?
  func attach(to node: SKNode?) {
    self.node = node
    known = nil
  }

  private var movable = false
  /// Forces and collisions move the body. Edges never move.
  open var isDynamic: Bool {
    get { movable }
    set { movable = newValue && !isEdge }
  }
  /// Fast bodies are moved in smaller steps, so that they pass through nothing.
  open var usesPreciseCollisionDetection = false
  /// Forces and collisions turn the body.
  open var allowsRotation = true
  /// The body stays in its place and only turns.
  open var pinned = false
  /// The body has hardly moved for a half of a second.
  open var isResting: Bool {
    get { restTime >= 0.5 }
    set {
      restTime = newValue ? 0.5 : 0
      if newValue { (velocity, angularVelocity) = (.zero, 0) }
    }
  }
  /// Seconds.
  var restTime: TimeInterval = 0
  /// How rough the body is, from 0 to 1.
  open var friction: CGFloat = 0.2
  /// How much of its speed the body keeps when it bounces, from 0 to 1.
  open var restitution: CGFloat = 0.2
  /// How fast the body loses its speed.
  open var linearDamping: CGFloat = 0.1
  /// How fast the body stops turning.
  open var angularDamping: CGFloat = 0.1
  /// Square metres.
  public let area: CGFloat
  /// Kilograms.
  open var mass: CGFloat
  /// Kilograms per square metre.
  open var density: CGFloat {
    get { area > 0 ? mass / area : 1 }
    set { mass = newValue * area }
  }
  /// Gravity moves the body.
  open var affectedByGravity = true
  /// What the body is, as bits.
  open var categoryBitMask: UInt32 = .max
  /// What the body bounces off, as bits.
  open var collisionBitMask: UInt32 = .max
  /// What the delegate is told of when the body touches it, as bits.
  open var contactTestBitMask: UInt32 = 0
  /// Points a second.
  open var velocity = CGVector.zero
  /// Radians a second, counterclockwise.
  open var angularVelocity: CGFloat = 0

  // MARK: Forces

  var force = CGVector.zero
  var torque: CGFloat = 0
  /// The middle of the mass in the node.
  let center: CGPoint
  /// The moment of inertia of a kilogram, in square points.
  private let gyration: CGFloat
  /// Where the world has moved the body to.
  var known: BodyPlace?

  var inverseMass: CGFloat { isDynamic && !pinned && mass > 0 ? 1 / mass : 0 }
  /// With square points.
  var inverseInertia: CGFloat {
    isDynamic && allowsRotation && mass > 0 && gyration > 0 ? 1 / (mass * gyration) : 0
  }

  /// Pushes the body until the next frame, in newtons.
  open func applyForce(_ force: CGVector) {
    self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
    restTime = 0
  }
  /// Pushes the body at a point of the scene until the next frame.
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += turn(force, at: point) / (Self.metre * Self.metre)
  }
  /// Turns the body until the next frame, in newton metres.
  open func applyTorque(_ torque: CGFloat) {
    self.torque += torque
    restTime = 0
  }
  /// Changes the speed at once, in newton seconds.
  open func applyImpulse(_ impulse: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
  }
  /// Changes the speed at once, by a push at a point of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    angularVelocity += turn(impulse, at: point) * inverseInertia
  }
  /// Changes how fast the body turns at once, in newton metre seconds.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    angularVelocity += impulse * Self.metre * Self.metre * inverseInertia
    restTime = 0
  }

  private func turn(_ push: CGVector, at point: CGPoint) -> CGFloat {
    let middle = known?.point(center) ?? center
    return (point.x - middle.x) * push.dy - (point.y - middle.y) * push.dx
  }

  /// The bodies that touch this one. They do not keep each other.
  private var touching: [Neighbour] = []
  private struct Neighbour { weak var body: SKPhysicsBody? }

  func touch(_ others: [SKPhysicsBody]) { touching = others.map { Neighbour(body: $0) } }

  /// Returns the bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] { touching.compactMap(\.body) }

  /// Returns another body of the same kind, for another node.
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
