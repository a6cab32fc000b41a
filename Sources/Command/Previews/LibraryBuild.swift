import Foundation
import Projects

/// Compiles a user's file into a library, with the compiler and the arguments that the loading executable was compiled
/// with.
struct LibraryBuild: Sendable {
  /// The compiler's path.
  let compiler: String
  /// The paths and names of modules.
  let arguments: [String]

  /// Why there is no library.
  enum Failure: Error, CustomStringConvertible {
    /// No description of how the app was compiled was found.
    case unknownArguments(URL)
    /// The compiler's output.
    case diagnostics(String)

    var description: String {
      switch self {
      case .unknownArguments(let url):
        "\(url.path) does not say how the app was compiled; use ./run, which builds it."
      case .diagnostics(let text): text
      }
    }
  }

  /// Reads the build description that the package manager leaves beside the executable.
  /// - Parameter module: the module of the executable that loads the library.
  /// - Throws: `Failure.unknownArguments`
  init(module: String = "Command") throws {
    let folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
    try self.init(description: folder.appending(path: "description.json"), module: module)
  }

  init(description: URL, module: String = "Command") throws {
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

  /// Returns the arguments with the paths and names of modules: not those for optimisation or the language version.
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

  /// Compiles a library.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - module: the name of the library's module.
  ///   - library: where it is written to.
  /// - Returns: the compiler's output if it succeeds, such as warnings.
  /// - Throws: `Failure.diagnostics`, `CancellationError`
  func run(_ sources: [URL], module: String, to library: URL) async throws -> String {
    let object = library.deletingPathExtension().appendingPathExtension("o")
    let log = library.appendingPathExtension("log")
    defer { try? FileManager.default.removeItem(at: object) }
    // Line tables are enough for crash reports. For full debug information the compiler also writes a module, which
    // takes as long as the code.
    let options = [
      "-emit-object", "-o", object.path, "-module-name", module, "-parse-as-library", "-swift-version", "5", "-Onone",
      // The frameworks are Swift 6 here and not on an iPhone: without this, a view's method used as an action gets a
      // warning that Xcode does not give.
      "-gline-tables-only", "-wmo", "-no-color-diagnostics", "-enable-upcoming-feature", "InferSendableFromCaptures",
    ]
    let remarks = try await compile(options + arguments + sources.map(\.path), log: log)
    try await link(object, to: library, log: log)
    return remarks
  }

  /// Calls the toolchain's linker directly: the compiler would start three programs on the way to it.
  private func link(_ object: URL, to library: URL, log: URL) async throws {
    let tools = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let runtime = tools.deletingLastPathComponent().appending(path: "lib/swift/linux")
    #if arch(x86_64)
      let architecture = "x86_64"
    #else
      let architecture = "aarch64"
    #endif
    let list = object.appendingPathExtension("libraries")
    defer { try? FileManager.default.removeItem(at: list) }
    _ = try await run(tools.appending(path: "swift-autolink-extract"), [object.path, "-o", list.path], log: log)
    // The system's libraries are already loaded.
    let libraries = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init).filter {
      FileManager.default.fileExists(atPath: runtime.appending(path: "lib\($0.dropFirst(2)).so").path)
    }
    _ = try await run(
      tools.appending(path: "ld.lld"),
      [
        "-shared", "-o", library.path, "--build-id", "--eh-frame-hdr", "-rpath", runtime.path, "-L", runtime.path,
        runtime.appending(path: "\(architecture)/swiftrt.o").path, object.path,
      ] + libraries, log: log)
  }

  /// Runs the compiler.
  /// - Parameter log: where its output is kept meanwhile.
  /// - Returns: its output.
  /// - Throws: `Failure.diagnostics`, `CancellationError`
  func compile(_ arguments: [String], log: URL) async throws -> String {
    try await run(URL(fileURLWithPath: compiler), arguments, log: log)
  }

  /// Runs a program.
  /// - Parameter log: where its output is kept meanwhile.
  /// - Returns: its output.
  /// - Throws: `Failure.diagnostics`, `CancellationError`
  func run(_ program: URL, _ arguments: [String], log: URL) async throws -> String {
    try Task.checkCancellation()
    let process = Process()
    process.executableURL = program
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
      // A process that is not running must not be terminated.
      if running.process.isRunning { running.process.terminate() }
    }
    try Task.checkCancellation()
    let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure.diagnostics(CompilerCrash.told(text)) }
    return text
  }

  /// `terminate` may be called from any thread.
  private struct UncheckedProcess: @unchecked Sendable {
    let process: Process
  }
}
