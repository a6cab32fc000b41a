import Foundation
import Projects

// Runs the tests of a project, as described by the given file. `scrollwork` starts a process for those that share one.
// It links the virtual clock, which cannot be loaded into a process later.
do {
  guard CommandLine.arguments.count == 2 else { throw CocoaError(.fileReadNoSuchFile) }
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  try TestProcess.run(JSONDecoder().decode(TestRun.self, from: Data(contentsOf: file)))
} catch {
  FileHandle.standardError.write(Data("scrollwork-tests: \(error)\n".utf8))
  exit(TestRun.cannotBegin)
}
RunLoop.main.run()
