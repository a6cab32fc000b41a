import DisplayList
import Foundation

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is drawn as a line.
  case stroke
  /// It separates things.
  case separator
}

/// A figure that fits itself into a rectangle.
public nonisolated protocol Shape: Animatable, View, Sendable {
  /// The outline in `rect`.
  func path(in rect: CGRect) -> Path

  /// What the shape is for.
  static var role: ShapeRole { get }

  /// What a right-to-left layout does to the shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape wants for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for a display list, where common figures keep their names.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  /// Filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All of the proposal, ten points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The path's elements.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path(in: rect).outline()) }
}

extension Shape {
  /// The outline as it is drawn in `rect`; in a right-to-left layout mirrored as the shape wants it.
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
  /// The same figure, filled by the rule of `style`; figures without holes have no need of it.
  fileprivate func filled(_ style: FillStyle) -> Outline {
    guard case .path(let elements, _) = self else { return self }
    return .path(elements, evenOdd: style.isEOFilled)
  }

  /// The figure seen in a mirror that stands upright in the middle of `frame`.
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

/// Any shape, its type hidden. Changes of the shape inside are not animated.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's behavior.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's outline, where common figures keep their names.
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}
