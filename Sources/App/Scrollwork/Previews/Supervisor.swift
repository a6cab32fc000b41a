import Foundation

/// Shows a file in a process of its own, and starts another one when that crashes: it serves the same page, which says what
/// crashed, and waits for the next version of the file.
@MainActor
final class Supervisor {
  private let folder: URL
  private let fileName: String
  private var process: Process?
  private var signals: [DispatchSourceSignal] = []
  private var isStopping = false

  /// How much of what the process wrote on standard error is kept: more than the longest backtrace.
  private nonisolated static let keptErrors = 256 * 1024

  /// - Throws: an error of the file system.
  init(_ fileName: String) throws {
    self.fileName = fileName
    folder = FileManager.default.temporaryDirectory.appending(path: "scrollwork-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileSession().save(in: folder)
  }

  /// Starts the process; it and all that follow end with this one.
  /// - Throws: if there is no process.
  func start() throws {
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
    isStopping = true
    process?.terminate()
  }

  private func launch() throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([
      FileSession.variable: folder.path,
      // The runtime tells what crashed, but only of some mistakes where.
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,output-to=stderr",
    ]) { $1 }
    // Nothing is ever written to it: it closes when this process ends, however it does.
    process.standardInput = Pipe()
    let output = Pipe()
    process.standardError = output
    let gone = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in gone.signal() }
    try process.run()
    self.process = process
    // A thread and not a handler of the handle's: libdispatch traps when a descriptor that it watches is closed beside it.
    let reading = output.fileHandleForReading
    Thread.detachNewThread {
      var errors = Data()
      while case let data = reading.availableData, !data.isEmpty {
        FileHandle.standardError.write(data)
        errors = Data((errors + data).suffix(Self.keptErrors))
      }
      // What the process says last may come before its end.
      gone.wait()
      let said = String(decoding: errors, as: UTF8.self)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ended(process, said) } }
    }
  }

  private func ended(_ process: Process, _ errors: String) {
    let crash = CrashReport(
      of: fileName, signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      errors: errors)
    guard let crash, !isStopping, var session = try? FileSession(in: folder), session.crash == nil else {
      try? FileManager.default.removeItem(at: folder)
      exit(process.terminationReason == .exit ? process.terminationStatus : isStopping ? 0 : 1)
    }
    session.crash = crash.text
    do {
      try session.save(in: folder)
      FileHandle.standardError.write(Data("\(crash.text)\nSave the file to show it again.\n".utf8))
      try launch()
    } catch {
      FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
      exit(1)
    }
  }
}
