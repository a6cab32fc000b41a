import ArgumentParser
import Foundation

/// Starts processes that show the feed once.
struct FirstFrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "first-frame",
    abstract: "The time from the start of a process to its first complete display list and its first pixels.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many processes to start; medians are reported.")
  var starts = 9

  func run() throws { try measure().print(asJSON: options.json) }

  /// Measures the starts.
  /// - Parameter executable: starts as `benchmarks` does.
  func measure(executable: String = "/proc/self/exe") throws -> Figures {
    let samples = try FirstFrame.starts(starts, of: executable, ["first-frame", "--timed", "\(options.rows)"])
    var figures = Figures()
    figures.add("rows", options.rows)
    figures.add("starts", samples.count)
    for key in ["first_frame_ms", "first_frame_cpu_ms", "first_pixels_ms", "first_pixels_cpu_ms", "peak_rss_mb"] {
      figures.add(key, samples.compactMap { $0[key] }.percentile(0.5))
    }
    figures.add("first_frame_rows", samples.last?["first_frame_rows"].map { Int($0) })
    return figures
  }
}

/// The error of a process that was to show a screen and did not report its cost.
struct FirstFrameError: Error, CustomStringConvertible {
  /// The end as `waitpid` describes it.
  let status: Int32

  var description: String {
    let end = status & 0x7F == 0 ? "exited with status \(status >> 8)" : "was ended by signal \(status & 0x7F)"
    return "a process that should show a screen \(end) without figures"
  }
}
