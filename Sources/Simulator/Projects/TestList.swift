import Foundation

/// The XCTest tests in a target's sources. XCTest does not discover them by itself on Linux.
///
/// They run sorted by name, as on Apple's systems, and inherited tests run for both classes if these are in the module.
/// Caveat: they are found by their form: classes and their extensions begin a line.
struct TestList {
  /// A method whose name begins with "test".
  private struct Test {
    let name: String
    let isAsync: Bool
  }

  private var classes: [String: [Test]] = [:]

  init(_ sources: [String]) {
    let codes = sources.map { CodeText($0).text }
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
    var own: [String: [Test]] = [:]
    var runs: Set<String> = []
    for code in codes {
      let declarations = code.matches(of: Self.declaration)
      for (index, match) in declarations.enumerated() where ["class", "extension"].contains(match.kind) {
        let name = String(match.name)
        guard isTest(name) else { continue }
        let isHidden = match.0.contains(#/\b(?:private|fileprivate)\b/#)
        // The arguments of a generic class are unknown, so it is only there to be inherited from.
        if match.kind == "class", !isHidden, !match.rest.hasPrefix("<") { runs.insert(name) }
        let end = index + 1 < declarations.count ? declarations[index + 1].range.lowerBound : code.endIndex
        guard match.kind == "class" || !isHidden else { continue }
        for test in code[match.range.upperBound..<end].matches(of: Self.method) where test.hidden == nil {
          // A method that returns something is not a test.
          if test.effects.contains(#/->\s*(?!Void\b|\(\s*\))/#) { continue }
          own[name, default: []].append(
            Test(name: String(test.name), isAsync: test.effects.contains(#/\basync\b/#)))
        }
      }
    }
    func tests(of name: String, _ depth: Int = 0) -> [Test] {
      let inherited = parents[name]?.first { depth < 16 && isTest($0) }.map { tests(of: $0, depth + 1) } ?? []
      let some = own[name] ?? []
      return some + inherited.filter { test in !some.contains { $0.name == test.name } }
    }
    for name in runs { classes[name] = tests(of: name).sorted { $0.name < $1.name } }
    classes = classes.filter { !$1.isEmpty }
  }

  nonisolated(unsafe) private static let method =
    #/(?<hidden>\b(?:private|fileprivate)\s+(?:\w+\s+)*)?\bfunc\s+(?<name>test\w*)\s*\(\s*\)(?<effects>[^{\n]*)/#

  nonisolated(unsafe) private static let declaration =
    #/(?m)^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|final|internal|package|private|fileprivate|nonisolated)\s+)*(?<kind>class|struct|enum|actor|protocol|extension)\s+(?<name>\w+)(?<rest>[^{\n]*)/#

  /// Returns the tests whose class and name meet a condition.
  func filtered(_ isIncluded: (_ type: String, _ test: String) -> Bool) -> TestList {
    var list = self
    for (type, tests) in classes { list.classes[type] = tests.filter { isIncluded(type, $0.name) } }
    list.classes = list.classes.filter { !$1.isEmpty }
    return list
  }

  /// Returns the tests, in the order in which they run.
  func tests(of module: String) -> [TestRun.Test] {
    classes.sorted { $0.key < $1.key }.flatMap { type, tests in
      tests.map { TestRun.Test(module: module, type: type, name: $0.name) }
    }
  }

  /// Returns a file that lists the tests of a module. It is separate from others, so its classes need no module before
  /// their names: a class with its module's name, as in Xcode's templates, would be mistaken for that.
  func source(for module: String) -> String {
    let classes = classes.sorted { $0.key < $1.key }.map { type, tests in
      // One statement each, of which the compiler accepts any number.
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

  /// Returns a file whose function returns the tests of all modules to the process that loads it; it is found by its C
  /// name.
  static func source(for modules: [String]) -> String {
    """
    @_cdecl("\(symbol)") public func tellTests() {
      \(modules.map { "tellTestsOf\($0)()" }.joined(separator: "\n  "))
    }

    """
  }

  static let symbol = "scrollwork_tell_tests"
}
