import Automation
import CStackTrace
import Foundation
import Glibc
import ProjectApps
import Projects
import SwiftUI
import ScrollworkXCTest
import XCUIAutomation
import Simulator
import Testing
import Typesetting
import XCTest

/// The tests that share this process.
@MainActor
enum TestProcess {
  /// The tests' environment; kept as long as the process lives.
  private static var surroundings: [Any] = []

  /// Runs tests and ends the process; for Swift Testing, once the run loop has run them.
  /// - Throws: If they cannot start.
  static func run(_ run: TestRun) throws {
    endWithParent()
    leavePlaceOfCrash(at: run.end)
    var statics: AppStatics?
    let app = try LoadedApp(library: run.library, bundle: run.bundle, entry: run.entry, module: run.module) {
      if run.kind == .ui { statics = AppStatics(library: run.library, except: Set(run.tests.map(\.module))) }
    }
    // Finding previews makes their views.
    statics?.restore()
    let device = Device.named(run.phone.device) ?? .iPhone15Pro
    let settings = DeviceSettings(
      isDark: run.phone.isDark, textSize: TextSize(rawValue: run.phone.textSize) ?? .large,
      isRightToLeft: run.phone.isRightToLeft, isLandscape: run.phone.isLandscape,
      locale: Locale(identifier: run.phone.locale),
      system: run.phone.os.flatMap(_SystemGeneration.init(rawValue:)) ?? .iOS18)
    if let allowance = run.allowance {
      SimulatorTestCase.timeAllowance = (.seconds(allowance.usual), allowance.most.map { .seconds($0) })
    }
    for baseline in run.baselines {
      let key = MeasureBaseline.key(baseline.type, baseline.test, baseline.metric)
      SimulatorTestCase.baselines[key] = MeasureBaseline(
        name: baseline.name, average: baseline.average, tolerance: baseline.tolerance)
    }
    if run.kind == .ui {
      ProjectTestCase.app = (app, device, settings)
      ProjectTestCase.statics = statics
      XCUIApplication.initialLaunch = AppLaunch(
        arguments: run.launch.arguments, environment: run.launch.environment)
    } else {
      // What a host app would have: a phone, a bundle, a launch.
      ProjectTestCase.isOnVirtualTime = false
      surroundings = [
        Simulator(device: device, settings: settings) { EmptyView() },
        LaunchSettings(arguments: run.launch.arguments, environment: run.launch.environment),
      ]
    }
    if run.kind == .suites { runSuites(run) } else { exit(try runTests(run)) }
  }

  /// Standard input closes when the parent process has ended.
  private static func endWithParent() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      _exit(1)
    }
  }

  private static func leavePlaceOfCrash(at file: URL) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    stack_trace_prepare(pthread_self())
    stack_trace_on_crash(descriptor)
  }

  // MARK: XCTest

  private static func runTests(_ run: TestRun) throws -> Int32 {
    guard let symbol = dlsym(nil, PreparedApp.testsSymbol) else {
      throw LoadedApp.Unusable("The tests cannot be loaded: \(String(cString: dlerror()))")
    }
    typealias Tell = @convention(c) () -> Void
    unsafeBitCast(symbol, to: Tell.self)()
    let entries = _ProjectTests.entries.map { module, entry in
      let wanted = Set(run.tests.filter { $0.module == module && $0.type == "\(entry.testCaseClass)" }.map(\.name))
      return XCTestCaseEntry(entry.testCaseClass, entry.allTests.filter { wanted.contains($0.0) })
    }.filter { !$0.allTests.isEmpty }
    let recorder = try TestRecorder(run.events)
    return XCTMain(entries, arguments: ["tests"], observers: [recorder])
  }

  // MARK: Swift Testing

  private static func runSuites(_ run: TestRun) {
    var arguments = __CommandLineArguments_v0()
    arguments.eventStreamOutputPath = run.events.path
    arguments.filter = run.selected.isEmpty ? nil : run.selected
    arguments.skip = run.skipped.isEmpty ? nil : run.skipped
    arguments.parallel = run.isParallel
    Task { [arguments] in exit(await Testing.__swiftPMEntryPoint(passing: arguments) as CInt) }
  }
}
