import CStackTrace
import Foundation
import Synchronization
import Watchdog

/// Ends the process when its main thread cannot: because it hangs or has crashed.
enum Ending {
  private struct State {
    var watchdog: Watchdog?
    /// Called when the main thread hangs, in addition to the terminal's message; nil means that it has recovered.
    var listener: (@Sendable (_ problem: String?) -> Void)?
    /// The file whose calls are reported.
    var file: String?
    var wasRequested = false
    var hasBegun = false
  }

  private static let state = Mutex(State())
  @MainActor private static var sources: [any DispatchSourceProtocol] = []
  private static let queue = DispatchQueue(label: "Ending")

  /// The seconds that a server has for its last message.
  private static let lastWords = 0.3

  /// The seconds after which a process that does not respond to termination is ended.
  private static let patience = 2.0

  /// Begins to watch the main thread, which calls this. A hang is reported, and unless it is the app's, the process
  /// ends and leaves a report, as it does when it crashes.
  /// - Parameters:
  ///   - limit: how many seconds the main thread may be silent; nil for no limit.
  ///   - file: the file whose calls are reported; nil for all.
  /// - Throws: an error of the file system.
  @MainActor static func watch(limit: Double?, file: String?, _ work: Work) throws {
    state.withLock { $0.file = file.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().lastPathComponent } }
    let report = try FileSession.folder.map(EndReport.create)
    let watchdog = Watchdog(limit: limit) { seconds in
      let (wasRequested, listener) = state.withLock { ($0.wasRequested, $0.listener) }
      guard work != .app, let report else {
        let text = text(seconds)
        say(text)
        listener?(text)
        return
      }
      // The process ends anyway.
      if wasRequested { return }
      EndReport.write(stall: seconds, to: report)
      if work == .sessions {
        listener?(text(seconds))
        Thread.sleep(forTimeInterval: lastWords)
      }
      kill(getpid(), SIGKILL)
    } onRecovery: {
      guard work == .app else { return }
      say("The app responds again.")
      state.withLock { $0.listener }?(nil)
    }
    state.withLock { $0.watchdog = watchdog }
    watchdog.start()
    guard let report else { return }
    stack_trace_on_crash(report)
    // Standard input closes when the supervising process is gone. A thread waits for it: a libdispatch source for a
    // closed pipe occasionally crashes it.
    Thread.detachNewThread {
      while case let data = FileHandle.standardInput.availableData, !data.isEmpty {}
      request(status: 1)
    }
  }

  /// Notes that somebody waits for the main thread.
  static func hurry() { state.withLock { $0.watchdog }?.hurry() }

  /// Sets the closure that is called when the main thread hangs, in addition to the terminal's message; nil means that
  /// it has recovered.
  static func tell(_ listener: @escaping @Sendable (_ problem: String?) -> Void) {
    state.withLock { $0.listener = listener }
  }

  /// Makes Ctrl-C end the process in order. Returns once that is so: an earlier signal would be lost.
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
      say("The app hangs. Reading where; Ctrl-C again ends it at once.")
      let text = "Ended while it was hanging.\n\(whereItIs())"
      // Nobody else removes it if the supervising process was killed.
      if let folder = FileSession.folder { try? FileManager.default.removeItem(at: folder) }
      say(text)
      _exit(1)
    }
  }

  private static func text(_ seconds: Double) -> String {
    "The app hangs: it has not responded for \(Int(seconds)) s.\n\(whereItIs())"
  }

  private static func whereItIs() -> String {
    guard let calls = StackTrace.ofMainThread()?.calls(), !calls.isEmpty else { return "Its stack could not be read." }
    return CrashReport.lines(of: calls, in: state.withLock { $0.file }).joined(separator: "\n")
  }

  private static func say(_ text: String) {
    signal(SIGPIPE, SIG_IGN)
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
