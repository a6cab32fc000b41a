import ScrollworkUIKit

/// What an app may do with the person's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// Nothing, and the person cannot change it.
  case restricted = 1
  /// Nothing: the person said so.
  case denied = 2
  /// All.
  case authorized = 3
  /// See some of them. Caveat: nobody asks which; the app sees those that it added.
  case limited = 4

  init(_ status: PhotoAccess.Status) { self = Self(rawValue: status.rawValue) ?? .notDetermined }
}
