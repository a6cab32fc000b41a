/// One edge of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per edge.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the upper edge.
    public static let top = Set(.top)
    /// Only the leading edge.
    public static let leading = Set(.leading)
    /// Only the lower edge.
    public static let bottom = Set(.bottom)
    /// Only the trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]

    func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per edge.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the leading edge.
    public static let leading = Set(.leading)
    /// Only the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per edge.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Only the upper edge.
    public static let top = Set(.top)
    /// Only the lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
