import Foundation

@available(iOS 26.0, *)
extension Edge.Corner {
  /// A set of corners.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per corner, shifted by the corner's raw value.
    public let rawValue: Int8

    /// Creates a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one corner.
    public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

    /// The top leading corner.
    public static let topLeading = Set(.topLeading)
    /// The top trailing corner.
    public static let topTrailing = Set(.topTrailing)
    /// The bottom leading corner.
    public static let bottomLeading = Set(.bottomLeading)
    /// The bottom trailing corner.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// Both top corners.
    public static let top: Set = [.topLeading, .topTrailing]
    /// Both bottom corners.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    /// Both leading corners.
    public static let leading: Set = [.topLeading, .bottomLeading]
    /// Both trailing corners.
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    /// All corners.
    public static let all: Set = [.top, .bottom]
    /// No corners.
    public static let none: Set = []
  }
}

@available(iOS 26.0, *)
extension RectangleCornerRadii {
  /// The radius of a corner, in points.
  public subscript(_ corner: Edge.Corner) -> CGFloat {
    get { self[keyPath: Self.property(of: corner)] }
    set { self[keyPath: Self.property(of: corner)] = newValue }
  }

  private static func property(of corner: Edge.Corner) -> WritableKeyPath<Self, CGFloat> {
    switch corner {
    case .topLeading: \.topLeading
    case .topTrailing: \.topTrailing
    case .bottomLeading: \.bottomLeading
    case .bottomTrailing: \.bottomTrailing
    }
  }
}
