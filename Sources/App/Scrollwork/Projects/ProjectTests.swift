import Automation
import Foundation
import Glibc
import Projects
import Simulator
import SwiftUI
import UIKit

/// The unit tests of somebody's project, run in this process on real time.
struct ProjectTests: Sendable {
  private let location: URL
  private let wanted: String?
  private let junit: String?

  /// - Parameters:
  ///   - target: the app of the project; nil for the first.
  ///   - junit: where to write what came of the tests.
  init(_ location: URL, target: String?, junit: String?) {
    (self.location, wanted, self.junit) = (location, target, junit)
  }

  /// What was compiled.
  private struct Built {
    let library: URL
    let bundle: URL
    let launch: LaunchOptions
    /// Where XCTest and Swift Testing write what came of their tests.
    let results: [URL]
  }

  /// Compiles the tests and runs them; ends the process as `xcodebuild` does: with 0 if all passed, with 65 if one did not,
  /// or did not compile.
  @MainActor func run(_ options: Scrollwork) {
    // XCTest runs on the main thread outside of any of its jobs, so that tests may wait for those.
    let built = Synchronized<Result<Built, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      do { built.value = .success(try await build()) } catch { built.value = .failure(error) }
      isDone.signal()
    }
    isDone.wait()
    do {
      guard let result = try built.value?.get() else { exit(1) }
      // What a host app would have: a phone, a bundle, a launch.
      let simulator = Simulator(device: options.device, settings: options.settings) { EmptyView() }
      PhoneBundle.open(result.bundle)
      let launch = LaunchSettings(arguments: result.launch.arguments, environment: result.launch.environment)
      guard let library = dlopen(result.library.path, RTLD_NOW | RTLD_GLOBAL),
        let tests = dlsym(library, PreparedApp.testsSymbol), let suites = dlsym(library, PreparedApp.suitesSymbol)
      else { throw ShownProject.Unusable(description: "The tests cannot be loaded: \(String(cString: dlerror()))") }
      typealias Run = @convention(c) (UnsafePointer<CChar>) -> Int32
      let status = unsafeBitCast(tests, to: Run.self)(result.results[0].path)
      fflush(nil)
      Self.finish = { suites in
        let report = TestReport(result.results)
        print("\n\(report.summary)")
        var isWritten = true
        if let junit {
          do { try Data(report.junit.utf8).write(to: URL(fileURLWithPath: junit)) } catch {
            FileHandle.standardError.write(Data("scrollwork: \(junit) cannot be written: \(error)\n".utf8))
            isWritten = false
          }
        }
        fflush(nil)
        let isGood = status == 0 && (suites == 0 || suites == Self.noTests)
        exit(isGood ? (isWritten ? 0 : 1) : Self.failed)
      }
      typealias End = @convention(c) (Int32) -> Void
      let end: End = { ProjectTests.finish($0) }
      typealias Begin = @convention(c) (UnsafePointer<CChar>, End) -> Void
      unsafeBitCast(suites, to: Begin.self)(result.results[1].path, end)
      withExtendedLifetime((simulator, launch)) { RunLoop.main.run() }
    } catch LibraryBuild.Failure.diagnostics(let text) {
      FileHandle.standardError.write(Data("\(text)\nscrollwork: The tests do not compile.\n".utf8))
      exit(Self.failed)
    } catch {
      FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
      exit(1)
    }
  }

  /// What a function in C cannot carry with it. Written before the tests of Swift Testing begin.
  nonisolated(unsafe) private static var finish: (Int32) -> Void = { _ in }
  /// The status of `xcodebuild` for tests that failed.
  private static let failed: Int32 = 65
  /// Swift Testing's status when there are none.
  private static let noTests: Int32 = 69

  private func build() async throws -> Built {
    let project = try Project.open(location)
    let app = try project.app(named: wanted)
    let isRun = { (target: Project.Target) in !project.testing.disabled.contains(target.name) }
    let tests = project.targets.filter { $0.kind == .unitTests && isRun($0) }
    let others = project.targets.filter { $0.kind == .uiTests }.map(\.name)
    var notes = others.isEmpty ? [] : ["\(others.joined(separator: ", ")): UI tests of a project are not run yet."]
    guard !tests.isEmpty else {
      throw ShownProject.Unusable(description: (["\(project.name) has no unit tests."] + notes).joined(separator: "\n"))
    }
    let folder = try ProjectCache.folder(of: project).appending(path: "\(app.module)-tests")
    let prepared = try PreparedApp(project, app: app, tests: tests, in: folder)
    notes = prepared.notes + notes
    FileHandle.standardError.write(Data(notes.map { "note: \($0)\n" }.joined().utf8))
    let library = folder.appending(path: "lib\(app.module)Tests.so")
    try? FileManager.default.removeItem(at: library)
    try await LibraryBuild().run(prepared, to: library)
    let results = ["XCTest", "Testing"].map { folder.appending(path: "\($0).xml") }
    for file in results { try? FileManager.default.removeItem(at: file) }
    return Built(library: library, bundle: prepared.bundle, launch: project.testing.launch, results: results)
  }
}

/// A value that two threads hand over.
private final class Synchronized<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }
}
