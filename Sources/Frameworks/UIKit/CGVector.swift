import Foundation

/// A vector in points. Core Graphics has it; Foundation on Linux does not.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component, to the right.
  public var dx: CGFloat
  /// The vertical component, downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
