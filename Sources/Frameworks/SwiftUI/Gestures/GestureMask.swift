/// Which gestures are enabled when one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value, with one bit per kind.
  public let rawValue: UInt32
  /// Creates a mask from a raw value; unknown bits have no effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor those of the view and its subviews.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and its subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
