import Foundation
import Testing
import VirtualTime

@Suite struct DeterminismTests {
  @Test @MainActor func aThousandRunsOfOneWorkloadHaveOneOrder() async {
    var traces: Set<String> = []
    for _ in 0..<1000 { traces.insert(await VirtualTime.run { await runWorkload() }) }
    #expect(traces.count == 1)
    #expect(traces.first.map { $0.split(separator: " ").count > 60 } == true)
  }

  @Test func fiftyProcessesHaveTheSameOrder() async throws {
    var traces: Set<String> = []
    for _ in 0..<50 {
      let child = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          print("trace:", await VirtualTime.run { await runWorkload() })
        })
      let output = String(decoding: child.standardOutputContent, as: UTF8.self)
      traces.insert(try #require(output.split(separator: "\n").first { $0.hasPrefix("trace:") }.map(String.init)))
    }
    #expect(traces.count == 1)
    for part in ["timer", "tick", "debounced", "delayed", "received", "published", "item", "notified"] {
      #expect(traces.first?.contains(part) == true, "\(part)")
    }
  }

  @Test(.virtualTime) @MainActor func equalDeadlinesFireInTheOrderOfTheirCreation() async throws {
    let trace = Trace()
    for index in 0..<3 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { trace.add("main\(index)") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { trace.add("global\(index)") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { trace.add("early") }
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "early main0 global0 main1 global1 main2 global2")
  }

  @Test(.virtualTime) @MainActor func whatATimerCausesRunsBeforeTheNextTimer() async throws {
    let trace = Trace()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      trace.add("first")
      Task.detached {
        trace.add("caused")
        DispatchQueue.global().async { trace.add("caused by that") }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { trace.add("second") }
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "first caused caused by that second")
  }
}
