import ServerSentEvents
import Testing

@Suite("Parsing of event streams")
struct EventStreamParserTests {
  private func events(_ text: String) -> [ServerSentEvent] {
    var parser = EventStreamParser()
    return parser.append(text.utf8)
  }

  @Test(
    "given a stream of the standard's rules, when parsed, then it has the events that the standard says",
    arguments: [
      ("data: a\n\n", [ServerSentEvent(data: "a")]),
      ("data:a\ndata:  b\n\n", [ServerSentEvent(data: "a\n b")]),
      ("data\n\ndata\ndata\n\ndata:", [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]),
      (
        "event: token\r\ndata: x\r\rdata: y\n\n",
        [ServerSentEvent(event: "token", data: "x"), ServerSentEvent(data: "y")]
      ),
      (": a comment\n\ndata: x\n\n", [ServerSentEvent(data: "x")]),
      ("event: lost\n\ndata: x\n\n", [ServerSentEvent(data: "x")]),
      (
        "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
        [
          ServerSentEvent(data: "a", id: "1"), ServerSentEvent(data: "b", id: "1"), ServerSentEvent(data: "c"),
        ]
      ),
      ("id: 1\n\nid: a\u{0}b\ndata: x\n\n", [ServerSentEvent(data: "x", id: "1")]),
      ("\u{FEFF}data: x\n\n\u{FEFF}data: y\n\n", [ServerSentEvent(data: "x")]),
      ("unknown: 1\nDATA: 2\ndata: x:y\n\n", [ServerSentEvent(data: "x:y")]),
      ("data: unfinished\n", []),
    ])
  func rules(_ text: String, _ expected: [ServerSentEvent]) {
    #expect(events(text) == expected)
  }

  @Test("given a stream with all kinds of lines, when cut at every byte, then it has the same events")
  func cut() {
    let text =
      "\u{FEFF}: hi\r\nid: 7\r\nevent: token\rdata: {\"text\":\"größer 🙂\"}\ndata:\r\n\r\nretry: 40\n\ndata: z\r\r"
    let bytes = Array(text.utf8)
    let whole = events(text)
    #expect(whole.map(\.data) == ["{\"text\":\"größer 🙂\"}\n", "z"])
    for first in 0...bytes.count {
      for second in [first, (first + bytes.count) / 2] {
        var parser = EventStreamParser()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(pieces.flatMap { parser.append($0) } == whole, "cut at \(first) and \(second)")
        #expect(parser.retry == .milliseconds(40))
        #expect(parser.lastEventID == "7")
      }
    }
    var parser = EventStreamParser()
    #expect(bytes.flatMap { parser.append([$0]) } == whole, "byte by byte")
  }

  @Test("given retry, when it is no number, then it is passed over")
  func retry() {
    var parser = EventStreamParser()
    _ = parser.append("retry: 1s\n\nretry:\n\nretry: -3\n\n".utf8)
    #expect(parser.retry == nil)
  }

  @Test("given an event with id, when cut before its end, then the last id is still the one before")
  func lastEventID() {
    var parser = EventStreamParser(lastEventID: "3")
    #expect(parser.append("id: 4\ndata: x\n".utf8) == [])
    #expect(parser.lastEventID == "3")
    #expect(parser.append("\n".utf8) == [ServerSentEvent(data: "x", id: "4")])
    #expect(parser.lastEventID == "4")
  }

  @Test(
    "given an event, when encoded and parsed, then it is the same",
    arguments: [
      ServerSentEvent(data: "x"), ServerSentEvent(event: "token", data: "a\n\n b", id: "1_2"),
      ServerSentEvent(data: ""), ServerSentEvent(data: "a\u{2028}b\u{85}c"),
    ])
  func encoded(_ event: ServerSentEvent) {
    #expect(events(ServerSentEvent.heartbeat + event.encoded) == [event])
  }
}
