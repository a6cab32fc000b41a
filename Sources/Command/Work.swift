/// The purpose of a process that a `Supervisor` watches, which determines what follows a crash or a hang.
enum Work {
  /// The app on a page. A hang is reported, and the app may recover; after a crash there is nothing to show.
  case app
  /// A user's file on a page: after a crash the next version is awaited.
  case file
  /// Appium sessions: after a crash the next one is awaited.
  case sessions
  /// One picture, or none.
  case picture

  /// Whether another process follows one that crashed or hung.
  var goesOn: Bool { self == .file || self == .sessions }
}
