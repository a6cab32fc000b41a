import Foundation

/// The events that Swift Testing writes while tests run, one line of JSON each.
public struct SuiteEvents: Sendable {
  /// The results of finished tests, in the order in which they ended.
  public private(set) var results: [TestResult] = []
  /// The ids of the tests that have begun and not ended.
  public private(set) var underWay: [String] = []
  /// The ids of finished tests.
  public private(set) var over: [String] = []
  private var tests: [String: Line.Payload] = [:]
  private var beginnings: [String: Double] = [:]
  private var failures: [String: [String]] = [:]
  private var known: [String: [String]] = [:]

  /// Parses events.
  ///
  /// - Parameter text: the process's output so far.
  public init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else { continue }
      if line.kind == "test", let id = line.payload.id {
        tests[id] = line.payload
      } else if line.kind == "event" {
        follow(line.payload)
      }
    }
  }

  /// Returns the result of a test under way if its process ends now.
  /// - Parameter time: now, on the machine's monotonic clock in seconds.
  public func interrupted(_ id: String, by problem: String, at time: Double) -> TestResult {
    result(id, failures: (failures[id] ?? []) + [problem], end: time)
  }

  private mutating func follow(_ event: Line.Payload) {
    guard let id = event.testID, tests[id]?.kind == "function" else { return }
    switch event.kind {
    case "testStarted":
      beginnings[id] = event.instant?.absolute
      underWay.append(id)
    case "issueRecorded":
      guard event.issue?.isFailure != false || event.issue?.isKnown == true else { return }
      let place = (event.issue?.sourceLocation).map { "\($0.path ?? $0.fileID ?? ""):\($0.line ?? 0): " } ?? ""
      let text = (event.messages ?? []).map(\.text).joined(separator: "\n")
      if event.issue?.isKnown == true {
        known[id, default: []].append(place + text)
      } else {
        failures[id, default: []].append(place + text)
      }
    case "testSkipped", "testEnded":
      underWay.removeAll { $0 == id }
      over.append(id)
      results.append(
        result(
          id, failures: failures[id] ?? [], end: event.instant?.absolute ?? 0, isSkipped: event.kind == "testSkipped"))
    default: break
    }
  }

  /// Returns a result. An id is "Module.Suite/Inner/test(label:)/File.swift:1:2".
  private func result(_ id: String, failures: [String], end: Double, isSkipped: Bool = false) -> TestResult {
    let parts = id.split(separator: "/").map(String.init).filter { !$0.contains(#/\.swift:\d+:\d+$/#) }
    let start = parts.first?.split(separator: ".", maxSplits: 1).map(String.init) ?? []
    let name = tests[id]?.name ?? parts.last ?? id
    // A function without a suite is "Module.test()".
    let suite = parts.count > 1 ? (start.dropFirst() + parts.dropFirst().dropLast()).joined(separator: "/") : ""
    return TestResult(
      module: start.first ?? "", type: suite, name: name, duration: end - (beginnings[id] ?? end), failures: failures,
      expectedFailures: known[id] ?? [], isSkipped: isSkipped)
  }

  /// An event of versions 0 and later, as far as it is used.
  private struct Line: Decodable {
    struct Place: Decodable {
      var fileID: String?
      var path: String?
      var line: Int?

      enum CodingKeys: String, CodingKey {
        case fileID, line
        case path = "_filePath"
        case newPath = "filePath"
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        fileID = try values.decodeIfPresent(String.self, forKey: .fileID)
        line = try values.decodeIfPresent(Int.self, forKey: .line)
        path =
          try values.decodeIfPresent(String.self, forKey: .newPath)
          ?? values.decodeIfPresent(String.self, forKey: .path)
      }
    }

    struct Instant: Decodable { var absolute: Double }
    struct Message: Decodable { var text: String }

    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Place?
    }

    struct Payload: Decodable {
      var kind: String
      var id: String?
      var name: String?
      var testID: String?
      var instant: Instant?
      var messages: [Message]?
      var issue: Issue?
    }

    var kind: String
    var payload: Payload
  }
}
