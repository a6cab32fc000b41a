/// Parses events from the bytes of a `text/event-stream`, in pieces of any size (WHATWG HTML, 9.2.5 and 9.2.6).
///
/// An event that the end of the stream cuts off is never returned.
public struct EventStreamParser: Sendable {
  /// The id of the last returned event, for `Last-Event-ID`; empty when there was none.
  public private(set) var lastEventID: String
  /// How long the server wants clients to wait before they reconnect, if it said so.
  public private(set) var retry: Duration?

  private var line: [UInt8] = []
  private var followsCarriageReturn = false
  private var isFirstLine = true

  private var event = ""
  private var data: [String] = []
  private var id: String

  /// Creates a parser.
  ///
  /// - Parameter lastEventID: that of the stream which this one continues.
  public init(lastEventID: String = "") {
    self.lastEventID = lastEventID
    id = lastEventID
  }

  /// Parses the next bytes, and returns the events that they complete.
  public mutating func append(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where followsCarriageReturn:
        followsCarriageReturn = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        followsCarriageReturn = byte == UInt8(ascii: "\r")
        if let event = endLine() { events.append(event) }
      default:
        followsCarriageReturn = false
        line.append(byte)
      }
    }
    return events
  }

  /// Parses the line, and returns an event if it is empty.
  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    guard colon != 0 else { return nil }
    let name = String(decoding: line[..<(colon ?? line.endIndex)], as: UTF8.self)
    var value = colon.map { line[($0 + 1)...] } ?? []
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    let text = String(decoding: value, as: UTF8.self)
    switch name {
    case "event": event = text
    case "data": data.append(text)
    case "id": if !value.contains(0) { id = text }
    case "retry":
      if !value.isEmpty, value.allSatisfy({ (48...57).contains($0) }), let milliseconds = Int(text) {
        retry = .milliseconds(milliseconds)
      }
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    lastEventID = id
    defer {
      event = ""
      data = []
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(event: event.isEmpty ? "message" : event, data: data.joined(separator: "\n"), id: id)
  }
}
