import Foundation
import Projects

extension LibraryBuild {
  /// Compiles an app with all its modules into a library. Unchanged modules are not compiled again.
  /// - Throws: `Failure.diagnostics`, `CancellationError`, or an error of the file system.
  func run(_ app: PreparedApp, to library: URL) async throws {
    let folder = library.deletingLastPathComponent()
    var objects: [PreparedApp.Module.Use: [String]] = [:]
    var programs: [String: URL] = [:]
    var libraries: [String] = []
    var own: Set<String> = []
    for module in app.modules {
      if module.use == .app { own.insert(module.name) }
      libraries += module.c?.libraries ?? []
      let interfaces = folder.appending(path: module.use == .app ? "interfaces" : "macros/interfaces")
      try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
      do {
        let made =
          if let code = module.c { try await compile(code, of: module) } else {
            try await compile(module, interfaces: interfaces, programs, own)
          }
        if module.use == .macros {
          programs[module.name] = try await program(module, made + objects[.macroLibrary, default: []])
        } else {
          objects[module.use, default: []] += made
        }
      } catch Failure.diagnostics(let text) {
        throw Failure.diagnostics(text + (module.remedy.map { "\n\($0)" } ?? ""))
      }
    }
    // The app's own code takes precedence over code of the same name in the executable.
    let options = ["-emit-library", "-o", library.path, "-use-ld=lld", "-Xlinker", "-Bsymbolic"]
    _ = try await compile(options + objects[.app, default: []] + libraries, log: library.appendingPathExtension("log"))
  }

  /// The arguments for programs that expand macros: they run on this machine, with the compiler's own copy of
  /// swift-syntax.
  private var macroArguments: [String] {
    let tools = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let libraries = tools.deletingLastPathComponent().appending(path: "lib/swift/host").path
    let cache = arguments.firstIndex(of: "-module-cache-path").map { Array(arguments[$0...].prefix(2)) } ?? []
    return cache + ["-I", libraries, "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]
  }

  /// Links a program that expands macros. Its name changes with its content, so modules that use it are compiled again.
  private func program(_ module: PreparedApp.Module, _ objects: [String]) async throws -> URL {
    let versions = objects.map { "\($0) \(FileVersion(of: URL(fileURLWithPath: $0)).map { "\($0)" } ?? "")" }
    let folder = module.folder.appending(path: "program")
    let digest = ProjectCache.digest(Data(versions.joined(separator: "\n").utf8))
    let program = folder.appending(path: "\(module.name)-\(digest)")
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let options = ["-emit-executable", "-o", program.path, "-use-ld=lld"] + macroArguments
    _ = try await compile(options + objects, log: folder.appending(path: "log"))
    return program
  }

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - programs: those that expand macros, by their modules.
  ///   - own: the app's modules up to this one.
  private func compile(
    _ module: PreparedApp.Module, interfaces: URL, _ programs: [String: URL], _ own: Set<String>
  ) async throws -> [String] {
    let folder = module.folder.appending(path: "objects")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder.appending(path: "module.swiftdeps").path]]
    var objects: [String] = []
    for source in module.sources {
      let name = "\(source.deletingPathExtension().lastPathComponent)-\(ProjectCache.digest(Data(source.path.utf8)))"
      let base = folder.appending(path: name).path
      map[source.path] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
      objects.append(base + ".o")
    }
    let mapFile = folder.appending(path: "files.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try ProjectCache.write(encoder.encode(map), to: mapFile)
    let options = [
      "-c", "-module-name", module.name, "-emit-module", "-emit-module-path",
      interfaces.appending(path: "\(module.name).swiftmodule").path, "-output-file-map", mapFile.path, "-incremental",
      "-enable-batch-mode", "-enable-testing", "-Onone", "-g", "-suppress-warnings", "-no-color-diagnostics",
      "-diagnostic-style", "llvm", "-j",
      "\(ProcessInfo.processInfo.activeProcessorCount)", "-I", interfaces.path,
    ]
    let isScript = module.use == .macros && module.sources.contains { $0.lastPathComponent == "main.swift" }
    let entry = isScript ? [] : ["-parse-as-library"]
    let expansion = module.macros.compactMap { name in programs[name].map { "\($0.path)#\(name)" } }
    let macros = expansion.flatMap { ["-load-plugin-executable", $0] }
    let place = module.use == .app ? arguments(for: module, besides: own) : macroArguments
    let all = options + entry + macros + module.flags + place + module.sources.map(\.path)
    let log = folder.appending(path: "log")
    do {
      do {
        _ = try await compile(all, log: log)
      } catch Failure.diagnostics(let text) where CompilerCrash.isAlone(in: text) {
        // Several files in one process share constants that the compiler of 6.3 then does not find; it fails its own
        // check, for example with models of SwiftData. A process for each file takes longer and has no such constants.
        _ = try await compile(all + ["-disable-batch-mode"], log: log)
      }
    } catch Failure.diagnostics(let text) { throw Failure.diagnostics(Self.once(text)) }
    return objects
  }

  /// Returns the compiler's output without what it prints about its processes, and without repetition: the process for
  /// the interface and the one for the code report the same.
  static func once(_ text: String) -> String {
    var blocks: [String] = []
    for line in text.split(separator: "\n") {
      let isFirst = line.hasPrefix("/") && line.contains(#/:\d+:\d+: (?:error|warning):\s/#)
      if isFirst || blocks.isEmpty || line.hasPrefix("error: ") {
        blocks.append(String(line))
      } else {
        blocks[blocks.count - 1] += "\n\(line)"
      }
    }
    var known: Set<String> = []
    return blocks.filter { block in
      !(block.hasPrefix("error: ") && block.contains("command failed")) && known.insert(block).inserted
    }.map(atUse).joined(separator: "\n")
  }

  /// Moves a diagnostic about code generated by a macro, which is in no file, to the use of the macro.
  private static func atUse(_ block: String) -> String {
    guard let first = block.firstMatch(of: #/^\/\S*\/swift-generated-sources\/\S+?:\d+:\d+: (error: .*)/#),
      let use = block.matches(of: #/(?m)^(\/.*:\d+:\d+): note: in expansion of (macro '[^']*').*\n/#).last,
      !use.1.contains("/swift-generated-sources/")
    else { return block }
    let expansion = block[first.range.upperBound..<use.range.lowerBound]
    return
      "\(use.1): \(first.1), in the expansion of \(use.2)\n\(block[use.range.upperBound...])\nIt expands to:\(expansion)"
      .trimmingCharacters(in: .newlines)
  }
}
