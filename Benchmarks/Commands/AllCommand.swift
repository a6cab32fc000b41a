import ArgumentParser
import Foundation

/// Runs all benchmarks, each in a separate process, and writes the tables of docs/benchmarks.md.
struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Everything: prints the tables of docs/benchmarks.md, or writes them there.")

  @Flag(help: "Write the tables into the document instead of printing them.")
  var write = false

  @Option(help: "The document.")
  var page = "docs/benchmarks.md"

  @Option(
    help: "How many times each runs; medians are reported. Instructions are counted in the first round.")
  var rounds = 3

  @Option(parsing: .upToNextOption, help: "Only these tables.")
  var only: [String] = []

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
    if let unknown = only.first(where: { name in !BenchmarkTable.all.contains { $0.name == name } }) {
      let names = BenchmarkTable.all.map(\.name).joined(separator: ", ")
      throw ValidationError("--only: there is no table \(unknown). Available: \(names).")
    }
  }

  func run() throws {
    // Checks the document for the tables' places before everything is measured.
    var document = TablePage(text: write ? try String(contentsOfFile: page, encoding: .utf8) : "")
    if write { for table in tables { try document.write("", at: table.name) } }
    let conditions = MeasuringConditions()
    let command = (["benchmarks"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    let head =
      "\(conditions.date), \(conditions.machine), load before \(conditions.load); `\(command)`, "
      + (rounds == 1 ? "one round:" : "medians of \(rounds) rounds:")
    let figures = try measure(Self.figures)
    for table in tables {
      let content = "\(head)\n\n\(table.markdown(figures))"
      if write { try document.write(content, at: table.name) } else { print(content + "\n") }
    }
    if write { try document.text.write(toFile: page, atomically: true, encoding: .utf8) }
  }

  var tables: [BenchmarkTable] { BenchmarkTable.all.filter { only.isEmpty || only.contains($0.name) } }

  /// Returns medians by the arguments of their run.
  /// - Parameter run: prints the figures of a benchmark; a run that fails ends all.
  func measure(_ run: ([String]) throws -> [String: Double]) throws -> [[String]: [String: Double]] {
    var samples: [[String]: [[String: Double]]] = [:]
    let counted = Set(tables.flatMap(\.countedRuns))
    for round in 1...rounds {
      for arguments in Set(tables.flatMap(\.runs)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        let counts = round == 1 && counted.contains(arguments) || Self.withoutInstructions.contains(arguments[0])
        FileHandle.standardError.write(
          Data("benchmarks: round \(round) of \(rounds), \(arguments.joined(separator: " "))\n".utf8))
        samples[arguments, default: []].append(try run(arguments + (counts ? [] : ["--no-instructions"]) + ["--json"]))
      }
    }
    return samples.mapValues { rounds in
      var medians: [String: Double] = [:]
      for key in Set(rounds.flatMap(\.keys)) { medians[key] = rounds.compactMap { $0[key] }.percentile(0.5) }
      return medians
    }
  }

  /// Commands that never count instructions.
  private static let withoutInstructions: Set = ["stream"]

  private static func figures(of arguments: [String]) throws -> [String: Double] {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let figures = try JSONSerialization.jsonObject(with: text) as? [String: Double]
    else {
      throw ValidationError("benchmarks \(arguments.joined(separator: " ")) failed.")
    }
    return figures
  }
}
