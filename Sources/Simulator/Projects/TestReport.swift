import Foundation

/// What came of tests, read from files in JUnit's format.
public struct TestReport: Sendable {
  /// A test that failed.
  public struct Failure: Sendable, Equatable {
    /// Its class or suite, and what it is called.
    public let name: String
    /// What was wrong, with the place if it is known.
    public let message: String
  }

  /// How many tests ran.
  public private(set) var count = 0
  /// How many said that they are not for now.
  public private(set) var skipped = 0
  /// How long they took, in seconds.
  public private(set) var duration = 0.0
  /// Those that failed, in the order in which they ran.
  public private(set) var failures: [Failure] = []
  private var suites: [String] = []

  /// - Parameter files: a file that is not there counts as one without tests.
  public init(_ files: [URL]) {
    for file in files { if let text = try? String(contentsOf: file, encoding: .utf8) { add(text) } }
  }

  /// - Parameter text: a file's content.
  public init(_ text: String) { add(text) }

  private mutating func add(_ text: String) {
    suites += text.matches(of: #/<testsuite\b[\s\S]*?<\/testsuite>/#).map { String($0.0) }
    for test in text.matches(of: #/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/#) {
      let about = Self.attributes(test.1)
      count += 1
      duration += Double(about["time"] ?? "") ?? 0
      guard let content = test.2 else { continue }
      if content.contains("<skipped") { skipped += 1 }
      guard let failure = content.firstMatch(of: #/<failure\b([^>]*)>/#) else { continue }
      failures.append(
        Failure(
          name: [about["classname"], about["name"]].compactMap(\.self).joined(separator: "."),
          message: Self.attributes(failure.1)["message"] ?? ""))
    }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return Dictionary(
      text.matches(of: #/(\w+)\s*=\s*"([^"]*)"/#).map { match in
        let value = String(match.2).replacing(#/&#(\d+);/#) { number in
          UInt32(number.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
        return (String(match.1), entities.reduce(value) { $0.replacing($1.0, with: $1.1) })
      }
    ) { first, _ in first }
  }

  /// All suites in one file.
  public var junit: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    \(suites.joined(separator: "\n"))
    </testsuites>

    """
  }

  /// What to print in the end.
  public var summary: String {
    let parts =
      ["\(count) \(count == 1 ? "test" : "tests")", "\(failures.count) failed"]
      + (skipped > 0 ? ["\(skipped) skipped"] : [])
    let time = String(format: "%.3f", duration)
    return
      (failures.map { "FAILED  \($0.name)\n        \($0.message.replacing("\n", with: "\n        "))" }
      + ["\(parts.joined(separator: ", ")) in \(time) s."])
      .joined(separator: "\n")
  }
}
