import DisplayList
import Foundation

extension Edge {
  /// A corner of a rectangle. Leading and trailing depend on the layout direction.
  @available(iOS 26.0, *)
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing

    /// The rounding of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// In points; nil for a corner concentric with the container's.
      let radius: CGFloat?
      /// The minimum radius of a concentric corner.
      fileprivate var minimum: CGFloat = 0

      /// A fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0)) }

      /// Concentric with the container's corner.
      public static var concentric: Style { Style(radius: nil) }

      /// Concentric with the container's corner, but with at least the radius of another style.
      public static func concentric(minimum: Style?) -> Style {
        Style(radius: nil, minimum: minimum.map { $0.radius ?? $0.minimum } ?? 0)
      }

      private init(radius: CGFloat?, minimum: CGFloat = 0) {
        self.radius = radius
        self.minimum = minimum
      }

      /// Creates a style with a fixed radius in points.
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

      /// Creates a style with a fixed radius in points.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }
  }
}

/// A rectangle whose corners have their own radii or are concentric with those of the container's shape.
@available(iOS 26.0, *)
public struct ConcentricRectangle: InsettableShape {
  /// The corners that share their largest radius.
  private enum Uniform: Sendable { case none, all, top, bottom, leading, trailing, topAndBottom, leadingAndTrailing }

  private var styles: [Edge.Corner: Edge.Corner.Style]
  private let uniform: Uniform

  private init(
    _ uniform: Uniform, _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style
  ) {
    self.uniform = uniform
    styles = [
      .topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading,
      .bottomTrailing: bottomTrailing,
    ]
  }

  /// Creates a rectangle with corners concentric with the container's.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with one style for all corners. With `isUniform`, all corners get the largest of the resulting
  /// radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(isUniform ? .all : .none, corners, corners, corners, corners)
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.none, topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle with one style for the top corners and one for the bottom corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(.topAndBottom, uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }

  /// Creates a rectangle with one style for the leading corners and one for the trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .leadingAndTrailing, uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
  }

  /// Creates a rectangle with one style for the top corners, and one for each other corner.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.top, uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle with one style for the bottom corners, and one for each other corner.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.bottom, topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners)
  }

  /// Creates a rectangle with one style for the leading corners, and one for each other corner.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.leading, uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner)
  }

  /// Creates a rectangle with one style for the trailing corners, and one for each other corner.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.trailing, topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners)
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path { rounded(in: rect).path(in: rect) }

  /// The rectangle with its corners, as a named outline.
  public func _outline(in rect: CGRect) -> _ShapeOutline { rounded(in: rect)._outline(in: rect) }

  /// Returns the shape inset.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  /// Returns the requested style of a corner.
  func style(of corner: Edge.Corner) -> Edge.Corner.Style { styles[corner] ?? .concentric }

  private func rounded(in rect: CGRect) -> UnevenRoundedRectangle {
    var radii: [Edge.Corner: CGFloat] = [:]
    for corner in Edge.Corner.allCases {
      let style = style(of: corner)
      radii[corner] = style.radius ?? max(ContainerCorners.concentricRadius(of: corner, in: rect) ?? 0, style.minimum)
    }
    let groups: [[Edge.Corner]] =
      switch uniform {
      case .none: []
      case .all: [Edge.Corner.allCases]
      case .top: [[.topLeading, .topTrailing]]
      case .bottom: [[.bottomLeading, .bottomTrailing]]
      case .leading: [[.topLeading, .bottomLeading]]
      case .trailing: [[.topTrailing, .bottomTrailing]]
      case .topAndBottom: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
      case .leadingAndTrailing: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
      }
    for group in groups {
      let largest = group.compactMap { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
      bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0)
  }
}

@available(iOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    Self(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the top corners and one for the bottom corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with one style for the leading corners and one for the trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with one style for the top corners, and one for each other corner.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the bottom corners, and one for each other corner.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle with one style for the leading corners, and one for each other corner.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the trailing corners, and one for each other corner.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
