import ArgumentParser

/// Shows a form in new processes, and types into its first field.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "A form of 60 controls: from the start of a process to its pixels, and a keystroke.")

  @OptionGroup var options: KeyOptions

  @Option(help: "How many controls the form has.")
  var controls = 60

  @Option(help: "How many processes to start; medians are reported.")
  var starts = 9

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  /// Measures the form.
  /// - Parameter executable: starts as `benchmarks` does.
  @MainActor
  func measure(executable: String = "/proc/self/exe") throws -> Figures {
    var figures = Figures()
    figures.add("controls", controls)
    if options.part == nil, starts > 0 {
      let samples = try FirstFrame.starts(starts, of: executable, ["form", "--timed", "\(controls)"])
      for key in ["first_pixels_ms", "first_pixels_cpu_ms"] {
        figures.add("form_\(key)", samples.compactMap { $0[key] }.percentile(0.5))
      }
    }
    let model = FormModel(controls: controls)
    let phone = BenchmarkPhone(paints: true) { FormPage(model: model) }
    options.add(phone, case: "form", to: &figures)
    guard options.typed(into: model.entries.first?.text) else { throw KeyError() }
    try options.addInstructions(of: ["form", "--controls", "\(controls)"], case: "form", to: &figures)
    return figures
  }
}
