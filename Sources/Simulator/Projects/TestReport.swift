import Foundation

/// The results of tests, of all kinds and processes.
public struct TestReport: Sendable {
  /// The results in the order in which the tests ran.
  public private(set) var results: [TestResult] = []

  /// Creates an empty report.
  public init() {}

  /// Adds results.
  public mutating func add(_ more: [TestResult]) { results += more }

  /// The tests that failed.
  public var failures: [TestResult] { results.filter { !$0.failures.isEmpty } }

  /// All results in one file in JUnit's format, a suite for each target.
  public var junit: String {
    var modules: [String] = []
    for result in results where !modules.contains(result.module) { modules.append(result.module) }
    let suites = modules.map { module in
      let own = results.filter { $0.module == module }
      let counts = [
        ("tests", own.count), ("failures", own.filter { !$0.failures.isEmpty }.count),
        ("skipped", own.filter { $0.isSkipped || $0.hasFailedAsExpected }.count),
      ].map { "\($0)=\"\($1)\"" }.joined(separator: " ")
      let cases = own.map { result in
        var content = ""
        if !result.failures.isEmpty {
          content = "<failure message=\"\(Self.escaped(result.failures.joined(separator: "\n")))\"></failure>"
        } else if result.isSkipped {
          content = "<skipped></skipped>"
        } else if result.hasFailedAsExpected {
          // As other programs write it: the format has no third kind of outcome.
          let message = Self.escaped(result.expectedFailures.joined(separator: "\n"))
          content = "<skipped type=\"expected failure\" message=\"\(message)\"></skipped>"
        }
        let about = [("classname", result.type.isEmpty ? module : result.type), ("name", result.name)]
          .map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: " ")
        return "<testcase \(about) time=\"\(Self.seconds(result.duration))\">\(content)</testcase>"
      }
      let time = Self.seconds(own.map(\.duration).reduce(0, +))
      return (["<testsuite name=\"\(Self.escaped(module))\" \(counts) time=\"\(time)\">"] + cases + ["</testsuite>"])
        .joined(separator: "\n")
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  /// Escapes characters with a meaning in XML; those that it cannot contain, such as terminal escapes, become a
  /// question mark.
  private static func escaped(_ text: String) -> String {
    var text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value >= 32 || $0 == "\n" || $0 == "\t" ? $0 : Unicode.Scalar(UInt8(ascii: "?")) })
    )
    for (sign, name) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")] {
      text = text.replacing(sign, with: name)
    }
    return text
  }

  private static func seconds(_ duration: Double) -> String { String(format: "%.3f", duration) }

  /// The text to print at the end.
  public var summary: String {
    let skipped = results.filter(\.isSkipped).count
    let expected = results.filter(\.hasFailedAsExpected).count
    let parts =
      ["\(results.count) \(results.count == 1 ? "test" : "tests")", "\(failures.count) failed"]
      + (skipped > 0 ? ["\(skipped) skipped"] : [])
      + (expected > 0 ? ["\(expected) failed as expected"] : [])
    let told = failures.map { result in
      let lines = result.failures.joined(separator: "\n").replacing("\n", with: "\n        ")
      return "FAILED  \(result.fullName)\n        \(lines)"
    }
    let time = Self.seconds(results.map(\.duration).reduce(0, +))
    return (told + ["\(parts.joined(separator: ", ")) in \(time) s."]).joined(separator: "\n")
  }
}
