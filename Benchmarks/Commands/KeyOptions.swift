import ArgumentParser

/// The options of typing benchmarks, and their measurement.
struct KeyOptions: ParsableArguments {
  @Option(help: "How many letters to type.")
  var keys = 60

  @Flag(help: "Print one line of JSON instead of a table.")
  var json = false

  @Flag(inversion: .prefixedNo, help: "Count instructions too, in child processes under valgrind.")
  var instructions = true

  /// Set in the child process whose instructions are counted.
  @Option(help: ArgumentHelp("Run one part only.", visibility: .private))
  var part: String?

  /// Types into the focused field, one letter per frame.
  @MainActor
  func add(_ phone: BenchmarkPhone, case name: String, to figures: inout Figures) {
    let samples = (0..<keys).map { _ in phone.type("x") }
    figures.add("\(name)_key_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
    figures.add("\(name)_key_cpu_ms_max", samples.map(\.milliseconds).max() ?? 0)
    figures.add("\(name)_key_painted_median", Int(samples.map { Double($0.paintedPixels) }.percentile(0.5)))
    figures.add("\(name)_key_bodies_max", samples.map(\.bodies).max() ?? 0)
    figures.add("\(name)_key_layouts_max", samples.map(\.layouts).max() ?? 0)
    figures.add("\(name)_live_nodes", phone.simulator.counters.liveNodes)
    figures.add("\(name)_peak_rss_mb", megabytes(ProcessMemory.peak))
  }

  /// Returns whether all letters have reached the text.
  func typed(into text: String?) -> Bool { text?.contains(String(repeating: "x", count: keys)) ?? false }

  func addInstructions(of arguments: [String], case name: String, to figures: inout Figures) throws {
    guard part == nil, instructions else { return }
    let count = try InstructionCount.ofChild(running: arguments + ["--keys", "\(keys)"], part: "keys")
    figures.add("\(name)_key_instructions", count.map { $0 / keys })
  }
}

/// The error that typed letters are not in the text.
struct KeyError: Error, CustomStringConvertible {
  var description: String { "the typed letters did not reach the text: does it have the focus?" }
}
