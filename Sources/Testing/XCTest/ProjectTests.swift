import XCTest

/// The tests of a project in this process, as registered by its library.
public enum _ProjectTests {
  /// Each class with its module.
  nonisolated(unsafe) public static var entries: [(module: String, entry: XCTestCaseEntry)] = []
}
