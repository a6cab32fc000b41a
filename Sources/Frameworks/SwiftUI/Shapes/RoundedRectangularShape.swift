import Foundation

/// A rectangle with corners that others can ask for: as a container's shape it is what a `ConcentricRectangle` in it follows.
@available(iOS 26.0, *)
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners in a rectangle of a size, or in one of which nothing is known; nil where the shape has none to tell.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of the four corners of a rectangle.
@available(iOS 26.0, *)
public struct RoundedRectangularShapeCorners: Equatable, Sendable {
  /// The upper corner where reading starts.
  public var topLeading: Edge.Corner.Style
  /// The upper corner where reading ends.
  public var topTrailing: Edge.Corner.Style
  /// The lower corner where reading starts.
  public var bottomLeading: Edge.Corner.Style
  /// The lower corner where reading ends.
  public var bottomTrailing: Edge.Corner.Style

  /// Each corner in a style of its own.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// All corners in one style.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// All corners around the same centres as the container's.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }
  /// All corners around the same centres as the container's, with no smaller radii than a style has.
  public static func concentric(minimum: Edge.Corner.Style) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }
  /// All corners with a radius in points.
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
  /// Corners without a radius.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

@available(iOS 26.0, *)
extension RoundedRectangle: RoundedRectangularShape {
  /// Corners with the smaller of both radii.
  public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

@available(iOS 26.0, *)
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Each corner with its radius.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

@available(iOS 26.0, *)
extension Capsule: RoundedRectangularShape {
  /// Corners of half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

@available(iOS 26.0, *)
extension Circle: RoundedRectangularShape {
  /// Corners of half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

@available(iOS 26.0, *)
extension ConcentricRectangle: RoundedRectangularShape {
  /// The styles that the rectangle was made with.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: style(of: .topLeading), topTrailing: style(of: .topTrailing),
      bottomLeading: style(of: .bottomLeading), bottomTrailing: style(of: .bottomTrailing))
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Gives the content a shape that `ContainerRelativeShape` and `ConcentricRectangle` in it follow.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
