import ScrollworkUIKit

/// The level of access to the person's photos.
public enum PHAccessLevel: Int, Sendable {
  /// Only adding photos.
  case addOnly = 1
  /// Reading and changing photos.
  case readWrite = 2

  var level: PhotoAccess.Level { self == .addOnly ? .addOnly : .readWrite }
}
