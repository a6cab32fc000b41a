import Foundation
import Glibc
import ProjectApps
import Projects

/// The tests of a user's project: compiles them, runs them in separate processes, and reports all results.
struct ProjectTests: Sendable {
  private let location: URL
  private let wanted: String?
  private let junit: String?

  /// Creates the tests.
  ///
  /// - Parameters:
  ///   - target: the app of the project; nil for the first.
  ///   - junit: where to write the results.
  init(_ location: URL, target: String?, junit: String?) {
    (self.location, wanted, self.junit) = (location, target, junit)
  }

  /// The result of a build.
  struct Built: Codable, Sendable {
    var fingerprint: String
    var library: URL
    var bundle: URL
    var module: String
    var entry: AppEntry
    var unit: [TestRun.Test]
    var ui: [TestRun.Test]
    var hasSuites: Bool
    var notes: [String]
    /// The source files of the project.
    var sources: Set<String>
  }

  /// The exit status of `xcodebuild` for tests that failed, or do not compile.
  private static let failed: Int32 = 65

  /// Compiles and runs the tests; ends the process as `xcodebuild` does.
  func run(_ options: Scrollwork) -> Never {
    do {
      let project = try Project.open(location)
      let built = try waitForBuild(of: project)
      var processes = try TestProcesses(built, project, options)
      defer { processes.close() }
      if !built.unit.isEmpty { try processes.runTests(built.unit, .unit) }
      if built.hasSuites { try processes.runSuites() }
      // Each begins in a new process, as the app does on an iPhone.
      for test in built.ui { try processes.runTests([test], .ui) }
      processes.close()
      print("\n\(processes.report.summary)")
      fflush(nil)
      if let junit { try write(processes.report.junit, to: junit) }
      exit(processes.report.failures.isEmpty ? 0 : Self.failed)
    } catch LibraryBuild.Failure.diagnostics(let text) {
      FileHandle.standardError.write(Data("\(text)\nscrollwork: The tests do not compile.\n".utf8))
      exit(Self.failed)
    } catch {
      FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
      exit(1)
    }
  }

  private func write(_ text: String, to path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw LoadedApp.Unusable("\(path) cannot be written: \(error)")
    }
  }

  /// Blocks the main thread, which has nothing else to do.
  private func waitForBuild(of project: Project) throws -> Built {
    let built = Synchronized<Result<Built, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      do { built.value = .success(try await build(project)) } catch { built.value = .failure(error) }
      isDone.signal()
    }
    isDone.wait()
    guard let result = built.value else { throw LoadedApp.Unusable("The build did not finish.") }
    return try result.get()
  }

  private func build(_ project: Project) async throws -> Built {
    let app = try project.testedApp(named: wanted)
    let tests = project.targets.filter {
      [.unitTests, .uiTests].contains($0.kind) && !project.testing.disabled.contains($0.name)
    }
    guard !tests.isEmpty else { throw LoadedApp.Unusable("\(project.name) has no tests.") }
    let folder = try ProjectCache.folder(of: project).appending(path: "\(app.module)-tests")
    let stamp = folder.appending(path: "built.json")
    let fingerprint = project.fingerprint(of: app, tests: tests, tools: ShownProject.tools)
    if let data = try? Data(contentsOf: stamp), let built = try? JSONDecoder().decode(Built.self, from: data),
      built.fingerprint == fingerprint, FileManager.default.fileExists(atPath: built.library.path)
    {
      tell(built.notes)
      return built
    }
    let prepared = try PreparedApp(project, app: app, tests: tests, in: folder)
    tell(prepared.notes)
    let library = folder.appending(path: "lib\(app.module)Tests.so")
    for file in [stamp, library] { try? FileManager.default.removeItem(at: file) }
    try await LibraryBuild(module: "TestRunner").run(prepared, to: library)
    let built = Built(
      fingerprint: fingerprint, library: library, bundle: prepared.bundle, module: app.module, entry: prepared.entry,
      unit: prepared.tests[.unit] ?? [], ui: prepared.tests[.ui] ?? [], hasSuites: prepared.hasSuites,
      notes: prepared.notes, sources: Set(project.targets.flatMap { $0.sources.map(\.path) }))
    try ProjectCache.write(JSONEncoder().encode(built), to: stamp)
    return built
  }

  private func tell(_ notes: [String]) {
    FileHandle.standardError.write(Data(notes.map { "note: \($0)\n" }.joined().utf8))
  }
}

/// A value that is passed between two threads.
private final class Synchronized<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }
}
