import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Simulates the bodies of a scene: gravity, velocities and collisions. Caveat: no joints and fields.
open class SKPhysicsWorld: NSObject {
  /// The gravity, in metres of 150 points per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed of time: 2 is twice as fast.
  open var speed: CGFloat = 1
  /// The delegate of contacts.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  private struct Pair: Hashable {
    let a: ObjectIdentifier
    let b: ObjectIdentifier
  }

  /// The parts of two bodies.
  private struct Parts: Hashable {
    let pair: Pair
    let a: Int
    let b: Int
  }

  private struct Found {
    let a: Int
    let b: Int
    let parts: Parts
    let collision: Collision
  }

  /// The contacts of the previous step.
  private var contacts: [Pair: SKPhysicsContact] = [:]
  private var contactOrder: [Pair] = []
  /// The impulses of the previous step, from which the next one starts.
  private var impulses: [Parts: [Touch.Impulse]] = [:]
  private weak var scene: SKScene?

  /// A body, with its shapes in the scene.
  private struct Placed {
    let body: SKPhysicsBody
    var place: BodyPlace
    var shapes: [PlacedShape]
    var box: CGRect

    init(_ body: SKPhysicsBody, _ place: BodyPlace) {
      (self.body, self.place) = (body, place)
      shapes = body.shapes.map { PlacedShape($0, place) }
      box = shapes.reduce(.null) { $0.union($1.box) }
    }

    var middle: CGPoint { place.point(body.center) }
  }

  // MARK: Steps

  private static let step: TimeInterval = 1.0 / 60
  private static let iterations = 16

  /// Advances by a number of seconds.
  @MainActor
  func advance(by seconds: TimeInterval, in scene: SKScene) {
    self.scene = scene
    let seconds = seconds * TimeInterval(speed)
    guard seconds > 0 else { return }
    let nodes = scene.activeNodes.all.filter { $0.physicsBody != nil && $0.root === scene }
    guard !nodes.isEmpty else { return (contacts, contactOrder) = ([:], []) }
    let bodies = nodes.compactMap(\.physicsBody)
    for body in bodies { body.known = place(of: body) }
    var count = max(1, Int((seconds / Self.step - 0.1).rounded(.up)))
    // A body fast enough to pass through its own size in a step gets smaller steps.
    for body in bodies where body.isDynamic && !body.shapes.isEmpty {
      let distance = hypot(body.velocity.dx, body.velocity.dy) * CGFloat(seconds)
      let box = Placed(body, body.known ?? BodyPlace()).box
      let size = max(1, min(box.width, box.height) / 2)
      let most = body.usesPreciseCollisionDetection ? 64 : 24
      count = max(count, min(most, Int((distance / size).rounded(.up))))
    }
    count = min(count, 64)
    var events: [(isBegin: Bool, contact: SKPhysicsContact)] = []
    for _ in 0..<count { events += advance(bodies, by: seconds / Double(count)) }
    for body in bodies {
      (body.force, body.torque) = (.zero, 0)
      settle(body, seconds)
      write(body)
    }
    for (isBegin, contact) in events {
      if isBegin { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
    }
  }

  @MainActor
  private func advance(_ bodies: [SKPhysicsBody], by seconds: TimeInterval) -> [(Bool, SKPhysicsContact)] {
    let time = CGFloat(seconds)
    for body in bodies where body.isDynamic { accelerate(body, time) }
    let placed = bodies.map { Placed($0, $0.known ?? BodyPlace()) }
    let found = collisions(of: placed)
    var touches: [Touch] = []
    var parts: [Parts] = []
    for found in found where feels(placed[found.a].body, placed[found.b].body) {
      let (a, b) = (placed[found.a], placed[found.b])
      let touch = Touch(a.body, b.body, found.collision, a.middle, b.middle, time)
      guard !touch.isIdle else { continue }
      touches.append(touch)
      parts.append(found.parts)
    }
    // Only after all velocities are known.
    for index in touches.indices {
      if let known = impulses[parts[index]] { touches[index].begin(with: known) }
    }
    for round in 0..<Self.iterations {
      for index in touches.indices { touches[index].solve(backwards: round % 2 == 1) }
    }
    impulses = Dictionary(zip(parts, touches.map(\.impulses))) { $1 }
    for body in bodies where body.isDynamic { move(body, time) }
    for touch in touches {
      guard let (a, b) = touch.correction else { continue }
      shift(touch.bodyA, a)
      shift(touch.bodyB, b)
    }
    return changes(
      of: bodies, found.filter(\.collision.isTouch).map { (placed[$0.a].body, placed[$0.b].body, $0.collision) },
      touches)
  }

  private func accelerate(_ body: SKPhysicsBody, _ time: CGFloat) {
    var (velocity, turn) = (body.velocity, body.angularVelocity)
    if body.affectedByGravity, body.inverseMass > 0 {
      velocity.dx += gravity.dx * SKPhysicsBody.metre * time
      velocity.dy += gravity.dy * SKPhysicsBody.metre * time
    }
    velocity.dx += body.force.dx * body.inverseMass * time
    velocity.dy += body.force.dy * body.inverseMass * time
    turn += body.torque * SKPhysicsBody.metre * SKPhysicsBody.metre * body.inverseInertia * time
    let (slow, slowTurn) = (1 / (1 + time * body.linearDamping), 1 / (1 + time * body.angularDamping))
    body.velocity = body.pinned ? .zero : CGVector(dx: velocity.dx * slow, dy: velocity.dy * slow)
    body.angularVelocity = body.allowsRotation ? turn * slowTurn : 0
  }

  private func move(_ body: SKPhysicsBody, _ time: CGFloat) {
    guard var place = body.known else { return }
    let middle = place.point(body.center)
    place.angle += body.angularVelocity * time
    let turned = place.point(body.center)
    // It rotates around its centre of mass.
    place.position.x += middle.x - turned.x + body.velocity.dx * time
    place.position.y += middle.y - turned.y + body.velocity.dy * time
    body.known = place
  }

  private func shift(_ body: SKPhysicsBody, _ vector: CGVector) {
    body.known?.position.x += vector.dx
    body.known?.position.y += vector.dy
  }

  // MARK: Collisions

  private func feels(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    a.collisionBitMask & b.categoryBitMask != 0 || b.collisionBitMask & a.categoryBitMask != 0
  }

  private func tells(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
  }

  /// Returns the collisions. Sorted by their left edges, bodies are only compared with those that begin before they
  /// end.
  private func collisions(of placed: [Placed]) -> [Found] {
    let order = placed.indices.filter { !placed[$0].shapes.isEmpty }.sorted {
      (placed[$0].box.minX, $0) < (placed[$1].box.minX, $1)
    }
    var found: [Found] = []
    for (place, left) in order.enumerated() {
      let a = placed[left]
      for right in order[(place + 1)...] {
        let b = placed[right]
        guard b.box.minX <= a.box.maxX + 1 else { break }
        guard a.body.isDynamic || b.body.isDynamic, feels(a.body, b.body) || tells(a.body, b.body),
          a.box.minY <= b.box.maxY + 1, b.box.minY <= a.box.maxY + 1
        else { continue }
        let (first, second) = (min(left, right), max(left, right))
        let pair = Pair(a: ObjectIdentifier(placed[first].body), b: ObjectIdentifier(placed[second].body))
        for (one, shape) in placed[first].shapes.enumerated() {
          for (other, otherShape) in placed[second].shapes.enumerated() {
            guard let collision = Collision.between(shape, otherShape) else { continue }
            found.append(
              Found(a: first, b: second, parts: Parts(pair: pair, a: one, b: other), collision: collision))
          }
        }
      }
    }
    return found
  }

  /// Returns the contacts that began and ended.
  private func changes(
    of bodies: [SKPhysicsBody], _ found: [(SKPhysicsBody, SKPhysicsBody, Collision)], _ touches: [Touch]
  ) -> [(Bool, SKPhysicsContact)] {
    var now: [Pair: SKPhysicsContact] = [:]
    var order: [Pair] = []
    var touching: [ObjectIdentifier: [SKPhysicsBody]] = [:]
    var known: Set<Pair> = []
    for (a, b, collision) in found {
      let pair = Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
      if known.insert(pair).inserted {
        touching[pair.a, default: []].append(b)
        touching[pair.b, default: []].append(a)
      }
      guard now[pair] == nil, tells(a, b) else { continue }
      let impulse = touches.filter { $0.bodyA === a && $0.bodyB === b }.reduce(0) { $0 + $1.impulse }
      now[pair] = contacts[pair] ?? SKPhysicsContact(a, b, collision.points[0].place, collision.normal, impulse)
      order.append(pair)
    }
    for body in bodies { body.touch(touching[ObjectIdentifier(body)] ?? []) }
    let begun = order.filter { contacts[$0] == nil }.compactMap { now[$0] }.map { (true, $0) }
    let ended = contactOrder.filter { now[$0] == nil }.compactMap { contacts[$0] }.map { (false, $0) }
    (contacts, contactOrder) = (now, order)
    return begun + ended
  }

  // MARK: Nodes

  @MainActor
  private func place(of body: SKPhysicsBody) -> BodyPlace {
    guard let node = body.node, node !== scene else { return BodyPlace() }
    var place = BodyPlace()
    if node.parent === scene {
      (place.position, place.angle) = (node.position, node.zRotation)
      place.scale = CGSize(width: abs(node.xScale), height: abs(node.yScale))
    } else {
      let transform = node.toRoot
      place.position = CGPoint(x: transform.tx, y: transform.ty)
      place.angle = node.rootRotation
      place.scale = CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
    }
    place.signs = CGSize(width: node.xScale < 0 ? -1 : 1, height: node.yScale < 0 ? -1 : 1)
    return place
  }

  /// Moves the node to its body, unless the difference is invisible.
  @MainActor
  private func write(_ body: SKPhysicsBody) {
    guard body.isDynamic, let node = body.node, node !== scene, let place = body.known, let parent = node.parent else {
      return
    }
    let position = parent === scene ? place.position : place.position.applying(parent.toRoot.inverted())
    let angle = place.angle - (parent === scene ? 0 : parent.rootRotation)
    if abs(position.x - node.position.x) > 1e-3 || abs(position.y - node.position.y) > 1e-3 {
      node.position = position
    }
    if abs(angle - node.zRotation) > 1e-4 { node.zRotation = angle }
  }

  private func settle(_ body: SKPhysicsBody, _ seconds: TimeInterval) {
    let isSlow = hypot(body.velocity.dx, body.velocity.dy) < 3 && abs(body.angularVelocity) < 0.05
    body.restTime = isSlow ? body.restTime + seconds : 0
  }

  // MARK: Questions

  @MainActor private var placed: [Placed] {
    guard let scene else { return [] }
    return scene.activeNodes.all.compactMap(\.physicsBody).map { Placed($0, place(of: $0)) }
  }

  /// Returns the outlines of all bodies.
  @MainActor
  func outlines(in scene: SKScene) -> [[CGPoint]] {
    self.scene = scene
    return placed.flatMap(\.shapes).map { shape in
      if shape.isEdge { return shape.points }
      guard shape.radius > 0 else { return shape.points + shape.points.prefix(1) }
      return (0...24).map { step in
        let angle = CGFloat(step) / 12 * .pi
        return CGPoint(
          x: shape.points[0].x + cos(angle) * shape.radius, y: shape.points[0].y + sin(angle) * shape.radius)
      }
    }
  }

  /// Returns a body at a point of the scene; nil if there is none. Caveat: before the first frame none is found.
  @MainActor open func body(at point: CGPoint) -> SKPhysicsBody? {
    placed.first { $0.shapes.contains { $0.contains(point) } }?.body
  }
  /// Returns a body in a rectangle of the scene; nil if there is none. Caveat: the rectangles around bodies count.
  @MainActor open func body(in rect: CGRect) -> SKPhysicsBody? {
    placed.first { $0.shapes.contains { $0.box.intersects(rect) } }?.body
  }
  /// Calls a block with each body at a point of the scene, until it stops.
  @MainActor open func enumerateBodies(
    at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(placed.filter { $0.shapes.contains { $0.contains(point) } }, block) }
  /// Calls a block with each body in a rectangle of the scene, until it stops.
  @MainActor open func enumerateBodies(
    in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(placed.filter { $0.shapes.contains { $0.box.intersects(rect) } }, block) }

  private func enumerate(_ found: [Placed], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    for placed in found {
      block(placed.body, &stop)
      if stop.boolValue { return }
    }
  }
}
