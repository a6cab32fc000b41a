import Foundation

// A synchronous main that ends in the run loop: an `async` main would leave the main thread, and `Timer`,
// `RunLoop.main` and `Thread.isMainThread` would then be wrong for the app.
do {
  let command = try Scrollwork.parseAsRoot()
  guard let scrollwork = command as? Scrollwork else {
    var command = command
    try command.run()
    exit(0)
  }
  Launch.start(scrollwork)
} catch {
  Scrollwork.exit(withError: error)
}
RunLoop.main.run()
