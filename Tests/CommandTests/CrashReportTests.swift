import Foundation
import Testing
import Watchdog

@testable import Command

@Suite("What is told of a crash")
struct CrashReportTests {
  private func report(
    _ errors: String, signal: Int32? = SIGTRAP, _ reason: EndReport.Reason = .crash(isOverflow: false),
    _ calls: [StackTrace.Call] = []
  ) -> String? {
    CrashReport(of: "/home/ada/Card.swift", signal: signal, end: EndReport(reason, calls), errors: errors)?.text
  }

  private func call(_ function: String, _ file: String?, _ line: Int) -> StackTrace.Call {
    StackTrace.Call(function: function, file: file, line: line)
  }

  private var calls: [StackTrace.Call] {
    [
      call("_assertionFailure(_:_:file:line:flags:)", nil, 0),
      call("Card.title.getter", "/home/ada/Card.swift", 7),
      call("Card.body.getter", "/home/ada/Card.swift", 12),
      call("protocol witness for View.body.getter in conformance Card", "/<compiler-generated>", 0),
      call("BodyNode.evaluate()", "/home/scrollwork/BodyNode.swift", 29),
    ]
  }

  @Test("given a message with a place in the file, then both are told")
  func place() {
    #expect(
      report("Some warning\nPreview_Card_1/Card.swift:12: Fatal error: Unexpectedly found nil\n")
        == "Card.swift crashed.\nCard.swift:12: Fatal error: Unexpectedly found nil")
  }

  @Test("given a message from elsewhere, then the calls in the file are told, innermost first")
  func calledFrom() {
    #expect(
      report("Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range\n", calls: calls)
        == "Card.swift crashed.\nFatal error: Index out of range\nCard.swift:7 Card.title.getter\nCard.swift:12 Card.body.getter"
    )
  }

  @Test("given a message of several lines, then all are told")
  func severalLines() {
    #expect(
      report("Card.swift:3: Fatal error: One\nTwo\n") == "Card.swift crashed.\nCard.swift:3: Fatal error: One\nTwo")
  }

  @Test("given overlapping accesses, then it is told that they are the cause, without their addresses' backtraces")
  func exclusiveAccess() {
    let errors = """
      Simultaneous accesses to 0x7f00, but modification requires exclusive access.
      Previous access (a modification) started at libCard_1.so`Card.body.getter + 12 (0x7f01).
      Current access (a read) started at:
      0    libswiftCore.so                    0x00007f02 swift_beginAccess + 557
      Fatal access conflict detected.

      """
    #expect(
      report(errors, signal: SIGABRT, calls: calls)?.hasPrefix(
        "Card.swift crashed.\nSimultaneous accesses to 0x7f00, but modification requires exclusive access.\nCard.swift:7 "
      )
        == true)
  }

  @Test("given a full stack, then recursion is told, and a function that calls itself once")
  func overflow() {
    let again = Array(repeating: call("descend(_:)", "/home/ada/Card.swift", 4), count: 90)
    #expect(
      report("", signal: SIGSEGV, .crash(isOverflow: true), again)
        == "Card.swift crashed.\nInfinite recursion: the stack overflowed.\nCard.swift:4 descend(_:)")
  }

  @Test(
    "given no message, then the signal says what it may have been",
    arguments: [(SIGILL, "trapped"), (SIGSEGV, "without end"), (SIGKILL, "memory ran out"), (SIGUSR1, "by signal")])
  func signal(number: Int32, text: String) throws {
    #expect(try #require(report("", signal: number)).contains(text))
  }

  @Test("given a library that gave up in its own words, then the last of them are told")
  func lastWords() {
    #expect(report("Hello\nfree(): invalid pointer\n", signal: SIGABRT)?.contains("free(): invalid pointer") == true)
  }

  @Test("given a main thread that hung, then it is told how long and where, and not what was written before")
  func stall() throws {
    let report = try #require(
      CrashReport(
        of: "Card.swift", signal: SIGKILL, end: EndReport(.stall(seconds: 6), calls), errors: "Fatal error: no\n"))
    #expect(report.isStall)
    #expect(
      report.text
        == "Card.swift hangs: it has not responded for 6 s.\nCard.swift:7 Card.title.getter\nCard.swift:12 Card.body.getter"
    )
  }

  @Test("given no call in the file, or no file, then those whose source is known are told")
  func elsewhere() {
    let lines = CrashReport.lines(of: [calls[0], calls[4]], in: "Card.swift")
    #expect(lines == ["BodyNode.swift:29 BodyNode.evaluate()"])
    #expect(CrashReport.lines(of: calls).count == 3)
  }

  @Test("given a process that ended by itself, then it has not crashed")
  func noCrash() {
    #expect(report("Card.swift:12: Fatal error: x", signal: nil) == nil)
  }

  private func report(_ errors: String, signal: Int32? = SIGTRAP, calls: [StackTrace.Call]) -> String? {
    report(errors, signal: signal, .crash(isOverflow: false), calls)
  }
}
