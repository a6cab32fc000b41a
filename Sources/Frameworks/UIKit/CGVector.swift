import Foundation

/// A displacement in points. Core Graphics has it; Foundation on Linux does not.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector()

  /// No displacement.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A displacement by its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement by whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
