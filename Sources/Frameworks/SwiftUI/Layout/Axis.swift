/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// "horizontal" or "vertical".
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit per axis.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    /// Only the horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// Only the vertical axis.
    public static let vertical = Set(.vertical)

    func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
