import Foundation

/// A child process with its time of start.
///
/// Nothing happens between reading the clock and `posix_spawn`, since the preparations of Foundation's `Process` take
/// as long as a frame.
struct TimedProcess {
  private let process: pid_t
  private let output: FileHandle

  /// Starts a process. Throws a `POSIXError` if the system does not start it.
  init(_ executable: String, _ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    try Self.check(pipe(&ends))
    defer { close(ends[1]) }
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var words = arguments.map { strdup($0) } + [nil]
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != FirstFrame.startVariable }
    var environment = inherited.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + environment { free(word) } }
    environment.append(strdup("\(FirstFrame.startVariable)=\(Int(FirstFrame.monotonicNanoseconds))"))
    environment.append(nil)
    var process = pid_t()
    let failure = posix_spawn(&process, executable, &actions, nil, &words, &environment)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    self.process = process
  }

  /// Waits until it has ended; returns its output, and its end as `waitpid` describes it.
  func end() throws -> (output: Data, status: Int32) {
    let written = try output.readToEnd() ?? Data()
    var status: Int32 = 0
    try Self.check(waitpid(process, &status, 0))
    return (written, status)
  }

  private static func check(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
