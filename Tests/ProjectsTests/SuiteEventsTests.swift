import Foundation
import Testing

@testable import Projects

struct SuiteEventsTests {
  private static func event(_ kind: String, _ id: String, at time: Double, _ more: String = "") -> String {
    #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(time)}\#(more)}}"#
  }

  private static let sum = "ShopTests.Prices/sum()/PricesTests.swift:4:4"
  private static let free = "ShopTests.free()/PricesTests.swift:9:2"

  private static let text = [
    #"{"version":0,"kind":"test","payload":{"kind":"suite","id":"ShopTests.Prices","name":"Prices"}}"#,
    #"{"version":0,"kind":"test","payload":{"kind":"function","id":"\#(sum)","name":"sum()"}}"#,
    #"{"version":0,"kind":"test","payload":{"kind":"function","id":"\#(free)","name":"free()"}}"#,
    event("testStarted", "ShopTests.Prices", at: 1),
    event("testStarted", sum, at: 2),
    event(
      "issueRecorded", sum, at: 2.5,
      #","messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"}],"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/Shop/PricesTests.swift","line":6}}"#
    ),
    event("issueRecorded", sum, at: 2.6, #","messages":[{"text":"known"}],"issue":{"isKnown":true}"#),
    event("testEnded", sum, at: 3.5),
    event("testStarted", free, at: 4),
  ].joined(separator: "\n")

  @Test("Given what Swift Testing writes, when it is read, then a failure has its place, and what is known is apart")
  func failures() {
    let events = SuiteEvents(Self.text)
    #expect(
      events.results == [
        TestResult(
          module: "ShopTests", type: "Prices", name: "sum()", duration: 1.5,
          failures: ["/Shop/PricesTests.swift:6: Expectation failed: 1 == 2"], expectedFailures: ["known"])
      ])
    #expect(events.over == [Self.sum])
  }

  @Test("Given a test that has not ended, when its process crashes, then the crash is that test's")
  func interrupted() {
    // Given, with half a line too, as a crash leaves it
    let events = SuiteEvents(Self.text + "\n{\"version\":0,\"ki")
    // Then
    #expect(events.underWay == [Self.free])
    #expect(
      events.interrupted(Self.free, by: "Crashed", at: 4.25)
        == TestResult(module: "ShopTests", type: "", name: "free()", duration: 0.25, failures: ["Crashed"]))
  }
}
