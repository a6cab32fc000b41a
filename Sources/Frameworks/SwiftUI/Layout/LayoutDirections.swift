/// A direction on the horizontal axis.
@available(iOS 18.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Towards the leading edge.
  case leading
  /// Towards the trailing edge.
  case trailing

  /// A set of horizontal directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per direction.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// Only towards the leading edge.
    public static let leading = Set(.leading)
    /// Only towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction on the vertical axis.
@available(iOS 18.0, *)
@frozen public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// A set of vertical directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per direction.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Only upwards.
    public static let up = Set(.up)
    /// Only downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
