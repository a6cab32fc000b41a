import Foundation

/// A document whose tables are written by `benchmarks all`: each between `<!-- benchmarks NAME -->` and `<!-- /benchmarks -->`.
struct TablePage {
  private(set) var text: String

  /// Replaces the content of a table's place.
  mutating func write(_ content: String, at name: String) throws {
    let start = text.range(of: "<!-- benchmarks \(name) -->")
    guard let start, let end = text.range(of: "<!-- /benchmarks -->", range: start.upperBound..<text.endIndex) else {
      throw TablePageError(name: name)
    }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(content)\n")
  }
}

/// The error of a document without a place for the table.
struct TablePageError: Error, CustomStringConvertible {
  let name: String

  var description: String { "no <!-- benchmarks \(name) --> with a <!-- /benchmarks --> after it" }
}

/// The machine that was measured.
struct MeasuringConditions {
  let date: String
  let machine: String
  let load: Double

  /// Reads the current conditions of this machine.
  init() {
    date = Date.now.formatted(.iso8601.year().month().day())
    func value(of key: String, in file: String, after separator: Character) -> String? {
      let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
      let line = lines.first { $0.hasPrefix(key) }?.split(separator: separator, maxSplits: 1).last
      return line.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }
    }
    let processor = value(of: "model name", in: "/proc/cpuinfo", after: ":") ?? "?"
    let system = value(of: "PRETTY_NAME", in: "/etc/os-release", after: "=") ?? "Linux"
    machine = "\(ProcessInfo.processInfo.activeProcessorCount) x \(processor), \(system)"
    let loads = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    load = loads?.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }
}
