import DisplayList
import Foundation

/// A rectangle that fills the frame.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  /// `rect` itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// `rect` itself.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rect(rect)) }

  /// Does not depend on the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rectangle inset.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners in points; at most half of the rectangle.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with the width and height of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The rounded rectangle as a named outline, unless the corners are elliptical.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    guard cornerSize.width == cornerSize.height else { return _ShapeOutline(path(in: rect).outline()) }
    return _ShapeOutline(.rounded(rect, radii: CornerRadii(cornerSize.width), style: style))
  }

  /// Does not depend on the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rounded rectangle inset, with concentric corners.
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

/// A rectangle whose rounded corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points; at most half of the rectangle.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corner radii; zero by default.
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

  /// Returns the rounded rectangle inset, with concentric corners.
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

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
  /// The curve of the corners. Corners of half a side leave no room for smoothing, so both styles are semicircles.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
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

  /// Does not depend on the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the capsule inset.
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
