import Testing

@testable import Projects

struct TestReportTests {
  @Test(
    "Given what came of tests in JUnit's format, when it is read, then failures and what was skipped are told in the end"
  )
  func summary() {
    let report = TestReport(
      """
      <testsuite name="XCTest" tests="3">
      <testcase classname="ShopTests" name="testGood" time="0.5"></testcase>
      <testcase classname="ShopTests" name="testLater" time="0.1"><skipped></skipped></testcase>
      <testcase classname="ShopTests" name="testBad" time="0.4"><failure message="/a b.swift:3: 1 &lt; &quot;2&quot; &#8594; 3"></failure></testcase>
      </testsuite>
      <testsuite name="TestResults">
        <testcase classname="Shop.Suite" name="good()" time="0.25" />
      </testsuite>
      """)
    #expect(report.failures == [.init(name: "ShopTests.testBad", message: "/a b.swift:3: 1 < \"2\" → 3")])
    #expect(
      report.summary == """
        FAILED  ShopTests.testBad
                /a b.swift:3: 1 < "2" → 3
        4 tests, 1 failed, 1 skipped in 1.250 s.
        """)
    #expect(report.junit.matches(of: #/<testsuite\b/#).count == 2)
  }
}
