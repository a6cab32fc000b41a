/// The content mode of an image in a size with another aspect ratio.
public enum PHImageContentMode: Int, Sendable {
  /// Fits inside.
  case aspectFit = 0
  /// Fills the size.
  case aspectFill = 1
  /// Fits inside.
  public static var `default`: PHImageContentMode { .aspectFit }
}
