/// What a process is for that a `Supervisor` watches over, which says what comes after a crash or a hang.
enum Work {
  /// The app on a page. Where it hangs is told, and it may go on; after a crash there is nothing to show.
  case app
  /// Somebody's file on a page: the next version of it is waited for.
  case file
  /// The next Appium session is waited for.
  case sessions
  /// One picture, or none.
  case picture

  /// Another process follows one that crashed or hung.
  var goesOn: Bool { self == .file || self == .sessions }
}
