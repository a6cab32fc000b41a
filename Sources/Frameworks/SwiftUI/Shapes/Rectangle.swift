import DisplayList
import Foundation

/// All of the rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}

  /// `rect` itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// `rect` itself.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rect(rect)) }

  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }
}

/// A rectangle with four round corners.
public struct RoundedRectangle: InsettableShape {
  /// Width and height of the corners in points; no more than half of the rectangle is used.
  public var cornerSize: CGSize
  /// How the corners leave the edges.
  public var style: RoundedCornerStyle

  /// Corners of a given width and height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners of a given radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The rounded rectangle, by its name unless the corners are elliptic.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    guard cornerSize.width == cornerSize.height else { return _ShapeOutline(path(in: rect).outline()) }
    return _ShapeOutline(.rounded(rect, radii: CornerRadii(cornerSize.width), style: style))
  }

  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rounded rectangle, whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let corner = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return EvenlyInset(base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
  }

  /// The corners' width and height.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points; no more than half of the rectangle is used.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners leave the edges.
  public var style: RoundedCornerStyle

  /// Corners by their radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners by their radii; zero unless given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The rounded rectangle.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let radii = CornerRadii(
      topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing, bottomRight: cornerRadii.bottomTrailing,
      bottomLeft: cornerRadii.bottomLeading)
    return _ShapeOutline(.rounded(rect, radii: radii, style: style))
  }

  /// A smaller rounded rectangle, whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0), bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0), topTrailing: max(cornerRadii.topTrailing - amount, 0)
    )
    return EvenlyInset(base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the corners leave the edges. Corners of half a side leave no room for smoothing: both styles are half circles.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// The capsule.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(.rounded(rect, radii: CornerRadii(min(rect.width, rect.height) / 2), style: .circular))
  }

  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }
}

extension Outline {
  fileprivate static func rounded(_ rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle) -> Outline {
    if radii.isZero { return .rect(rect) }
    switch style {
    case .circular: return .roundedRect(rect, radii: radii, style: .circular)
    case .continuous: return .roundedRect(rect, radii: radii, style: .continuous)
    }
  }
}
