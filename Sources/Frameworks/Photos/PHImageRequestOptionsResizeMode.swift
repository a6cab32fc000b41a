/// How exactly an image meets the requested size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// It has its original size.
  case none = 0
  /// It has at least that size, unless the original is smaller.
  case fast = 1
  /// It has exactly that size, cropped if necessary.
  case exact = 2
}
