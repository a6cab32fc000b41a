/// How exactly a picture has the size that was asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// It has its own.
  case none = 0
  /// It has at least that size, unless it is smaller itself.
  case fast = 1
  /// It has that size: what it is larger is cut off.
  case exact = 2
}
