/// A direction on the horizontal axis.
@available(iOS 18.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// To where reading starts.
  case leading
  /// To where reading ends.
  case trailing

  /// Any combination of horizontal directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction, by its own raw value.
    public let rawValue: Int8

    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// Only to where reading starts.
    public static let leading = Set(.leading)
    /// Only to where reading ends.
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

  /// Any combination of vertical directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction, by its own raw value.
    public let rawValue: Int8

    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Only upwards.
    public static let up = Set(.up)
    /// Only downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
