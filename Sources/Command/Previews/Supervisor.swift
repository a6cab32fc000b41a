import Foundation

/// Runs the work in a separate process, and reports its end. If work continues after a crash or a hang, another process
/// serves the same address: the page shows what happened and waits for the next version of the file, the Appium server
/// for a session.
@MainActor
final class Supervisor {
  private let folder: URL
  private let fileName: String?
  private let work: Work
  private var process: Process?
  private var signals: [DispatchSourceSignal] = []
  private var isStopping = false

  /// The exit status of a process that another one with the next version follows.
  nonisolated static let nextVersion: Int32 = 75

  /// How much of the process's standard error is kept: more than the longest message.
  private nonisolated static let keptErrors = 64 * 1024
  /// The seconds that the process has to end when it is terminated. If it hangs, it ends by itself after two seconds,
  /// and on a busy machine needs some more to find out where it hangs.
  private static let patience = 20.0

  /// Creates a supervisor.
  ///
  /// - Throws: an error of the file system.
  init(_ fileName: String?, _ work: Work) throws {
    // The name of the compiled file.
    self.fileName = fileName.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().lastPathComponent }
    self.work = work
    folder = try FileSession.makeFolder()
    try FileSession().save(in: folder)
  }

  /// Starts the process; it and all that follow end with this one.
  /// - Throws: if there is no process.
  func start() throws {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { self.stop() } }
      source.resume()
      signals.append(source)
    }
    try launch()
  }

  private func stop() {
    // A user who asks twice does not want to wait.
    if isStopping { return kill() }
    isStopping = true
    process?.terminate()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { MainActor.assumeIsolated { self.kill() } }
  }

  private func kill() {
    if let process, process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
  }

  private func launch() throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = Array(CommandLine.arguments.dropFirst())
    // A crash is reported at once from what the process leaves: the runtime's backtrace, which its own handlers
    // replace, takes seconds. Switched off, the runtime would print one of another kind.
    process.environment = ProcessInfo.processInfo.environment.merging([
      FileSession.variable: folder.path, "SWIFT_BACKTRACE": "enable=yes",
    ]) { $1 }
    // Nothing is ever written to it: it closes when this process ends, however it does.
    process.standardInput = Pipe()
    let output = Pipe()
    process.standardError = output
    let gone = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in gone.signal() }
    try process.run()
    self.process = process
    // A thread and not the handle's handler: libdispatch traps when a watched descriptor is closed elsewhere.
    let reading = output.fileHandleForReading
    Thread.detachNewThread {
      var errors = Data()
      while case let data = reading.availableData, !data.isEmpty {
        Self.say(data)
        errors = Data((errors + data).suffix(Self.keptErrors))
      }
      // The process's last output may come before its end.
      gone.wait()
      let said = String(decoding: errors, as: UTF8.self)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ended(process, said) } }
    }
  }

  private func ended(_ process: Process, _ errors: String) {
    let isOver = process.terminationReason == .exit && process.terminationStatus == Self.nextVersion
    if isOver, work == .file, !isStopping, (try? launch()) != nil { return }
    let crash =
      isStopping
      ? nil
      : CrashReport(
        of: fileName, signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
        end: EndReport(in: folder), errors: errors)
    guard let crash else {
      // A process that had to be killed did not end in order.
      let hasFailed = work == .picture || process.terminationStatus == SIGKILL
      end(process.terminationReason == .exit ? process.terminationStatus : hasFailed ? 1 : 0)
    }
    Self.say(Data("\(crash.text)\n".utf8))
    guard work.goesOn, var session = try? FileSession(in: folder), session.crash == nil else { end(1) }
    session.crash = crash
    do {
      try session.save(in: folder)
      let next = work == .file ? "Save the file to show it again." : "The session has ended; a new one can start."
      Self.say(Data("\(next)\n".utf8))
      try launch()
    } catch {
      Self.say(Data("scrollwork: \(error)\n".utf8))
      end(1)
    }
  }

  /// Writes to standard error. If nobody reads it, that is no reason to end.
  private nonisolated static func say(_ text: Data) { try? FileHandle.standardError.write(contentsOf: text) }

  private func end(_ status: Int32) -> Never {
    try? FileManager.default.removeItem(at: folder)
    exit(status)
  }
}
