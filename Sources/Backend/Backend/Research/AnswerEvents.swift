import Foundation
import ServerSentEvents

/// The events that bring a reader from one position in an answer to another.
enum AnswerEvents {
  private struct StageData: Encodable {
    let stage: AnswerProgress.Stage
  }
  private struct TokenData: Encodable {
    let text: String
  }
  private struct CompleteData: Encodable {
    let followUps: [String]
  }
  private struct ErrorData: Encodable {
    let detail: String
  }

  /// Returns whether an answer has a position: one that it has not reached, or in the middle of a character, is not
  /// from one of our answers.
  static func has(_ progress: AnswerProgress, _ place: AnswerPlace) -> Bool {
    let utf8 = progress.content.utf8
    guard place.stages <= progress.stages, place.sources <= progress.sources.count, place.bytes <= utf8.count else {
      return false
    }
    return utf8.index(utf8.startIndex, offsetBy: place.bytes).samePosition(in: progress.content.unicodeScalars) != nil
  }

  /// Returns the events since a position, which is moved along. A late reader gets the text in larger pieces.
  static func events(_ progress: AnswerProgress, since place: inout AnswerPlace) throws -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    func add(_ name: String, _ data: some Encodable) throws {
      let json = String(decoding: try JSONEncoder.api.encode(data), as: UTF8.self)
      events.append(ServerSentEvent(event: name, data: json, id: place.description))
    }
    func addStages(upTo count: Int) throws {
      while place.stages < count {
        let stage = AnswerProgress.Stage.allCases[place.stages]
        place.stages += 1
        try add("stage", StageData(stage: stage))
      }
    }
    // Reading produces the sources.
    try addStages(upTo: min(progress.stages, 2))
    while place.sources < progress.sources.count {
      let source = progress.sources[place.sources]
      place.sources += 1
      try add("source", source)
    }
    try addStages(upTo: progress.stages)
    let utf8 = progress.content.utf8
    if place.bytes < utf8.count {
      let text = progress.content[utf8.index(utf8.startIndex, offsetBy: place.bytes)...]
      place.bytes = utf8.count
      try add("token", TokenData(text: String(text)))
    }
    switch progress.end {
    case .complete: try add("complete", CompleteData(followUps: progress.followUps))
    case .failed, .interrupted: try add("error", ErrorData(detail: progress.error ?? ""))
    case nil: break
    }
    return events
  }
}
