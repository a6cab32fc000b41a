/// How a picture goes into a size of another shape.
public enum PHImageContentMode: Int, Sendable {
  /// Within it.
  case aspectFit = 0
  /// So that it is filled.
  case aspectFill = 1
  /// Within it.
  public static var `default`: PHImageContentMode { .aspectFit }
}
