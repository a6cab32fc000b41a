/// Which gestures are enabled where one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// The kinds whose bits are set; unknown ones mean nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor those of the view and what is inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
