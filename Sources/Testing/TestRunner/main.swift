import Foundation
import Projects

// Runs tests of somebody's project, as the file says that it is given. `scrollwork` starts a process for those that share one. It links
// the virtual clock, which cannot come into a process later.
do {
  guard CommandLine.arguments.count == 2 else { throw CocoaError(.fileReadNoSuchFile) }
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  try TestProcess.run(JSONDecoder().decode(TestRun.self, from: Data(contentsOf: file)))
} catch {
  FileHandle.standardError.write(Data("scrollwork-tests: \(error)\n".utf8))
  exit(TestRun.cannotBegin)
}
RunLoop.main.run()
