import ScrollworkUIKit

/// What an app wants with the person's pictures.
public enum PHAccessLevel: Int, Sendable {
  /// Only add pictures.
  case addOnly = 1
  /// See and change them.
  case readWrite = 2

  var level: PhotoAccess.Level { self == .addOnly ? .addOnly : .readWrite }
}
