import Foundation

/// The version of PencilKit that a drawing needs.
public enum PKContentVersion: Int, Sendable {
  /// iOS 14: pen, pencil and marker.
  case version1 = 1
  /// iOS 17: all inks.
  case version2 = 2
  /// iOS 17.5: barrel roll of the Pencil.
  case version3 = 3

  /// The latest version here.
  public static var latest: PKContentVersion { .version3 }
}
