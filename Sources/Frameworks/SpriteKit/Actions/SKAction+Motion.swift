import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension SKAction {
  /// Changes values by an amount; concurrent actions add up.
  private static func adding(
    _ duration: TimeInterval, undoing: @escaping () -> SKAction, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .change { node in
        var shown: CGFloat = 0
        return { [unowned node] progress in
          add(node, progress - shown)
          shown = progress
        }
      }, duration: duration, undoing: undoing)
  }

  /// Changes values from those at the start of the action.
  private static func changing(
    _ duration: TimeInterval, undoing: (() -> SKAction)? = nil, from: @escaping @MainActor (SKNode) -> [CGFloat],
    to: @escaping @MainActor (SKNode, [CGFloat]) -> [CGFloat], _ set: @escaping @MainActor (SKNode, [CGFloat]) -> Void
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = from(node)
        let end = to(node, start)
        return { [unowned node] progress in
          set(node, zip(start, end).map { $0 + ($1 - $0) * progress })
        }
      }, duration: duration, undoing: undoing)
  }

  // MARK: Place

  /// Moves by a vector.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    let back = { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) }
    return adding(duration, undoing: back) { node, share in
      node.position = CGPoint(x: node.position.x + delta.dx * share, y: node.position.y + delta.dy * share)
    }
  }
  /// Moves by a distance in both directions.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
  }
  /// Moves to a point.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    changing(
      duration, from: { [$0.position.x, $0.position.y] }, to: { _, _ in [location.x, location.y] }
    ) { $0.position = CGPoint(x: $1[0], y: $1[1]) }
  }
  /// Moves to an x coordinate.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.position.x] }, to: { _, _ in [x] }) { $0.position.x = $1[0] }
  }
  /// Moves to a y coordinate.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.position.y] }, to: { _, _ in [y] }) { $0.position.y = $1[0] }
  }

  /// Moves along a path relative to the node, and orients the node along it.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }
  /// Moves along a path, which is relative to the node or absolute.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    follow(PathWay(path), offset, orient, duration)
  }
  /// Moves along a path with a speed in points per second.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }
  /// Moves along a path with a speed in points per second.
  public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
  {
    let way = PathWay(path)
    return follow(way, offset, orient, speed > 0 ? TimeInterval(way.length / speed) : 0)
  }

  private static func follow(_ way: PathWay, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let start = offset ? node.position : .zero
        return { [unowned node] progress in
          guard let (place, angle) = way.point(at: progress) else { return }
          node.position = CGPoint(x: start.x + place.x, y: start.y + place.y)
          // A node that faces up is oriented along the direction (a quarter back).
          if orient { node.zRotation = angle - .pi / 2 }
        }
      }, duration: duration, undoing: { follow(way.reversed, offset, orient, duration) })
  }

  // MARK: Turns and scales

  /// Rotates by an angle in radians, counterclockwise.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, undoing: { rotate(byAngle: -radians, duration: duration) }) { $0.zRotation += radians * $1 }
  }
  /// Rotates to an angle in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    rotate(toAngle: radians, duration: duration, shortestUnitArc: false)
  }
  /// Rotates to an angle in radians, either numerically or along the shortest arc.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
    changing(
      duration, from: { [$0.zRotation] },
      to: { _, start in
        guard shortestUnitArc else { return [radians] }
        return [start[0] + (radians - start[0]).remainder(dividingBy: 2 * .pi)]
      }
    ) { $0.zRotation = $1[0] }
  }
  /// Multiplies both scales.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  /// Multiplies the scales.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    let back = {
      scaleX(by: xScale == 0 ? 1 : 1 / xScale, y: yScale == 0 ? 1 : 1 / yScale, duration: duration)
    }
    return changing(
      duration, undoing: back, from: { [$0.xScale, $0.yScale] }, to: { [$1[0] * xScale, $1[1] * yScale] }
    ) { ($0.xScale, $0.yScale) = ($1[0], $1[1]) }
  }
  /// Sets both scales.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  /// Sets the scales.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.xScale, $0.yScale] }, to: { _, _ in [xScale, yScale] }) {
      ($0.xScale, $0.yScale) = ($1[0], $1[1])
    }
  }
  /// Sets the x scale.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.xScale] }, to: { _, _ in [scale] }) { $0.xScale = $1[0] }
  }
  /// Sets the y scale.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.yScale] }, to: { _, _ in [scale] }) { $0.yScale = $1[0] }
  }
  /// Scales a sprite to a size in points.
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    changing(
      duration, from: { [$0.xScale, $0.yScale] },
      to: { node, start in
        guard let own = (node as? SKSpriteNode)?.size, own.width > 0, own.height > 0 else { return start }
        return [size.width / own.width, size.height / own.height]
      }
    ) { ($0.xScale, $0.yScale) = ($1[0], $1[1]) }
  }
  /// Resizes a sprite by points.
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, undoing: { resize(byWidth: -width, height: -height, duration: duration) }) { node, share in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.size = CGSize(width: sprite.size.width + width * share, height: sprite.size.height + height * share)
    }
  }
  /// Resizes a sprite to a size in points.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    resize(duration) { _ in CGSize(width: width, height: height) }
  }
  /// Resizes a sprite to a width in points.
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    resize(duration) { CGSize(width: width, height: $0.height) }
  }
  /// Resizes a sprite to a height in points.
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    resize(duration) { CGSize(width: $0.width, height: height) }
  }

  private static func resize(_ duration: TimeInterval, _ end: @escaping @MainActor (CGSize) -> CGSize) -> SKAction {
    changing(
      duration,
      from: { node in (node as? SKSpriteNode).map { [$0.size.width, $0.size.height] } ?? [0, 0] },
      to: { _, start in
        let size = end(CGSize(width: start[0], height: start[1]))
        return [size.width, size.height]
      }
    ) { ($0 as? SKSpriteNode)?.size = CGSize(width: $1[0], height: $1[1]) }
  }

  // MARK: Opacity and speed

  /// Fades in.
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fade(to: 1, duration) { fadeOut(withDuration: duration) }
  }
  /// Fades out.
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fade(to: 0, duration) { fadeIn(withDuration: duration) }
  }
  /// Fades to an opacity from 0 to 1.
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { fade(to: alpha, duration) }
  /// Fades by an amount of opacity.
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, undoing: { fadeAlpha(by: -factor, duration: duration) }) { $0.alpha += factor * $1 }
  }

  private static func fade(to alpha: CGFloat, _ duration: TimeInterval, undoing: (() -> SKAction)? = nil) -> SKAction {
    changing(duration, undoing: undoing, from: { [$0.alpha] }, to: { _, _ in [alpha] }) { $0.alpha = $1[0] }
  }

  /// Changes the speed of the node's actions.
  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, undoing: { SKAction.speed(by: -speed, duration: duration) }) { $0.speed += speed * $1 }
  }
  /// Sets the speed of the node's actions.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    changing(duration, from: { [$0.speed] }, to: { _, _ in [speed] }) { $0.speed = $1[0] }
  }
}

/// A path as points at known distances.
private struct PathWay: Sendable {
  private let points: [CGPoint]
  private let reached: [CGFloat]
  var length: CGFloat { reached.last ?? 0 }

  init(_ path: CGPath) {
    self.init(points: path.polylines.flatMap { $0.points + ($0.isClosed ? Array($0.points.prefix(1)) : []) })
  }

  private init(points: [CGPoint]) {
    self.points = points
    var reached: [CGFloat] = points.isEmpty ? [] : [0]
    for (start, end) in zip(points, points.dropFirst()) {
      reached.append((reached.last ?? 0) + hypot(end.x - start.x, end.y - start.y))
    }
    self.reached = reached
  }

  var reversed: PathWay { PathWay(points: points.reversed()) }

  /// Returns the point at a fraction of the length, and the direction there.
  func point(at share: CGFloat) -> (place: CGPoint, angle: CGFloat)? {
    guard points.count > 1 else { return points.first.map { ($0, 0) } }
    let length = length * share
    let next = min(max(reached.firstIndex { $0 >= length } ?? points.count - 1, 1), points.count - 1)
    let (start, end) = (points[next - 1], points[next])
    let step = reached[next] - reached[next - 1]
    let part = step > 0 ? (length - reached[next - 1]) / step : 1
    let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    return (place, atan2(end.y - start.y, end.x - start.x))
  }
}
