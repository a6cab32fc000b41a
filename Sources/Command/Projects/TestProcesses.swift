import Foundation
import Glibc
import ProjectApps
import Projects

/// The processes that run a project's tests, one after the other: when one crashes, the next continues after the test
/// that was under way.
struct TestProcesses {
  private(set) var report = TestReport()
  private let built: ProjectTests.Built
  private let project: Project
  private let phone: TestRun.Phone
  private let baselines: [TestRun.Baseline]
  private let runner: URL
  /// The folder with the processes' output.
  private let folder: URL

  private static let keptErrors = 64 * 1024

  /// Creates the processes.
  ///
  /// - Throws: if there is nothing that runs tests, or an error of the file system.
  init(_ built: ProjectTests.Built, _ project: Project, _ options: Scrollwork) throws {
    (self.built, self.project) = (built, project)
    baselines = project.baselines
    var phone = TestRun.Phone(
      device: options.device.id, textSize: options.textSize.rawValue, locale: options.locale)
    (phone.isDark, phone.isLandscape, phone.isRightToLeft) = (options.dark, options.landscape, options.rtl ? true : nil)
    phone.os = options.os.rawValue
    self.phone = phone
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    runner = own.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "scrollwork-tests")
    guard FileManager.default.isExecutableFile(atPath: runner.path) else {
      throw LoadedApp.Unusable("\(runner.path) does not exist; use ./test, which builds it.")
    }
    folder = try FileSession.makeFolder()
  }

  /// Removes the processes' output.
  func close() { try? FileManager.default.removeItem(at: folder) }

  // MARK: XCTest

  /// Runs XCTest tests in one process, or in several if it crashes.
  /// - Throws: if there is no process, or it cannot begin.
  mutating func runTests(_ tests: [TestRun.Test], _ kind: TestRun.Kind) throws {
    var left = tests
    while !left.isEmpty {
      var run = job(kind)
      run.tests = left
      let end = try start(run)
      let events = text(of: run.events).split(separator: "\n").compactMap {
        try? JSONDecoder().decode(TestEvent.self, from: Data($0.utf8))
      }
      var results = events.compactMap(\.ended)
      let over = Set(results.map { TestRun.Test(module: $0.module, type: $0.type, name: $0.name) })
      left.removeAll { over.contains($0) }
      // The current test, or after a crash between two tests the next one.
      let underWay = events.last?.began
      if let test = underWay?.test ?? left.first {
        let duration = underWay.map { end.time - $0.time } ?? 0
        results.append(TestResult(test, duration: duration, failures: [end.problem]))
        let outcome = end.isOrderly ? "failed" : "crashed"
        print("Test Case '\(test.type).\(test.name)' \(outcome) (\(String(format: "%.3f", duration)) seconds)")
        fflush(nil)
        left.removeAll { $0 == test }
      } else if !end.isOrderly, !results.isEmpty {
        // After the last test, as in its class's tear-down.
        results[results.count - 1].failures.append(end.problem)
      }
      report.add(results)
    }
  }

  // MARK: Swift Testing

  /// Runs all Swift Testing tests.
  /// - Throws: if there is no process, or it cannot begin.
  mutating func runSuites() throws {
    let targets = project.targets.filter { $0.kind == .unitTests && !project.testing.disabled.contains($0.name) }
    var run = job(.suites)
    (run.selected, run.skipped) = project.testing.patterns(for: targets)
    while true {
      let end = try start(run)
      let events = SuiteEvents(text(of: run.events))
      report.add(events.results)
      guard !events.underWay.isEmpty else {
        if !end.isOrderly {
          report.add([TestResult(module: "Testing", type: "", name: "start", duration: 0, failures: [end.problem])])
        }
        return
      }
      var known = events.over
      if events.underWay.count > 1, run.isParallel {
        // The culprit is unknown: they run again, one after the other.
        run.isParallel = false
      } else {
        report.add(events.underWay.map { events.interrupted($0, by: end.problem, at: end.time) })
        known += events.underWay
      }
      run.skipped += known.map { id in "^\(id.replacing(#/[^\w ]/#) { "\\\($0.0)" })$" }
    }
  }

  // MARK: A process

  /// How a process ended.
  private struct End {
    /// The problem in the words of a report.
    let problem: String
    /// Whether the process ended by itself.
    let isOrderly: Bool
    /// The time on the machine's monotonic clock.
    let time: Double
  }

  private func job(_ kind: TestRun.Kind) -> TestRun {
    var run = TestRun(
      kind, library: built.library, bundle: built.bundle, module: built.module, entry: built.entry,
      launch: project.testing.launch, phone: phone, events: folder.appending(path: "events"),
      end: EndReport.file(in: folder))
    run.allowance = project.testing.allowance
    if kind != .suites { run.baselines = baselines }
    return run
  }

  private func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  private func start(_ run: TestRun) throws -> End {
    for file in [run.events, run.end] { try? FileManager.default.removeItem(at: file) }
    let file = folder.appending(path: "run.json")
    try JSONEncoder().encode(run).write(to: file)
    let process = Process()
    process.executableURL = runner
    process.arguments = [file.path]
    // As for `Supervisor`: a crash is reported from what the process leaves.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=yes"]) { $1 }
    // Nothing is ever written to it: it closes when this process ends, however it does.
    process.standardInput = Pipe()
    let output = Pipe()
    process.standardError = output
    try process.run()
    var errors = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      try? FileHandle.standardError.write(contentsOf: data)
      errors = Data((errors + data).suffix(Self.keptErrors))
    }
    process.waitUntilExit()
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    if process.terminationReason == .exit, process.terminationStatus == TestRun.cannotBegin {
      throw LoadedApp.Unusable("The tests cannot be run.")
    }
    return End(
      problem: problem(process, String(decoding: errors, as: UTF8.self)),
      isOrderly: process.terminationReason == .exit, time: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
  }

  /// Returns what ended the process during a test, with the innermost place in the project.
  private func problem(_ process: Process, _ errors: String) -> String {
    guard process.terminationReason == .uncaughtSignal else {
      let limit = errors.split(separator: "\n").last { $0.contains("Still running after") }
      return limit.map(String.init) ?? "The process ended with code \(process.terminationStatus) before the test did."
    }
    var end = EndReport(in: folder)
    // Calls outside the project's code are no help there.
    end?.calls.removeAll { call in !(call.file.map(built.sources.contains) ?? false) }
    let report = CrashReport(of: nil, signal: process.terminationStatus, end: end, errors: errors)
    let place = end?.calls.first.flatMap { call in call.file.map { "\($0):\(call.line): " } } ?? ""
    let lines = report?.text.split(separator: "\n").dropFirst().joined(separator: "\n")
    return "\(place)Crashed: \(lines ?? "signal \(process.terminationStatus)")"
  }
}
