/// How a file's pixels are turned against how the picture is shown, as the Exif standard counts.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Not at all.
  case up = 1
  /// Left and right are exchanged.
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  /// Up and down are exchanged.
  case downMirrored = 4
  /// As `left`, and mirrored.
  case leftMirrored = 5
  /// What is shown is turned to the right.
  case right = 6
  /// As `right`, and mirrored.
  case rightMirrored = 7
  /// What is shown is turned to the left.
  case left = 8
}
