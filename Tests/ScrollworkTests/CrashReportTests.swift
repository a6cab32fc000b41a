import Foundation
import Testing

@testable import Scrollwork

@Suite("What is told of a crash")
struct CrashReportTests {
  private func report(_ errors: String, signal: Int32? = SIGTRAP) -> String? {
    CrashReport(of: "/home/ada/Card.swift", signal: signal, errors: errors)?.text
  }

  @Test("given a message with a place in the file, then both are told")
  func place() {
    #expect(
      report("Some warning\nPreview_Card_1/Card.swift:12: Fatal error: Unexpectedly found nil\n\nProgram crashed\n")
        == "Card.swift crashed.\nCard.swift:12: Fatal error: Unexpectedly found nil")
  }

  @Test("given a message from elsewhere and a backtrace, then the innermost place in the file is told")
  func backtrace() {
    let errors = """
      Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range

      0 _assertionFailure in libswiftCore.so at /home/build/AssertCommon.swift:121:5
      1 [ra] Card.title.getter + 86 in libCard_1.so at /home/ada/Card.swift:7:25
      2 [ra] Card.body.getter + 12 in libCard_1.so at /home/ada/Card.swift:12:9
      """
    #expect(report(errors) == "Card.swift crashed.\nFatal error: Index out of range\nCard.swift:7")
  }

  @Test(
    "given no message, then the signal says what it may have been",
    arguments: [(SIGILL, "trapped"), (SIGSEGV, "without end"), (SIGKILL, "memory ran out"), (SIGUSR1, "by signal")])
  func signal(number: Int32, text: String) throws {
    #expect(try #require(report("", signal: number)).contains(text))
  }

  @Test("given a process that ended by itself, then it has not crashed")
  func noCrash() {
    #expect(report("Card.swift:12: Fatal error: x", signal: nil) == nil)
  }
}
