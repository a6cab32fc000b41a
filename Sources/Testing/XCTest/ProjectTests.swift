import XCTest

/// The tests of a project in this process, which its library tells.
public enum _ProjectTests {
  /// Each class with the module that it is in.
  nonisolated(unsafe) public static var entries: [(module: String, entry: XCTestCaseEntry)] = []
}
