import Foundation

/// The settings of a scheme or its test plan for running tests.
public struct TestOptions: Sendable, Equatable {
  /// Arguments and environment of the process with the tests.
  public var launch = LaunchOptions()
  /// Targets whose tests do not run.
  public var disabled: Set<String> = []
  /// The time limit of a test, if the plan has one.
  public var allowance: TestRun.Allowance?
  /// By target: the tests that do not run, as `Class`, `Class/test` or `Suite/test()`.
  public var skipped: [String: [String]] = [:]
  /// By target: the tests that run, if they are only some.
  public var selected: [String: [String]] = [:]

  /// Creates options for all tests, without arguments or environment.
  public init() {}

  /// Creates options.
  ///
  /// - Parameter launch: the app's launch options, which tests share unless they have their own.
  init(launch: LaunchOptions) { self.launch = launch }

  /// Returns whether an XCTest test runs.
  func isRun(_ type: String, _ test: String, in target: String) -> Bool {
    func names(_ list: [String]) -> Bool {
      list.contains { entry in
        let parts = entry.replacing("()", with: "").split(separator: "/").map(String.init)
        return parts.first == type && (parts.count == 1 || parts[1] == test)
      }
    }
    if let selected = selected[target], !names(selected) { return false }
    return !names(skipped[target] ?? [])
  }

  /// What determines the set of tests.
  var fingerprint: String {
    "\(disabled.sorted()) \(skipped.sorted { $0.key < $1.key }) \(selected.sorted { $0.key < $1.key })"
  }

  /// Returns the same for Swift Testing: patterns of `Module.Suite/test()`. If only one target runs some of its tests,
  /// the others run all.
  public func patterns(for targets: [Project.Target]) -> (selected: [String], skipped: [String]) {
    func patterns(_ entries: [String], _ module: String) -> [String] {
      entries.map { entry in
        let name = entry.replacing(#/[^\w\/]+/#, with: ".*")
        return "^\(module)\\.\(name)(/.*)?$"
      }
    }
    let choice = targets.flatMap { target in
      selected[target.name].map { patterns($0, target.module) } ?? ["^\(target.module)\\."]
    }
    return (
      targets.contains { selected[$0.name] != nil } ? choice : [],
      targets.flatMap { patterns(skipped[$0.name] ?? [], $0.module) }
    )
  }

  // MARK: Reading

  /// Adds the settings of a test plan.
  mutating func add(plan data: Data) {
    guard let plan = try? JSONDecoder().decode(Plan.self, from: data) else { return }
    add(plan.defaultOptions)
    // Several configurations would be several runs; the first enabled one is used.
    add(plan.configurations?.first { $0.enabled ?? true }?.options)
    for entry in plan.testTargets ?? [] {
      let name = entry.target.name
      if entry.enabled == false { disabled.insert(name) }
      if let tests = entry.skippedTests { skipped[name, default: []] += tests.names }
      if let tests = entry.selectedTests { selected[name, default: []] += tests.names }
    }
  }

  private mutating func add(_ options: Plan.Options?) {
    guard let options else { return }
    if let isLimited = options.testTimeoutsEnabled { allowance = isLimited ? allowance ?? .init() : nil }
    if let seconds = options.defaultTestExecutionTimeAllowance { allowance?.usual = Double(seconds) }
    if let seconds = options.maximumTestExecutionTimeAllowance { allowance?.most = Double(seconds) }
    if let entries = options.commandLineArgumentEntries {
      launch.arguments = entries.filter { $0.enabled ?? true }.flatMap { Scheme.words($0.argument) }
    }
    if let entries = options.environmentVariableEntries {
      for entry in entries where entry.enabled ?? true { launch.environment[entry.key] = entry.value ?? "" }
    }
  }
}

/// An `.xctestplan`, as far as it is used.
private struct Plan: Decodable {
  struct Argument: Decodable {
    var argument: String
    var enabled: Bool?
  }

  struct Variable: Decodable {
    var key: String
    var value: String?
    var enabled: Bool?
  }

  struct Options: Decodable {
    var commandLineArgumentEntries: [Argument]?
    var environmentVariableEntries: [Variable]?
    var testTimeoutsEnabled: Bool?
    var defaultTestExecutionTimeAllowance: Int?
    var maximumTestExecutionTimeAllowance: Int?
  }

  struct Configuration: Decodable {
    var enabled: Bool?
    var options: Options?
  }

  struct Entry: Decodable {
    struct Target: Decodable { var name: String }
    /// A list, or since Xcode 16.3 lists of suites and tests.
    struct Tests: Decodable {
      private struct Named: Decodable { var name: String }
      private struct Groups: Decodable { var suites: [Named]? }
      var names: [String]

      init(from decoder: any Decoder) throws {
        let list = try? decoder.singleValueContainer().decode([String].self)
        names = try list ?? Groups(from: decoder).suites?.map(\.name) ?? []
      }
    }

    var target: Target
    var enabled: Bool?
    var skippedTests: Tests?
    var selectedTests: Tests?
  }

  var defaultOptions: Options?
  var configurations: [Configuration]?
  var testTargets: [Entry]?
}
