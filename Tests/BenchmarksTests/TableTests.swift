import Foundation
import Testing

@testable import Benchmarks

/// The tables that the benchmarks write into the documentation.
@Suite("Tables of benchmarks")
struct TableTests {
  private let table = BenchmarkTable(
    name: "sums", title: "sums, rows",
    columns: [
      BenchmarkTable.Column(header: "10", arguments: ["--rows", "10"]),
      BenchmarkTable.Column(header: "20", arguments: ["--rows", "20"]),
    ],
    lines: [
      BenchmarkTable.Line(label: "top / middle", command: ["sum"], keys: ["top", "middle"], digits: 0, factor: 0.001),
      BenchmarkTable.Line(label: "nothing", command: ["sum"], keys: ["none"]),
    ],
    showsSpread: true)

  @Test("a table has a column for each size, and says by how much they differ; what was not measured is a dash")
  func markdown() {
    // When a table is made from the output of two runs
    let markdown = table.markdown([
      ["sum", "--rows", "10"]: ["top": 1_000_000, "middle": 2_000],
      ["sum", "--rows", "20"]: ["top": 1_100_000, "middle": 2_000],
    ])
    // Then it has their figures in the given unit
    #expect(
      markdown == """
        | sums, rows | 10 | 20 | differ by |
        | --- | --- | --- | --- |
        | top / middle | 1,000 / 2 | 1,100 / 2 | 10.0 % / 0.0 % |
        | nothing | - | - | - |
        """)
    // And names the runs that it needs
    #expect(Set(table.runs) == [["sum", "--rows", "10"], ["sum", "--rows", "20"]])
  }

  @Test("a table takes the place of the one before, and what is around it stays")
  func page() throws {
    var page = TablePage(text: "a\n<!-- benchmarks sums -->\nold\n<!-- /benchmarks -->\nb\n")
    try page.write("new", at: "sums")
    #expect(page.text == "a\n<!-- benchmarks sums -->\nnew\n<!-- /benchmarks -->\nb\n")
    #expect(throws: TablePageError.self) { try page.write("new", at: "other") }
  }

  @Test(
    "each run is made once a round, instructions are counted in the first if a table has them, and medians are taken")
  func medians() throws {
    // Given a program that takes longer each time
    var runs: [[String]] = []
    let command = try AllCommand.parse(["--rounds", "3", "--only", "pictures"])
    // When all runs that one table needs are made
    let figures = try command.measure { arguments in
      runs.append(arguments)
      return ["picture_rss_ratio": Double(runs.count)]
    }
    // Then there are three runs
    let run = ["picture-memory", "--rows", "100000"]
    #expect(runs == Array(repeating: run + ["--no-instructions", "--json"], count: 3))
    #expect(figures == [run: ["picture_rss_ratio": 2]])
    // And a table with instructions counts them once
    runs = []
    _ = try AllCommand.parse(["--rounds", "2", "--only", "growth"]).measure { arguments in
      runs.append(arguments)
      return [:]
    }
    let jump = ["feed-jump", "--rows", "10000"]
    #expect(runs.filter { $0.starts(with: jump) } == [jump + ["--json"], jump + ["--no-instructions", "--json"]])
  }

  @Test("the documentation has a place for each table")
  func places() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var page = TablePage(text: try String(contentsOf: root.appending(path: "docs/benchmarks.md"), encoding: .utf8))
    for table in BenchmarkTable.all { try page.write("", at: table.name) }
  }

  @Test("a table that there is not is refused")
  func unknownTable() {
    #expect(throws: (any Error).self) { try AllCommand.parse(["--only", "nothing"]) }
    #expect(throws: (any Error).self) { try AllCommand.parse(["--rounds", "0"]) }
  }
}
