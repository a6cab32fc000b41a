import ScrollworkUIKit

/// The authorization to use the person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted, and the person cannot change it.
  case restricted = 1
  /// Denied by the person.
  case denied = 2
  /// Authorized.
  case authorized = 3
  /// Limited to some photos. Caveat: there is no selection; the app sees those that it added.
  case limited = 4

  init(_ status: PhotoAccess.Status) { self = Self(rawValue: status.rawValue) ?? .notDetermined }
}
