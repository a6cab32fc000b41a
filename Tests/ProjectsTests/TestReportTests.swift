import Testing

@testable import Projects

struct TestReportTests {
  private static func report() -> TestReport {
    var report = TestReport()
    report.add([
      TestResult(module: "ShopTests", type: "CartTests", name: "testGood", duration: 0.5),
      TestResult(module: "ShopTests", type: "CartTests", name: "testLater", duration: 0.1, isSkipped: true),
    ])
    report.add([
      TestResult(
        module: "ShopUITests", type: "BuyTests", name: "testBad", duration: 0.4,
        failures: ["/a b.swift:3: 1 < \"2\" → 3", "/a b.swift:4: \u{1B}[1mtwo\nlines"]),
      TestResult(module: "ShopTests", type: "", name: "free()", duration: 0.25),
    ])
    return report
  }

  @Test("Given what came of tests, when it is summed up, then failures with their places and what was skipped are told")
  func summary() {
    #expect(Self.report().failures.map(\.name) == ["testBad"])
    #expect(
      Self.report().summary == """
        FAILED  BuyTests.testBad
                /a b.swift:3: 1 < "2" → 3
                /a b.swift:4: \u{1B}[1mtwo
                lines
        4 tests, 1 failed, 1 skipped in 1.250 s.
        """)
  }

  @Test(
    "Given what came of tests, when it is written in JUnit's format, then each target is a suite with its own counts")
  func junit() {
    #expect(
      Self.report().junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite name="ShopTests" tests="3" failures="0" skipped="1" time="0.850">
        <testcase classname="CartTests" name="testGood" time="0.500"></testcase>
        <testcase classname="CartTests" name="testLater" time="0.100"><skipped></skipped></testcase>
        <testcase classname="ShopTests" name="free()" time="0.250"></testcase>
        </testsuite>
        <testsuite name="ShopUITests" tests="1" failures="1" skipped="0" time="0.400">
        <testcase classname="BuyTests" name="testBad" time="0.400"><failure message="/a b.swift:3: 1 &lt; &quot;2&quot; → 3&#10;/a b.swift:4: ?[1mtwo&#10;lines"></failure></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "Given a failure that a test expected, when it is told, then the test has not failed, and its suite says what happened"
  )
  func expectedFailures() {
    // Given
    var report = TestReport()
    report.add([
      TestResult(
        module: "ShopTests", type: "CartTests", name: "testSum", duration: 0.5,
        expectedFailures: ["/a.swift:3: #12: 1 < 2"]),
      TestResult(
        module: "ShopTests", type: "CartTests", name: "testMore", duration: 0.5, failures: ["/a.swift:9: no"],
        expectedFailures: ["/a.swift:7: yes"]),
    ])
    // Then
    #expect(report.failures.map(\.name) == ["testMore"])
    #expect(report.summary.hasSuffix("\n2 tests, 1 failed, 1 failed as expected in 1.000 s."))
    #expect(report.junit.contains(#"name="ShopTests" tests="2" failures="1" skipped="1""#))
    #expect(report.junit.contains(#"<skipped type="expected failure" message="/a.swift:3: #12: 1 &lt; 2"></skipped>"#))
    #expect(!report.junit.contains("a.swift:7"))
  }
}
