import Foundation
import Projects

extension LibraryBuild {
  /// Compiles an app with all its modules into a library. What did not change since the last time is not compiled again.
  /// - Throws: `Failure.diagnostics`, `CancellationError`, or an error of the file system.
  func run(_ app: PreparedApp, to library: URL) async throws {
    let interfaces = library.deletingLastPathComponent().appending(path: "interfaces")
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    var objects: [String] = []
    for module in app.modules {
      do { objects += try await compile(module, interfaces: interfaces) } catch Failure.diagnostics(let text) {
        throw Failure.diagnostics(text + (module.remedy.map { "\n\($0)" } ?? ""))
      }
    }
    // The app's own code goes before what is called the same in the executable.
    let options = ["-emit-library", "-o", library.path, "-use-ld=lld", "-Xlinker", "-Bsymbolic"]
    _ = try await compile(options + objects, log: library.appendingPathExtension("log"))
  }

  private func compile(_ module: PreparedApp.Module, interfaces: URL) async throws -> [String] {
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
      "-c", "-module-name", module.name, "-parse-as-library", "-emit-module", "-emit-module-path",
      interfaces.appending(path: "\(module.name).swiftmodule").path, "-output-file-map", mapFile.path, "-incremental",
      "-enable-batch-mode", "-enable-testing", "-Onone", "-g", "-suppress-warnings", "-no-color-diagnostics",
      "-diagnostic-style", "llvm", "-j",
      "\(ProcessInfo.processInfo.activeProcessorCount)", "-I", interfaces.path,
    ]
    do {
      _ = try await compile(
        options + module.flags + arguments + module.sources.map(\.path), log: folder.appending(path: "log"))
    } catch Failure.diagnostics(let text) { throw Failure.diagnostics(Self.once(text)) }
    return objects
  }

  /// What the compiler said, without what it says of each of its processes, and each thing once: the one for the interface and the
  /// one for the code find the same.
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
    }.joined(separator: "\n")
  }
}
