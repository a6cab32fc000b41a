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

  /// - Parameter target: the app of the project; nil for the first.
  init(_ location: URL, target: String?) { (self.location, wanted) = (location, target) }

  /// What was compiled.
  private struct Built {
    let library: URL
    let bundle: URL
    let launch: LaunchOptions
  }

  /// Compiles the tests and runs them; ends the process with 0 if all passed, or else with 1.
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
      let status = unsafeBitCast(tests, to: (@convention(c) () -> Int32).self)()
      fflush(nil)
      Self.isFailed = status != 0
      typealias End = @convention(c) (Int32) -> Void
      let end: End = { status in
        let isGood = status == 0 || status == ProjectTests.noTests
        exit(ProjectTests.isFailed || !isGood ? 1 : 0)
      }
      unsafeBitCast(suites, to: (@convention(c) (End) -> Void).self)(end)
      withExtendedLifetime((simulator, launch)) { RunLoop.main.run() }
    } catch {
      FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Written before the other tests begin.
  nonisolated(unsafe) private static var isFailed = false
  /// Swift Testing's status when there are none.
  private static let noTests: Int32 = 69

  private func build() async throws -> Built {
    let project = try Project.open(location)
    let app = try project.app(named: wanted)
    let tests = project.targets.filter { $0.kind == .unitTests }
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
    return Built(library: library, bundle: prepared.bundle, launch: project.launch)
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
