import Foundation

/// Instructions of a part of a benchmark, counted by valgrind in a child process. Unlike times they hardly depend on what else
/// the machine does.
enum InstructionCount {
  /// Instructions inside `countedWork` while the child runs one part; nil, with a word on standard error, without
  /// valgrind.
  static func ofChild(
    running arguments: [String], part: String, environment: [String: String] = [:]
  ) throws -> Int? {
    guard let valgrind = path(of: "valgrind") else {
      FileHandle.standardError.write(Data("benchmarks: no instructions are counted: valgrind is not installed.\n".utf8))
      return nil
    }
    let output = FileManager.default.temporaryDirectory.appending(path: "callgrind.\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let child = Process()
    child.executableURL = valgrind
    child.arguments =
      [
        "--quiet", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=benchmarks_counted_work",
        "--callgrind-out-file=\(output.path)", "/proc/self/exe".resolvedPath,
      ] + arguments + ["--part", part, "--json"]
    // Tables with random seeds would make each run another one.
    child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    child.waitUntilExit()
    guard child.terminationStatus == 0, let count = total(in: try String(contentsOf: output, encoding: .utf8)) else {
      throw InstructionCountError(part: part, status: child.terminationStatus)
    }
    return count
  }

  private static func path(of tool: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appending(path: tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Callgrind's file ends with the sum of all costs; 0 would mean that the function was never met.
  private static func total(in profile: String) -> Int? {
    let line = profile.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst("totals: ".count)) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The child process did not end well or counted nothing.
struct InstructionCountError: Error, CustomStringConvertible {
  let part: String
  let status: Int32

  var description: String { "counting the instructions of \(part) failed; valgrind ended with status \(status)" }
}

extension String {
  /// Where a symbolic link leads.
  fileprivate var resolvedPath: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
