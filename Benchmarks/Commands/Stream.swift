import ArgumentParser
import Foundation

/// Streams an answer of 1,500 tokens, 200 a second, into a conversation: with `StreamingTranscript`, which updates four
/// times a second, and on the naive and the research document's screen, which show every token.
struct Stream: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", abstract: "An answer that streams: updates, bodies, layouts, CPU time, pixels, memory.")

  @Option(help: "How many tokens the answer has.")
  var tokens = 1_500

  @Flag(help: "Print one line of JSON instead of a table.")
  var json = false

  /// Measures only what is compared with other toolkits.
  @Flag(help: "Measure only a paint for each token, on the component's screen.")
  var paintPerTokenOnly = false

  /// Set in the child process that measures memory: the kind of screen.
  @Option(help: ArgumentHelp("Print the memory of one screen only.", visibility: .private))
  var memoryOf: String?

  /// The number of answers that it shows, in that process.
  @Option(help: ArgumentHelp("How many answers that screen shows.", visibility: .private))
  var answers = 10

  /// The number of earlier answers, in the part that measures time.
  private static let history = 10
  private static let tokensPerSecond = 200.0
  /// The frames between two updates: the token buffer's quarter of a second.
  private static let framesPerUpdate = 15

  func validate() throws {
    guard tokens > 0 else { throw ValidationError("--tokens: an answer has at least one token.") }
  }

  func run() throws {
    if let memoryOf, let kind = TranscriptKind(rawValue: memoryOf) {
      return MainActor.assumeIsolated { print(grown(kind)) }
    }
    try MainActor.assumeIsolated { try measure() }.print(asJSON: json)
  }

  /// Measures the stream.
  /// - Parameter histories: numbers of answers whose memory is measured, each in a separate process.
  @MainActor
  func measure(histories: [Int] = [10, 50, 100, 1_000]) throws -> Figures {
    var figures = Figures()
    figures.add("tokens", tokens)
    if paintPerTokenOnly {
      figures.add("paint_per_token_cpu_ms_total", course(.transcript, isBuffered: false).milliseconds)
      return figures
    }
    let held = course(.transcript, isBuffered: true)
    let perToken = course(.transcript, isBuffered: false)
    let naive = course(.naive, isBuffered: false)
    let literal = course(.literal, isBuffered: false)
    figures.add("updates", held.updates)
    figures.add("bodies", held.bodies)
    figures.add("bodies_outside_streaming_row", held.bodiesOutside)
    figures.add("layouts", held.layouts)
    figures.add("allocations", held.allocations)
    for (name, course) in [("paint_per_token", perToken), ("literal", literal), ("naive", naive)] {
      figures.add("\(name)_updates", course.updates)
      figures.add("\(name)_bodies", course.bodies)
      figures.add("\(name)_layouts", course.layouts)
      figures.add("\(name)_allocations", course.allocations)
    }
    figures.add("cpu_ms_total", held.milliseconds)
    figures.add("cpu_us_per_token", held.milliseconds * 1000 / Double(tokens))
    figures.add("frame_cpu_ms_max", held.longest)
    figures.add("paint_per_token_cpu_ms_total", perToken.milliseconds)
    figures.add("paint_per_token_frame_cpu_ms_max", perToken.longest)
    figures.add("literal_cpu_ms_total", literal.milliseconds)
    figures.add("naive_cpu_ms_total", naive.milliseconds)
    figures.add("naive_frame_cpu_ms_max", naive.longest)
    for count in histories {
      for (kind, prefix) in [(TranscriptKind.transcript, ""), (.naive, "naive_")] {
        let (memory, nodes) = try child(kind, answers: count)
        figures.add("\(prefix)memory_mb_\(count)", megabytes(memory))
        figures.add("\(prefix)live_nodes_\(count)", nodes)
      }
    }
    figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
    return figures
  }

  /// Returns by how many bytes the process grows when a conversation is shown, and its live nodes. One earlier answer
  /// warms everything up.
  @MainActor
  private func grown(_ kind: TranscriptKind) -> String {
    _ = TranscriptPhone(kind, answers: 1)
    let before = ProcessMemory.resident
    let phone = TranscriptPhone(kind, answers: answers)
    return "\(ProcessMemory.resident - before) \(phone.simulator.counters.liveNodes)"
  }

  private func child(_ kind: TranscriptKind, answers: Int) throws -> (bytes: Int, nodes: Int) {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["stream", "--memory-of", kind.rawValue, "--answers", "\(answers)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw ValidationError("The child process that measures memory printed: \(text)") }
    return (numbers[0], numbers[1])
  }

  /// The cost and the work of an answer, from the first token to the end.
  private struct Course {
    var updates = 0
    var bodies = 0
    var bodiesOutside = 0
    var layouts = 0
    /// The number of allocations.
    var allocations = 0
    var milliseconds = 0.0
    /// The longest frame, in milliseconds.
    var longest = 0.0
  }

  /// Runs an answer.
  /// - Parameter isBuffered: whether updates are a quarter of a second apart; otherwise each token has its own frame.
  @MainActor
  private func course(_ kind: TranscriptKind, isBuffered: Bool) -> Course {
    let phone = TranscriptPhone(kind, answers: Self.history, paints: true)
    phone.ask()
    let before = phone.simulator.counters
    let allocations = ProcessMemory.allocations
    let start = ProcessTime.now
    var course = Course()
    var (shown, frame) = (0, 0)
    while shown < tokens {
      let arrived = isBuffered ? min(tokens, Int(Double(frame) / 60 * Self.tokensPerSecond) + 1) : shown + 1
      let isDue = !isBuffered || frame % Self.framesPerUpdate == 0 || arrived == tokens
      if isDue, arrived > shown {
        phone.model.receive((shown..<arrived).map(TranscriptModel.token).joined())
        shown = arrived
        course.updates += 1
      }
      let frameStart = ProcessTime.now
      phone.frame()
      course.longest = max(course.longest, (ProcessTime.now - frameStart) * 1000)
      frame += 1
    }
    course.milliseconds = (ProcessTime.now - start) * 1000
    course.allocations = ProcessMemory.allocations - allocations
    let after = phone.simulator.counters
    course.bodies = after.bodies - before.bodies
    course.layouts = after.layouts - before.layouts
    let inside = { (counters: [String: Int]) in
      counters.filter { $0.key.hasSuffix("StreamedTextView") }.values.reduce(0, +)
    }
    course.bodiesOutside = course.bodies - inside(after.bodiesByType) + inside(before.bodiesByType)
    return course
  }
}
