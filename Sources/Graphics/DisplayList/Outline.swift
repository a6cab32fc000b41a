import Foundation

/// A closed or open figure in points. The common figures keep their names, so that hosts can draw them natively.
public enum Outline: Sendable, Equatable {
  case rect(CGRect)
  /// Painters clamp corner radii to half the shorter side.
  case roundedRect(CGRect, radii: CornerRadii, style: CornerStyle)
  case ellipse(CGRect)
  case path(PathElements, evenOdd: Bool)

  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let elements, _): elements.bounds
    }
  }
}

/// How a rounded corner leaves its edge.
public enum CornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// Apple's smoothed corner, whose curvature changes without a step.
  case continuous
}

/// Radii in points, by physical corner.
public struct CornerRadii: Sendable, Hashable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
}

/// The elements of a path, shared between copies.
public struct PathElements: Sendable, Equatable {
  public enum Element: Sendable, Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public private(set) var elements: [Element]
  /// The bounds of all end and control points.
  public private(set) var bounds: CGRect

  public init(_ elements: [Element] = []) {
    self.elements = []
    bounds = .null
    for element in elements { append(element) }
  }

  public mutating func append(_ element: Element) {
    elements.append(element)
    switch element {
    case .move(let point), .line(let point): include(point)
    case .quadCurve(let point, let control):
      include(point)
      include(control)
    case .curve(let point, let control1, let control2):
      include(point)
      include(control1)
      include(control2)
    case .close: break
    }
  }

  private mutating func include(_ point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}
