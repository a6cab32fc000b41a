import Foundation

/// Watches over the process that shows somebody's file.
var supervisor: Supervisor?

// A synchronous main that ends in the run loop: an `async` main would leave the main thread, and `Timer`,
// `RunLoop.main` and `Thread.isMainThread` would then be wrong for the app.
do {
  let command = try Scrollwork.parseAsRoot()
  guard let scrollwork = command as? Scrollwork else {
    var command = command
    try command.run()
    exit(0)
  }
  if let file = scrollwork.file, scrollwork.snapshot == nil, FileSession.folder == nil {
    supervisor = try Supervisor(file)
    try supervisor?.start()
  } else {
    Launch.start(scrollwork)
  }
} catch {
  Scrollwork.exit(withError: error)
}
RunLoop.main.run()
