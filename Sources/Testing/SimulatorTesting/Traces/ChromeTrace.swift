import Foundation
import SwiftUI

/// The frames in the Trace Event Format.
struct ChromeTrace {
  private var events: [Event] = []

  /// `ts` and `dur` are in microseconds.
  private struct Event: Encodable {
    var name: String
    var ph: String
    var ts: Double
    var dur: Double?
    var cat: String?
    /// The scope of an instant: the thread.
    var s: String?
    var pid = 1
    var tid = 1
    var args: [String: Argument]?
  }

  private enum Argument: Encodable {
    case number(Double)
    case text(String)
    case list([String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .list(let texts): try container.encode(texts)
      }
    }
  }

  private struct File: Encodable {
    var traceEvents: [Event]
    var displayTimeUnit = "ms"
  }

  init(_ frames: [TracedFrame], name: String) {
    events = [
      Event(name: "process_name", ph: "M", ts: 0, args: ["name": .text(name)]),
      Event(name: "thread_name", ph: "M", ts: 0, args: ["name": .text("Frames")]),
    ]
    // A frame that took longer than the time to the next one delays that, since slices must not overlap.
    var end = 0.0
    for frame in frames {
      let start = max(frame.time * 1e6, end)
      add(frame, at: start)
      end = start + max(1, frame.duration * 1e6)
    }
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(File(traceEvents: events))
    }
  }

  private mutating func add(_ frame: TracedFrame, at start: Double) {
    let contents = frame.events.map(\.content)
    let resizes = contents.compactMap(\.resizeText)
    var arguments: [String: Argument] = [
      "time in ms": .number(frame.time * 1000), "layouts": .number(Double(frame.layouts)),
      "rounds": .number(Double(frame.rounds)), "fragments": .number(Double(frame.fragments)),
    ]
    if !resizes.isEmpty { arguments["sizes"] = .list(resizes) }
    slice("frame \(frame.number)", "frame", at: start, duration: max(1, frame.duration * 1e6), arguments)
    for pass in frame.passes { slice(pass.name, "pass", at: start + pass.start * 1e6, duration: pass.duration * 1e6) }
    for event in frame.events { add(event, at: start) }
    for scroll in frame.scrolls {
      let name = "\(scroll.name) \(scroll.isVertical ? "y" : "x")"
      events.append(Event(name: name, ph: "C", ts: start, args: ["offset": .number(Double(scroll.to))]))
      for move in scroll.moves {
        instant("\(name) \(TraceTable.number(move.delta)): \(move.cause)", "scroll", at: start)
      }
    }
    events.append(Event(name: "live nodes", ph: "C", ts: start, args: ["nodes": .number(Double(frame.liveNodes))]))
  }

  private mutating func add(_ event: TracedEvent, at frame: Double) {
    let start = frame + event.start * 1e6
    switch event.content {
    case .input(let name): instant(name, "input", at: start)
    case .change(let name): instant(name, "change", at: start)
    case .rowBuilt(let id): instant("row \(id) built", "row", at: start)
    case .rowDropped(let id): instant("row \(id) dropped", "row", at: start)
    case .resize: break
    case .body(let view, let reasons):
      slice(view, "body", at: start, duration: event.duration * 1e6, ["because": .list(reasons)])
    }
  }

  private mutating func slice(
    _ name: String, _ category: String, at start: Double, duration: Double, _ arguments: [String: Argument]? = nil
  ) {
    events.append(Event(name: name, ph: "X", ts: start, dur: duration, cat: category, args: arguments))
  }

  private mutating func instant(_ name: String, _ category: String, at time: Double) {
    events.append(Event(name: name, ph: "i", ts: time, cat: category, s: "t"))
  }
}
