/// An event of a `text/event-stream` (WHATWG HTML, 9.2 "Server-sent events").
public struct ServerSentEvent: Hashable, Sendable {
  /// The event type; `message` if the stream does not name one.
  public var event: String
  /// The data lines, joined by line feeds.
  public var data: String
  /// The id of the latest event that had one, this one included: the `Last-Event-ID` of a reconnection. Empty when
  /// there was none.
  public var id: String

  public init(event: String = "message", data: String, id: String = "") {
    self.event = event
    self.data = data
    self.id = id
  }

  /// The event as a server sends it.
  ///
  /// `event` and `id` must be single lines, and `id` without NUL: readers would parse the rest as another field.
  public var encoded: String {
    var text = id.isEmpty ? "" : "id: \(id)\n"
    if event != "message" { text += "event: \(event)\n" }
    // A carriage return ends a line, too, and readers turn it into a line feed: JSON has neither.
    let lines = data.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    for line in lines { text += "data: \(line)\n" }
    return text + "\n"
  }

  /// A comment, which readers ignore: it shows that the server is still there.
  public static let heartbeat = ":\n\n"
}
