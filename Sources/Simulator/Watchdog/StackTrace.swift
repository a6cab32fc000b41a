import CStackTrace
import Foundation

/// The stack of a thread, as the addresses of its calls.
package struct StackTrace: Sendable {
  /// A call: its function, and the place in its source.
  package struct Call: Equatable, Sendable {
    /// The short name, such as `Card.body.getter`; empty if there is none.
    package var function: String
    /// The file's path; nil if it has no source here.
    package var file: String?
    package var line: Int

    package init(function: String, file: String?, line: Int) {
      (self.function, self.file, self.line) = (function, file, line)
    }
  }

  /// The output of `stack_trace_take`: `1f0 /usr/lib/libc.so.6`.
  private let addresses: [Substring]

  package init(_ lines: [Substring]) { addresses = lines }

  /// Returns the main thread's stack, for other threads; nil if it does not even answer to a signal.
  package static func ofMainThread() -> StackTrace? {
    let pipe = Pipe()
    let isTaken = stack_trace_take(pipe.fileHandleForWriting.fileDescriptor, answerMilliseconds)
    try? pipe.fileHandleForWriting.close()
    guard isTaken, let data = try? pipe.fileHandleForReading.readToEnd() else { return nil }
    return StackTrace(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }

  /// Returns the calling thread's stack.
  package static func ofThisThread() -> StackTrace? {
    let pipe = Pipe()
    stack_trace_here(pipe.fileHandleForWriting.fileDescriptor)
    try? pipe.fileHandleForWriting.close()
    guard let data = try? pipe.fileHandleForReading.readToEnd() else { return nil }
    return StackTrace(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }

  package static let answerMilliseconds: Int32 = 2000

  /// Returns the calls, innermost first; those in system libraries may be missing. Starts processes, which takes some
  /// tenths of a second.
  package func calls() -> [Call] {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let input = addresses.compactMap { line -> String? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      // The executable's path may be relative, as it was started.
      return "CODE \"\(parts[1].hasPrefix("/") ? String(parts[1]) : executable)\" 0x\(parts[0])\n"
    }
    let found = Self.filter(
      Data(input.joined().utf8), ["llvm-symbolizer", "--output-style=JSON", "--functions=linkage"],
      ["swift-demangle", "--simplified"])
    return String(decoding: found, as: UTF8.self).split(separator: "\n").flatMap { line in
      (try? JSONDecoder().decode(Answer.self, from: Data(line.utf8)))?.calls ?? []
    }
  }

  /// The symbolizer's answer for an address: the function, after those that were inlined into it.
  private struct Answer: Decodable {
    struct Place: Decodable {
      var FunctionName: String
      var FileName: String
      var Line: Int
      /// Where the function begins, for instructions about which the compiler says no more.
      var StartLine: Int?
    }
    var Symbol: [Place]

    var calls: [Call] {
      Symbol.filter { !$0.FunctionName.isEmpty || $0.Line > 0 }.map {
        let line = $0.Line > 0 ? $0.Line : $0.StartLine ?? 0
        return Call(function: $0.FunctionName, file: line > 0 ? $0.FileName : nil, line: line)
      }
    }
  }

  /// Returns the output of a pipeline of toolchain programs; empty if one cannot be run.
  private static func filter(_ data: Data, _ commands: [String]...) -> Data {
    let input = Pipe()
    var output = input
    for command in commands {
      let process = Process()
      process.executableURL = tools.appending(path: command[0])
      process.arguments = Array(command.dropFirst())
      process.standardInput = output
      output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return Data() }
    }
    // Less than a pipe holds: 96 addresses.
    try? input.fileHandleForWriting.write(contentsOf: data)
    try? input.fileHandleForWriting.close()
    return (try? output.fileHandleForReading.readToEnd()) ?? Data()
  }

  /// The folder of the toolchain whose libraries this process uses: `usr/lib/swift/linux/libswiftCore.so` is next to
  /// `usr/bin`.
  private static let tools: URL = {
    guard let path = stack_trace_library("swift_retain") else { return URL(fileURLWithPath: "/usr/bin") }
    return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath()
      .appending(path: "../../../../bin").standardizedFileURL
  }()
}
