import Foundation

/// The tests of XCTest in a target's sources. XCTest finds none by itself on Linux.
///
/// Caveat: they are found by how they are written: classes and their extensions begin a line, and a test that a class inherits from
/// another of the project is run for that one only.
struct TestList {
  /// A method whose name begins with "test".
  private struct Test {
    let name: String
    let isAsync: Bool
  }

  private var classes: [String: [Test]] = [:]

  init(_ sources: [String]) {
    let codes = sources.map { $0.replacing(#/(?m)^[ \t]*\/\/.*$/#, with: "") }
    var parents: [String: Set<String>] = [:]
    for code in codes {
      for match in code.matches(of: Self.declaration) where match.kind == "class" {
        let names = match.rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        parents[String(match.name)] = Set(names)
      }
    }
    func isTest(_ name: String, _ depth: Int = 0) -> Bool {
      guard depth < 16, let own = parents[name] else { return false }
      return own.contains("XCTestCase") || own.contains { isTest($0, depth + 1) }
    }
    for code in codes {
      let declarations = code.matches(of: Self.declaration)
      for (index, match) in declarations.enumerated() where ["class", "extension"].contains(match.kind) {
        let name = String(match.name)
        guard isTest(name), !match.0.contains(#/\b(?:private|fileprivate)\b/#) else { continue }
        let end = index + 1 < declarations.count ? declarations[index + 1].range.lowerBound : code.endIndex
        for test in code[match.range.upperBound..<end].matches(of: #/\bfunc\s+(test\w*)\s*\(\s*\)\s*(async\b)?/#) {
          classes[name, default: []].append(Test(name: String(test.1), isAsync: test.2 != nil))
        }
      }
    }
  }

  nonisolated(unsafe) private static let declaration =
    #/(?m)^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|final|internal|package|private|fileprivate|nonisolated)\s+)*(?<kind>class|struct|enum|actor|protocol|extension)\s+(?<name>\w+)(?<rest>[^{\n]*)/#

  /// Those for which a condition holds of their class and name.
  func filtered(_ isIncluded: (_ type: String, _ test: String) -> Bool) -> TestList {
    var list = self
    for (type, tests) in classes { list.classes[type] = tests.filter { isIncluded(type, $0.name) } }
    list.classes = list.classes.filter { !$1.isEmpty }
    return list
  }

  /// Code that makes the entries of XCTest.
  var entries: [String] {
    classes.sorted { $0.key < $1.key }.map { name, tests in
      let lines = tests.map { test in
        test.isAsync
          ? "(\"\(test.name)\", asyncTest { (test: \(name)) in { try await test.\(test.name)() } })"
          : "(\"\(test.name)\", { test in { try MainActor.assumeIsolated { try test.\(test.name)() } } })"
      }
      return "testCase([\n    \(lines.joined(separator: ",\n    "))\n  ] as [(String, (\(name)) -> () throws -> Void)])"
    }
  }

  /// A file that runs the tests of some modules; its functions are found by their names in C, and write what came of the tests to files.
  /// - Parameters:
  ///   - selected: patterns of names of Swift Testing's tests; with none it is all.
  ///   - skipped: patterns of those that are not run.
  static func source(
    for modules: [(name: String, list: TestList)], selected: [String] = [], skipped: [String] = []
  ) -> String {
    """
    import Foundation
    import \(TestLibrary.module)
    import Testing
    \(modules.map { "@testable import \($0.name)" }.joined(separator: "\n"))

    @_cdecl("\(testsSymbol)") public func runTests(_ path: UnsafePointer<CChar>) -> Int32 {
      let entries: [XCTestCaseEntry] = [
      \(modules.flatMap { $0.list.entries }.joined(separator: ",\n  "))
      ]
      if entries.isEmpty { return 0 }
      let report = Report()
      XCTestObservationCenter.shared.addTestObserver(report)
      let status: Int32 = XCTMain(entries, arguments: ["tests"])
      report.write(to: String(cString: path))
      return status
    }

    @_cdecl("\(suitesSymbol)") public func runSuites(
      _ path: UnsafePointer<CChar>, _ end: @escaping @convention(c) (Int32) -> Void
    ) {
      var arguments = __CommandLineArguments_v0()
      arguments.xunitOutput = String(cString: path)
      arguments.filter = \(selected.isEmpty ? "nil" : "\(selected)")
      arguments.skip = \(skipped.isEmpty ? "nil" : "\(skipped)")
      Task { [arguments] in end(await Testing.__swiftPMEntryPoint(passing: arguments) as CInt) }
    }

    """
  }

  static let testsSymbol = "scrollwork_run_tests"
  static let suitesSymbol = "scrollwork_run_suites"
}
