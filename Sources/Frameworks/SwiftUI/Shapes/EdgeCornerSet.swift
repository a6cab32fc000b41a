import Foundation

@available(iOS 26.0, *)
extension Edge.Corner {
  /// Any combination of corners.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a corner, by the corner's own raw value.
    public let rawValue: Int8

    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one corner.
    public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

    /// Only the upper corner where reading starts.
    public static let topLeading = Set(.topLeading)
    /// Only the upper corner where reading ends.
    public static let topTrailing = Set(.topTrailing)
    /// Only the lower corner where reading starts.
    public static let bottomLeading = Set(.bottomLeading)
    /// Only the lower corner where reading ends.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// Both upper corners.
    public static let top: Set = [.topLeading, .topTrailing]
    /// Both lower corners.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    /// Both corners where reading starts.
    public static let leading: Set = [.topLeading, .bottomLeading]
    /// Both corners where reading ends.
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    /// All four corners.
    public static let all: Set = [.top, .bottom]
    /// No corner.
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
