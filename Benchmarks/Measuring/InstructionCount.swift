import Foundation

/// The instructions of a part of a benchmark, counted by Valgrind in a child process. Unlike times they hardly depend
/// on the machine's load.
enum InstructionCount {
  /// Returns the instructions inside `countedWork` while the child runs one part; nil, with a message on standard
  /// error, without Valgrind.
  static func ofChild(
    running arguments: [String], part: String, environment: [String: String] = [:]
  ) throws -> Int? {
    guard let valgrind = path(of: "valgrind") else {
      FileHandle.standardError.write(Data("benchmarks: instructions are not counted without valgrind.\n".utf8))
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
    // Randomly seeded tables would make each run different.
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

  /// Returns the total in callgrind's file, which ends with it; 0 would mean that the function was never called.
  private static func total(in profile: String) -> Int? {
    let line = profile.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst("totals: ".count)) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The error of a child process that failed or counted nothing.
struct InstructionCountError: Error, CustomStringConvertible {
  let part: String
  let status: Int32

  var description: String { "counting the instructions of \(part) failed; valgrind ended with status \(status)" }
}

extension String {
  /// The target of a symbolic link.
  fileprivate var resolvedPath: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
