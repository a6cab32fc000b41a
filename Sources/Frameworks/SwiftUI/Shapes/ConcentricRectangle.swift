import DisplayList
import Foundation

extension Edge {
  /// One corner of a rectangle; leading and trailing depend on the layout direction.
  @available(iOS 26.0, *)
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// At the upper edge, where reading starts.
    case topLeading
    /// At the upper edge, where reading ends.
    case topTrailing
    /// At the lower edge, where reading starts.
    case bottomLeading
    /// At the lower edge, where reading ends.
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// Points; nil for a corner around the same centre as the container's.
      let radius: CGFloat?
      /// The least radius of a concentric corner.
      fileprivate var minimum: CGFloat = 0

      /// With a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0)) }

      /// Around the same centre as the container's corner.
      public static var concentric: Style { Style(radius: nil) }

      /// Around the same centre as the container's corner, but with no smaller radius than another style has.
      public static func concentric(minimum: Style?) -> Style {
        Style(radius: nil, minimum: minimum.map { $0.radius ?? $0.minimum } ?? 0)
      }

      private init(radius: CGFloat?, minimum: CGFloat = 0) {
        self.radius = radius
        self.minimum = minimum
      }

      /// With a radius in points.
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

      /// With a radius in points.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }
  }
}

/// A rectangle whose corners have radii of their own, or follow those of the container's shape.
@available(iOS 26.0, *)
public struct ConcentricRectangle: InsettableShape {
  /// Which corners get the largest radius of all of them.
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

  /// Each corner follows the container's.
  public init() { self.init(corners: .concentric) }

  /// All corners of one style; with `isUniform` all have the largest radius that comes of it.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(isUniform ? .all : .none, corners, corners, corners, corners)
  }

  /// Each corner of a style of its own.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.none, topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// The corners at the top alike, and those at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(.topAndBottom, uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }

  /// The corners at the leading edge alike, and those at the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .leadingAndTrailing, uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
  }

  /// The corners at the top alike, the others each of a style of its own.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.top, uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// The corners at the bottom alike, the others each of a style of its own.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.bottom, topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners)
  }

  /// The corners at the leading edge alike, the others each of a style of its own.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.leading, uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner)
  }

  /// The corners at the trailing edge alike, the others each of a style of its own.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(.trailing, topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners)
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path { rounded(in: rect).path(in: rect) }

  /// The rectangle with its corners, by its name.
  public func _outline(in rect: CGRect) -> _ShapeOutline { rounded(in: rect)._outline(in: rect) }

  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  /// How a corner was asked for.
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
  /// All corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    Self(corners: corners, isUniform: isUniform)
  }

  /// Each corner of a style of its own.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// The corners at the top alike, and those at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// The corners at the leading edge alike, and those at the trailing edge.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// The corners at the top alike, the others each of a style of its own.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// The corners at the bottom alike, the others each of a style of its own.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// The corners at the leading edge alike, the others each of a style of its own.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// The corners at the trailing edge alike, the others each of a style of its own.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    Self(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
