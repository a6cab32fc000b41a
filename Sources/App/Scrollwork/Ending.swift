import BrowserHost
import CStackTrace
import Foundation
import Synchronization
import Watchdog

/// How the process ends when its main thread does not see to it: it hangs, or has crashed.
enum Ending {
  private struct State {
    var watchdog: Watchdog?
    /// Shows what is told of a main thread that hangs.
    var page: BrowserHost?
    /// Whose calls are told.
    var file: String?
    var wasRequested = false
    var hasBegun = false
  }

  private static let state = Mutex(State())
  @MainActor private static var sources: [any DispatchSourceProtocol] = []
  private static let queue = DispatchQueue(label: "Ending")

  /// Seconds after which a process ends that was told to and does not answer.
  private static let patience = 2.0

  /// Begins to watch the main thread, which calls this. It is told where one hangs; if a `Supervisor` watches over this process, it
  /// also ends and leaves a report, and so it does when it crashes.
  /// - Parameters:
  ///   - limit: how many seconds the main thread may be silent; nil for ever.
  ///   - file: whose calls are told; nil for all.
  /// - Throws: an error of the file system.
  @MainActor static func watch(limit: Double?, file: String?) throws {
    state.withLock { $0.file = file.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().lastPathComponent } }
    let report = try FileSession.folder.map(EndReport.create)
    let watchdog = Watchdog(limit: limit) { seconds in
      if let report {
        // It ends anyway.
        if state.withLock({ $0.wasRequested }) { return }
        EndReport.write(stall: seconds, to: report)
        kill(getpid(), SIGKILL)
      } else {
        let text = "The app hangs: it has done nothing else for \(Int(seconds)) s.\n\(whereItIs())"
        say(text)
        state.withLock { $0.page }?.tell(problem: text)
      }
    } onRecovery: {
      say("The app goes on.")
      state.withLock { $0.page }?.tell(problem: nil)
    }
    state.withLock { $0.watchdog = watchdog }
    watchdog.start()
    guard let report else { return }
    stack_trace_on_crash(report)
    // Standard input closes when the process that watches over this one is gone. A thread waits for it: a source of libdispatch's
    // for a closed pipe now and then crashes it.
    Thread.detachNewThread {
      while case let data = FileHandle.standardInput.availableData, !data.isEmpty {}
      request(status: 1)
    }
  }

  /// Somebody waits for the main thread.
  static func hurry() { state.withLock { $0.watchdog }?.hurry() }

  /// Where it is told that the main thread hangs, besides the terminal.
  static func tell(on page: BrowserHost) { state.withLock { $0.page = page } }

  /// From now on Ctrl-C ends the process in order. Returns when that is so: a signal that came earlier would be lost.
  @MainActor static func listen() async {
    for number in [SIGINT, SIGTERM] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { request(status: 0) }
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
        source.resume()
      }
      sources.append(source)
    }
  }

  private static func request(status: Int32) {
    let wasRequested = state.withLock { state in
      defer { state.wasRequested = true }
      return state.wasRequested
    }
    guard !wasRequested else { return }
    Task { @MainActor in
      state.withLock { $0.hasBegun = true }
      await Launch.stop(status: status)
    }
    queue.asyncAfter(deadline: .now() + patience) {
      guard !state.withLock({ $0.hasBegun }) else { return }
      let text = "Ended while it hung.\n\(whereItIs())"
      // Nobody else does so when the process that watched over this one was killed.
      if let folder = FileSession.folder { try? FileManager.default.removeItem(at: folder) }
      say(text)
      _exit(1)
    }
  }

  private static func whereItIs() -> String {
    guard let calls = StackTrace.ofMainThread()?.calls(), !calls.isEmpty else { return "Where it is cannot be told." }
    return CrashReport.lines(of: calls, in: state.withLock { $0.file }).joined(separator: "\n")
  }

  private static func say(_ text: String) {
    signal(SIGPIPE, SIG_IGN)
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
