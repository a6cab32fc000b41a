import XCTest

// SwiftPM writes a runner that lists the tests of a target by calling `testCase`. XCTest's own function makes a
// synchronous `@MainActor` test crash before it begins, and cannot leave a failed test. For our classes these three are
// a closer match. The runner finds them through the test target, which is why that imports this module with
// `@_exported`.

/// Called by SwiftPM's runner with the tests of a class that are all nonisolated.
public func testCase<Class: SimulatorTestCase>(_ allTests: [(String, (Class) -> () throws -> Void)]) -> XCTestCaseEntry
{
  entry(allTests) { $0 }
}

/// Called by SwiftPM's runner with the tests of a class that are all nonisolated and nonthrowing.
public func testCase<Class: SimulatorTestCase>(_ allTests: [(String, (Class) -> () -> Void)]) -> XCTestCaseEntry {
  entry(allTests) { $0 }
}

/// Called by SwiftPM's runner with the tests of a class of which some are isolated to the main actor.
public func testCase<Class: SimulatorTestCase, Method>(_ allTests: [(String, (Class) -> Method)]) -> XCTestCaseEntry {
  entry(allTests) { method in
    let type = "\(Method.self)"
    guard type.hasSuffix("() throws -> ()") || type.hasSuffix("() -> ()"),
      MemoryLayout<Method>.size == MemoryLayout<() throws -> Void>.size
    else {
      throw UITestError("A test method takes no arguments and returns nothing, but this one is \(type).")
    }
    // Tests run on the main thread; isolation and the lack of `throws` do not affect the calling convention.
    return unsafeBitCast(method, to: (() throws -> Void).self)
  }
}

private func entry<Class: SimulatorTestCase, Method>(
  _ tests: [(String, (Class) -> Method)], _ plain: @escaping (Method) throws -> () throws -> Void
) -> XCTestCaseEntry {
  (
    Class.self,
    tests.map { name, method in
      (
        name,
        { testCase in
          guard let testCase = testCase as? Class else {
            throw UITestError("\(name) is a test of \(Class.self), not of \(type(of: testCase)).")
          }
          try testCase.runBody(plain(method(testCase)))
        }
      )
    }
  )
}

/// An error that prevents a test from doing what it requested.
struct UITestError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
