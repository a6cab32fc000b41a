import Foundation
import Projects

/// Compiles somebody's file into a library, with the compiler and the arguments with which the executable was compiled that loads it.
struct LibraryBuild: Sendable {
  private let compiler: String
  /// Where modules are and what they are called.
  let arguments: [String]

  /// Why there is no library.
  enum Failure: Error, CustomStringConvertible {
    /// Nothing says how the app was compiled.
    case unknownArguments(URL)
    /// What the compiler said.
    case diagnostics(String)

    var description: String {
      switch self {
      case .unknownArguments(let url):
        "\(url.path) does not say how the app was compiled; start with ./run, which builds it."
      case .diagnostics(let text): text
      }
    }
  }

  /// The package manager leaves a description of the build beside the executable.
  /// - Parameter module: the executable's that is to load what comes out.
  /// - Throws: `Failure.unknownArguments`
  init(module: String = "Scrollwork") throws {
    let folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
    try self.init(description: folder.appending(path: "description.json"), module: module)
  }

  init(description: URL, module: String = "Scrollwork") throws {
    struct Description: Decodable {
      struct Command: Decodable {
        var executable: String
        var moduleName: String
        var importPath: String
        var otherArguments: [String]
      }
      var swiftCommands: [String: Command]
    }
    guard let data = try? Data(contentsOf: description),
      let commands = try? JSONDecoder().decode(Description.self, from: data).swiftCommands,
      let command = commands.values.first(where: { $0.moduleName == module })
    else { throw Failure.unknownArguments(description) }
    compiler = command.executable
    arguments = ["-I", command.importPath] + Self.kept(command.otherArguments)
  }

  /// What says where modules are and what they are called: not how the app is optimised, and in which language it is written.
  private static func kept(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-Xcc", "-I", "-target", "-module-cache-path", "-load-plugin-executable":
        if let value = rest.popFirst() { kept += [argument, value] }
      case "-Xfrontend":
        guard let value = rest.popFirst() else { break }
        // -Xfrontend -load-plugin-executable -Xfrontend PATH
        if value == "-load-plugin-executable", rest.count >= 2 { kept += [argument, value] + rest.prefix(2) }
      default:
        if argument.hasPrefix("-I") || argument.hasPrefix("@") { kept.append(argument) }
      }
    }
    return kept
  }

  /// - Parameters:
  ///   - sources: the files.
  ///   - module: what the library's module is called.
  ///   - library: where it is written to.
  /// - Returns: what the compiler said all the same, such as warnings.
  /// - Throws: `Failure.diagnostics`, `CancellationError`
  func run(_ sources: [URL], module: String, to library: URL) async throws -> String {
    let options = [
      "-emit-library", "-o", library.path, "-module-name", module, "-parse-as-library", "-swift-version", "5", "-Onone",
      "-g", "-wmo", "-no-color-diagnostics", "-enable-upcoming-feature", Project.Target.methodsAsActions,
    ]
    return try await compile(options + arguments + sources.map(\.path), log: library.appendingPathExtension("log"))
  }

  /// Runs the compiler.
  /// - Parameter log: where what it says is kept meanwhile.
  /// - Returns: what it said.
  /// - Throws: `Failure.diagnostics`, `CancellationError`
  func compile(_ arguments: [String], log: URL) async throws -> String {
    try Task.checkCancellation()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = arguments
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let running = UncheckedProcess(process: process)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do { try process.run() } catch { ended.resume(throwing: error) }
      }
    } onCancel: {
      // One that was not started yet, or is over, must not be told to end.
      if running.process.isRunning { running.process.terminate() }
    }
    try Task.checkCancellation()
    let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure.diagnostics(text) }
    return text
  }

  /// `terminate` may be called from any thread.
  private struct UncheckedProcess: @unchecked Sendable {
    let process: Process
  }
}
