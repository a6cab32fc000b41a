import XCTest

@testable import XCUIAutomation

private struct Broken: Error {}

/// An expected failure does not make a test fail.
final class ExpectedFailureTests: KeptFailuresTestCase {
  private func assertExpected(_ descriptions: [String], file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(recordedExpectedFailures.map(\.description), descriptions, file: file, line: line)
  }

  func testAFailureInABlock() throws {
    check = { [self] in
      XCTAssertEqual(failures.count, 0)
      assertExpected(["#12: failed - one", "#12: failed - two"])
    }
    // When
    let result = XCTExpectFailure("#12") {
      XCTFail("one")
      XCTFail("two")
      return 3
    }
    // Then
    XCTAssertEqual(result, 3)
    XCTAssertThrowsError(try XCTExpectFailure(strict: false) { throw Broken() })
  }

  func testNothingFailsInABlock() {
    let line = #line + 5
    check = { [self] in
      XCTAssertEqual(failures.map(\.description), ["Expected failure '#12' but none recorded"])
      XCTAssertEqual(failures.map(\.line), [line])
    }
    XCTExpectFailure("#12") {}
  }

  func testNothingNeedsToFail() {
    check = { [self] in XCTAssertEqual(failures.count, 0) }
    XCTExpectFailure("flaky", options: .nonStrict()) {}
    XCTExpectFailure("flaky", strict: false)
    XCTExpectFailure("only elsewhere", enabled: false)
  }

  func testABlockThatExpectsNothingAfterAll() {
    check = { [self] in XCTAssertEqual(failures.map(\.description), ["failed - one"]) }
    XCTExpectFailure(enabled: false) { XCTFail("one") }
  }

  func testTheRestOfTheTest() {
    check = { [self] in
      XCTAssertEqual(failures.map(\.description), ["failed - before"])
      assertExpected(["failed - after"])
    }
    XCTFail("before")
    XCTExpectFailure()
    XCTFail("after")
  }

  func testNothingFailsInTheRestOfTheTest() {
    let line = #line + 5
    check = { [self] in
      XCTAssertEqual(failures.map(\.description), ["Expected failure but none recorded"])
      XCTAssertEqual(failures.map(\.line), [line])
    }
    XCTExpectFailure()
  }

  func testOnlyWhatIsMeant() {
    check = { [self] in
      XCTAssertEqual(failures.map(\.description), ["failed - new"])
      assertExpected(["failed - known"])
    }
    XCTExpectFailure {
      XCTFail("known")
      XCTFail("new")
    } issueMatcher: { issue in
      issue.type == .assertionFailure && issue.compactDescription == "failed - known"
    }
  }

  func testTheInnermostThatMatchesIsMet() {
    check = { [self] in
      XCTAssertEqual(failures.count, 0)
      assertExpected(["inner: failed - 1", "outer: failed - 2"])
    }
    XCTExpectFailure("outer") {
      XCTExpectFailure("inner") {
        XCTFail("1")
        XCTFail("2")
      } issueMatcher: {
        $0.compactDescription.hasSuffix("1")
      }
    }
  }

  func testAnErrorThatLeavesTheTest() throws {
    check = { [self] in
      XCTAssertEqual(failures.count, 0)
      assertExpected(["failed: caught error: \"Broken()\""])
      XCTAssertTrue(recordedExpectedFailures.first?.issue.associatedError is Broken)
    }
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.type == .thrownError }
    XCTExpectFailure(options: options)
    throw Broken()
  }

  func testFailuresOfOtherThreadsAreOfNoBlock() {
    check = { [self] in
      XCTAssertEqual(failures.map(\.description), ["failed - elsewhere"])
      assertExpected(["failed - here"])
    }
    XCTExpectFailure {
      let thread = Thread { XCTFail("elsewhere") }
      thread.start()
      while !thread.isFinished { usleep(1000) }
      XCTFail("here")
    }
  }
}

/// An error that the test itself throws is a failure at the line of the test that led to it.
final class OwnErrorTests: KeptFailuresTestCase {
  private func assertLine(_ line: Int) {
    check = { [self] in
      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertEqual(failures.first?.file, #filePath)
    }
  }

  func testThrownByAFunction() throws {
    assertLine(#line + 1)
    try breakDown()
  }

  func testThrownByFoundation() throws {
    assertLine(#line + 1)
    _ = try JSONDecoder().decode(Int.self, from: Data("no".utf8))
  }

  func testThrownHere() async throws {
    assertLine(#line + 1)
    throw Broken()
  }
}

private func breakDown() throws { throw Broken() }
