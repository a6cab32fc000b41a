import Foundation

/// Which PencilKit a drawing needs.
public enum PKContentVersion: Int, Sendable {
  /// That of iOS 14: pen, pencil and marker.
  case version1 = 1
  /// That of iOS 17: all inks.
  case version2 = 2
  /// That of iOS 17.5: a Pencil that is rolled.
  case version3 = 3

  /// The newest one here.
  public static var latest: PKContentVersion { .version3 }
}
