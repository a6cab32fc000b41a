import DisplayList
import Foundation

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is drawn as a line.
  case stroke
  /// It separates things.
  case separator
}

/// A two-dimensional figure drawn in a rectangle.
public nonisolated protocol Shape: Animatable, View, Sendable {
  /// Returns the outline in `rect`.
  func path(in rect: CGRect) -> Path

  /// The role of the shape.
  static var role: ShapeRole { get }

  /// How the shape behaves in a right-to-left layout.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the outline for a display list, where common shapes keep their names.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  /// A fill.
  public static var role: ShapeRole { .fill }

  /// Mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposal, with ten points for unspecified dimensions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The path's elements.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path(in: rect).outline()) }
}

extension Shape {
  /// Returns the outline as drawn in `rect`, mirrored in a right-to-left layout if the shape requires it.
  func outline(
    in rect: CGRect, fillStyle: FillStyle = FillStyle(), layoutDirection: LayoutDirection = .leftToRight
  ) -> Outline {
    let outline = _outline(in: rect).outline.filled(fillStyle)
    return layoutDirectionBehavior.mirrors(for: layoutDirection) ? outline.mirrored(in: rect) : outline
  }
}

/// An outline in the vocabulary of the display list.
public struct _ShapeOutline: Sendable {
  let outline: Outline

  init(_ outline: Outline) {
    self.outline = outline
  }
}

extension Path {
  func outline() -> Outline { .path(storage, evenOdd: false) }
}

extension Outline {
  /// Returns the outline filled by the rule of `style`; outlines without holes do not need it.
  fileprivate func filled(_ style: FillStyle) -> Outline {
    guard case .path(let elements, _) = self else { return self }
    return .path(elements, evenOdd: style.isEOFilled)
  }

  /// Returns the outline mirrored horizontally in `frame`.
  func mirrored(in frame: CGRect) -> Outline {
    func flipped(_ point: CGPoint) -> CGPoint { CGPoint(x: frame.minX + frame.maxX - point.x, y: point.y) }
    func flipped(_ rect: CGRect) -> CGRect {
      CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    switch self {
    case .rect(let rect): return .rect(flipped(rect))
    case .ellipse(let rect): return .ellipse(flipped(rect))
    case .roundedRect(let rect, let radii, let style):
      let radii = CornerRadii(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft, bottomLeft: radii.bottomRight)
      return .roundedRect(flipped(rect), radii: radii, style: style)
    case .path(let path, let evenOdd):
      let elements = path.elements.map { element -> PathElements.Element in
        switch element {
        case .move(let end): .move(flipped(end))
        case .line(let end): .line(flipped(end))
        case .quadCurve(let end, let control): .quadCurve(flipped(end), control: flipped(control))
        case .curve(let end, let control1, let control2):
          .curve(flipped(end), control1: flipped(control1), control2: flipped(control2))
        case .close: .close
        }
      }
      return .path(PathElements(elements), evenOdd: evenOdd)
    }
  }
}

/// A type-erased shape. Changes of the shape inside are not animated.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's outline; common shapes keep their names.
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}
