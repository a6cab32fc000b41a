import Foundation
import Testing
import VirtualTime

/// What tests report about themselves, in a process of their own.
@Suite(.realTime) @MainActor struct TestReportTests {
  @Test func testsInParallelTakeRealTime() throws {
    let report = try report(of: "VirtualTimeTests.(BlockingTests|ClockTests|GroupTests)")
    #expect(report.contains("passed after 0."))
    #expect(!report.contains("after -"))
  }

  /// Returns the output of the tests that match a pattern, run in parallel.
  private func report(of filter: String) throws -> String {
    let process = Process()
    process.executableURL = try #require(ProcessInfo.processInfo.arguments.first.map { URL(filePath: $0) })
    process.arguments = ["--testing-library", "swift-testing", "--filter", filter]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
