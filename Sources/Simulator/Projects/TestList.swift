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

  /// The tests, in the order in which they run.
  func tests(of module: String) -> [TestRun.Test] {
    classes.sorted { $0.key < $1.key }.flatMap { type, tests in
      tests.map { TestRun.Test(module: module, type: type, name: $0.name) }
    }
  }

  /// A file that tells the tests of a module. It is in no other's sight, so its classes need no module before their names: one that is
  /// called like its module, as in Xcode's templates, would be taken for that.
  func source(for module: String) -> String {
    let classes = classes.sorted { $0.key < $1.key }.map { type, tests in
      // A statement for each, of which the compiler takes as many as there are.
      let lines = tests.map { test in
        test.isAsync
          ? "tests.append((\"\(test.name)\", asyncTest { (test: \(type)) in { try await test.\(test.name)() } }))"
          : "tests.append((\"\(test.name)\", { test in { try MainActor.assumeIsolated { try test.\(test.name)() } } }))"
      }
      return """
          do {
            var tests: [(String, (\(type)) -> () throws -> Void)] = []
            \(lines.joined(separator: "\n    "))
            _ProjectTests.entries.append((\"\(module)\", testCase(tests)))
          }
        """
    }
    return """
      import \(TestLibrary.module)
      @testable import \(module)

      func tellTestsOf\(module)() {
      \(classes.joined(separator: "\n"))
      }

      """
  }

  /// A file whose function tells the tests of all modules to the process that loads it; it is found by its name in C.
  static func source(for modules: [String]) -> String {
    """
    @_cdecl("\(symbol)") public func tellTests() {
      \(modules.map { "tellTestsOf\($0)()" }.joined(separator: "\n  "))
    }

    """
  }

  static let symbol = "scrollwork_tell_tests"
}
