import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension Path {
  /// The subpaths as segments; a closed subpath's last segment leads back to its start.
  var figures: [(segments: [PathSegment], isClosed: Bool)] { storage.figures }

  /// The smallest rectangle that encloses the path, excluding control points; null if the path is empty.
  public var boundingRect: CGRect { storage.boundingRect }

  /// Returns whether `p` is inside the path, with open subpaths closed, by the winding number or, with `eoFill`, the
  /// even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { storage.contains(p, eoFill: eoFill) }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(storage.trimmed(from: from, to: to)) }

  /// Returns the distance of a point from the path's lines, in points; infinite for an empty path.
  func distance(to point: CGPoint) -> CGFloat { storage.distance(to: point) }

  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self.init(path.elements) }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(storage) }

  init(_ elements: PathElements) {
    self.init()
    for element in elements.elements {
      switch element {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }
}
