import Foundation
import Projects

extension LibraryBuild {
  /// Compiles a package's C code with the compiler beside Swift's. As long as none of the files changes, earlier
  /// results are reused.
  /// - Throws: `Failure.diagnostics`, `CancellationError`, or an error of the file system.
  func compile(_ code: CModule, of module: PreparedApp.Module) async throws -> [String] {
    let clang = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "clang")
    let folder = module.folder.appending(path: "objects")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let versions = (code.sources + code.headers + [clang]).map { file in
      "\(file.path) \(FileVersion(of: file).map { "\($0)" } ?? "") \(code.flags(for: file))"
    }
    let state = Data("\(module.flags) \(versions.joined(separator: "\n"))".utf8)
    let stamp = folder.appending(path: "made")
    let jobs = code.sources.map { file in
      let name = "\(file.deletingPathExtension().lastPathComponent)-\(ProjectCache.digest(Data(file.path.utf8)))"
      return (file: file, object: folder.appending(path: "\(name).o"))
    }
    let objects = jobs.map(\.object.path)
    if (try? Data(contentsOf: stamp)) == state, objects.allSatisfy(FileManager.default.fileExists) { return objects }
    try? FileManager.default.removeItem(at: stamp)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, job) in jobs.enumerated() {
        if number >= ProcessInfo.processInfo.activeProcessorCount { _ = try await group.next() }
        let options = ["-c", job.file.path, "-o", job.object.path, "-O0", "-g", "-fPIC", "-fblocks", "-w"]
        let flags = ["-fno-color-diagnostics"] + code.flags(for: job.file) + module.flags
        group.addTask { _ = try await run(clang, options + flags, log: job.object.appendingPathExtension("log")) }
      }
      try await group.waitForAll()
    }
    try ProjectCache.write(state, to: stamp)
    return objects
  }
}
