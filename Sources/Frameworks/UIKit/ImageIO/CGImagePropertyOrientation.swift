/// The orientation of a file's pixels relative to the displayed image, in Exif numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Not rotated.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored = 2
  /// Rotated by half a turn.
  case down = 3
  /// Mirrored vertically.
  case downMirrored = 4
  /// The same as `left`, and mirrored.
  case leftMirrored = 5
  /// The displayed image is rotated to the right.
  case right = 6
  /// The same as `right`, and mirrored.
  case rightMirrored = 7
  /// The displayed image is rotated to the left.
  case left = 8
}
