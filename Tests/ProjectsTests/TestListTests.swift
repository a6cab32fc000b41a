import Testing

@testable import Projects

struct TestListTests {
  private static let list = TestList([
    """
    class Empty: XCTestCase {}
    final class ShopTests: Empty {
      // func testNothing() {}
      /* func testOld() {} */
      func testPlain() {}
      @MainActor func testLater() async throws {}
      func helper() {}
      func testData() -> Data { Data() }
      private func testCount() {}
    }
    struct Other { func testNot() {} }
    """,
    "extension ShopTests {\n  func testMore() throws {}\n}\nprivate class Hidden: XCTestCase { func testHidden() {} }",
  ])

  @Test("Given classes of tests, when they are read, then each test is run as it is declared and nothing else is")
  func list() {
    #expect(
      Self.list.source(for: "ShopTests") == """
        import ScrollworkXCTest
        @testable import ShopTests

        func tellTestsOfShopTests() {
          do {
            var tests: [(String, (ShopTests) -> () throws -> Void)] = []
            tests.append(("testLater", asyncTest { (test: ShopTests) in { try await test.testLater() } }))
            tests.append(("testMore", { test in { try MainActor.assumeIsolated { try test.testMore() } } }))
            tests.append(("testPlain", { test in { try MainActor.assumeIsolated { try test.testPlain() } } }))
            _ProjectTests.entries.append(("ShopTests", testCase(tests)))
          }
        }

        """)
    #expect(Self.list.tests(of: "Shop").map(\.name) == ["testLater", "testMore", "testPlain"])
  }

  @Test("Given a class that others derive from, when tests are read, then its own run for all of them, once each")
  func inherited() {
    let list = TestList([
      "class Base: XCTestCase {\n  func testB() {}\n  func testA() {}\n}",
      "class Next: Base {\n  override func testA() {}\n}\nfinal class Last: Next {\n}",
      "class Pages<Page>: XCTestCase {\n  func testPage() {}\n}\nfinal class ListPages: Pages<List> {}",
    ])
    #expect(
      list.tests(of: "Shop").map { "\($0.type).\($0.name)" } == [
        "Base.testA", "Base.testB", "Last.testA", "Last.testB", "ListPages.testPage", "Next.testA", "Next.testB",
      ])
  }

  @Test(
    "Given a test left out, when those that run are asked for, then neither it nor a class without any other is there")
  func filtered() {
    let some = Self.list.filtered { _, test in test == "testMore" }
    #expect(some.tests(of: "Shop") == [TestRun.Test(module: "Shop", type: "ShopTests", name: "testMore")])
    #expect(Self.list.filtered { _, _ in false }.tests(of: "Shop").isEmpty)
  }

  @Test(
    "Given set-ups and sleeps, when a test's line is rewritten, then they are those of the class that belongs to the main actor"
  )
  func rewritten() {
    #expect(TestLibrary.rewrite("  override func setUp() {") == "  override func _setUp() {")
    #expect(
      TestLibrary.rewrite("  override func setUpWithError() throws {") == "  override func _setUpWithError() throws {")
    #expect(TestLibrary.rewrite("  override class func tearDown() {") == "  override class func _tearDown() {")
    #expect(TestLibrary.rewrite("    super.tearDown()") == "    super._tearDown()")
    #expect(TestLibrary.rewrite("  override func setUp() async throws {") == nil)
    #expect(TestLibrary.rewrite("    try await super.setUp()") == nil)
    #expect(TestLibrary.rewrite("    sleep(2)") == "    _TestPause.sleep(2)")
    #expect(TestLibrary.rewrite("    Thread.sleep(forTimeInterval: 1)") == "    _TestPause.sleep(forTimeInterval: 1)")
    #expect(TestLibrary.rewrite("    try await Task.sleep(for: .seconds(1))") == nil)
    #expect(TestLibrary.rewrite("    app.buttons[\"Add\"].tap()") == nil)
  }
}
