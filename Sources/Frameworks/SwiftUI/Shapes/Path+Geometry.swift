import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension Path {
  /// The figures as segments; a closed figure's last segment leads back to its start.
  var figures: [(segments: [PathSegment], isClosed: Bool)] { storage.figures }

  /// The smallest rectangle around all points of the path, control points not counted; null if it is empty.
  public var boundingRect: CGRect { storage.boundingRect }

  /// True if `p` lies inside, where open figures count as closed: by winding number, or by parity with `eoFill`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { storage.contains(p, eoFill: eoFill) }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(storage.trimmed(from: from, to: to)) }

  /// How far a point is from the path's lines, in points; infinite for an empty path.
  func distance(to point: CGPoint) -> CGFloat { storage.distance(to: point) }

  /// The figures of Core Graphics' path.
  public init(_ path: CGPath) { self.init(path.elements) }

  /// The same path for Core Graphics.
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
