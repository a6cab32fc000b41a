import Foundation

/// A rectangle with corners. As a container's shape, it determines the corners of a `ConcentricRectangle` inside.
@available(iOS 26.0, *)
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns the corners in a rectangle of a size, or of an unknown one; nil if the shape has none.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of a rectangle's four corners.
@available(iOS 26.0, *)
public struct RoundedRectangularShapeCorners: Equatable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates a style for each corner.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates one style for all corners.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// All corners concentric with the container's.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }
  /// All corners concentric with the container's, with at least the radii of a style.
  public static func concentric(minimum: Edge.Corner.Style) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }
  /// All corners with a fixed radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

  /// The style of a corner.
  public subscript(_ corner: Edge.Corner) -> Edge.Corner.Style {
    get { self[keyPath: Self.property(of: corner)] }
    set { self[keyPath: Self.property(of: corner)] = newValue }
  }

  private static func property(of corner: Edge.Corner) -> WritableKeyPath<Self, Edge.Corner.Style> {
    switch corner {
    case .topLeading: \.topLeading
    case .topTrailing: \.topTrailing
    case .bottomLeading: \.bottomLeading
    case .bottomTrailing: \.bottomTrailing
    }
  }
}

@available(iOS 26.0, *)
extension Rectangle: RoundedRectangularShape {
  /// Corners with radius zero.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

@available(iOS 26.0, *)
extension RoundedRectangle: RoundedRectangularShape {
  /// Corners with the smaller of the two radii.
  public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

@available(iOS 26.0, *)
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Each corner with its own radius.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

@available(iOS 26.0, *)
extension Capsule: RoundedRectangularShape {
  /// Corners with half of the shorter side as radius.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

@available(iOS 26.0, *)
extension Circle: RoundedRectangularShape {
  /// Corners with half of the shorter side as radius.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

@available(iOS 26.0, *)
extension ConcentricRectangle: RoundedRectangularShape {
  /// The styles of the rectangle.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: style(of: .topLeading), topTrailing: style(of: .topTrailing),
      bottomLeading: style(of: .bottomLeading), bottomTrailing: style(of: .bottomTrailing))
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` in this view follow.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
