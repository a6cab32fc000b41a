import Foundation

/// Watches the process that does the work.
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
  if scrollwork.coverage, let location = scrollwork.projectPath {
    do { try scrollwork.printCoverage(of: location) } catch {
      FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
      exit(1)
    }
    exit(0)
  }
  if scrollwork.test, let location = scrollwork.projectPath {
    ProjectTests(location, target: scrollwork.target, junit: scrollwork.junit).run(scrollwork)
  } else if FileSession.folder == nil {
    supervisor = try Supervisor(scrollwork.file, scrollwork.work)
    try supervisor?.start()
  } else {
    try Ending.watch(limit: scrollwork.longestSilence, file: scrollwork.file, scrollwork.work)
    Launch.start(scrollwork)
  }
} catch {
  Scrollwork.end(with: error)
}
RunLoop.main.run()
