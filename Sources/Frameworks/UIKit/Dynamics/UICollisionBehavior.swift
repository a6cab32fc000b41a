import Foundation

/// A behavior of items that collide with each other and with boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: _ItemsBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items collide with.
  open var collisionMode = Mode.everything { didSet { wake() } }
  /// Whether the edges of the animator's view are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { wake() } }
  /// The delegate, which is notified when contact begins and ends.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var paths: [(identifier: any NSCopying, path: UIBezierPath, lines: [Line])] = []
  private typealias Line = (from: SIMD2<Double>, to: SIMD2<Double>)
  private var contacts: [DynamicContact] = []

  /// Creates a behavior without items.
  public convenience init() { self.init(items: []) }
  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  /// Adds boundaries near the edges of the animator's view.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  // MARK: Lines

  /// Adds the outline of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    paths.append((identifier, bezierPath, Self.lines(of: bezierPath)))
    wake()
  }
  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns the boundary that was added.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    paths.first { Self.isSame($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    paths.removeAll { Self.isSame($0.identifier, identifier) }
    wake()
  }
  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { paths.isEmpty ? nil : paths.map(\.identifier) }
  /// Removes all boundaries.
  open func removeAllBoundaries() {
    paths = []
    wake()
  }

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? AnyHashable) == (b as? AnyHashable) && a is AnyHashable || (a as AnyObject) === (b as AnyObject)
  }

  private static func lines(of path: UIBezierPath) -> [Line] {
    path.cgPath.elements.figures.flatMap { figure -> [Line] in
      var lines = figure.segments.flatMap { segment -> [Line] in
        let count = segment.pieceCount(tolerance: 0.5)
        let points = (0...count).map { SIMD2(segment.point(at: CGFloat($0) / CGFloat(count))) }
        return zip(points, points.dropFirst()).map { ($0, $1) }
      }
      if figure.isClosed, let first = lines.first, let last = lines.last, first.from != last.to {
        lines.append((last.to, first.from))
      }
      return lines
    }
  }

  private var referenceLines: [Line] {
    guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds else { return [] }
    let area = bounds.inset(by: insets)
    let points = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
      CGPoint(x: area.minX, y: area.maxY),
    ].map { SIMD2($0) }
    return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  // MARK: Steps

  /// A contact of two objects, or of an object and a line's index.
  private struct Pair: Hashable {
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    let line: Int?
  }
  private var touching: [Pair: @MainActor (UICollisionBehavior) -> Void] = [:]

  override func apply(to bodies: DynamicBodies, over time: Double) {
    contacts = []
    var now: [Pair: @MainActor (UICollisionBehavior) -> Void] = [:]
    let moved = items.compactMap { bodies[$0] }
    if collisionMode.contains(.boundaries) {
      let lines = [(nil as (any NSCopying)?, referenceLines)] + paths.map { ($0.identifier, $0.lines) }
      for body in moved {
        for (number, (identifier, lines)) in lines.enumerated() {
          let found = lines.flatMap { DynamicContact.between(body, from: $0.from, to: $0.to) }
          guard let first = found.first else { continue }
          contacts += found
          let pair = Pair(item: ObjectIdentifier(body.item), other: nil, line: number)
          let item = body.item
          if touching[pair] == nil {
            collisionDelegate?.collisionBehavior(
              self, beganContactFor: item, withBoundaryIdentifier: identifier,
              at: CGPoint(x: first.point.x, y: first.point.y))
          }
          now[pair] = { behavior in
            behavior.collisionDelegate?.collisionBehavior(
              behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
          }
        }
      }
    }
    if collisionMode.contains(.items) {
      for (index, a) in moved.enumerated() {
        for b in moved[(index + 1)...] where a.inverseMass + b.inverseMass > 0 {
          let found = DynamicContact.between(a, b)
          guard let first = found.first else { continue }
          contacts += found
          let pair = Pair(item: ObjectIdentifier(a.item), other: ObjectIdentifier(b.item), line: nil)
          if touching[pair] == nil {
            collisionDelegate?.collisionBehavior(
              self, beganContactFor: a.item, with: b.item, at: CGPoint(x: first.point.x, y: first.point.y))
          }
          now[pair] = { behavior in
            behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: a.item, with: b.item)
          }
        }
      }
    }
    for (pair, end) in touching where now[pair] == nil { end(self) }
    touching = now
  }

  override func hold(_ bodies: DynamicBodies, over time: Double) { for contact in contacts { contact.solve() } }

  /// Separates items that overlap.
  final func part() { for contact in contacts { contact.part() } }
}

/// A delegate that is notified when contact begins and ends.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item touches a boundary; nil for the edges of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
