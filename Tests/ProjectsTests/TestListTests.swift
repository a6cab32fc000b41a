import Testing

@testable import Projects

struct TestListTests {
  @Test("Given classes of tests, when they are read, then each test is run as it is declared and nothing else is")
  func list() {
    let entries = TestList([
      """
      class Base: XCTestCase {}
      final class ShopTests: Base {
        // func testNothing() {}
        func testPlain() {}
        @MainActor func testLater() async throws {}
        func helper() {}
      }
      struct Other { func testNot() {} }
      """,
      "extension ShopTests {\n  func testMore() throws {}\n}\nprivate class Hidden: XCTestCase { func testHidden() {} }",
    ]).entries
    #expect(
      entries == [
        """
        testCase([
            ("testPlain", { test in { try MainActor.assumeIsolated { try test.testPlain() } } }),
            ("testLater", asyncTest { (test: ShopTests) in { try await test.testLater() } }),
            ("testMore", { test in { try MainActor.assumeIsolated { try test.testMore() } } })
          ] as [(String, (ShopTests) -> () throws -> Void)])
        """
      ])
  }
}
