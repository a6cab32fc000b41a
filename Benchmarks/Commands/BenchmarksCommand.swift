import ArgumentParser

/// The executable `benchmarks`; docs/benchmarks.md says what is measured and how.
struct BenchmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures a feed of cards and other screens on a simulated phone of 390 x 844 points at scale 2.",
    discussion: "Build it with -c release; figures of a debug build mean nothing.",
    subcommands: [
      FirstFrameCommand.self, FeedScroll.self, FeedJump.self, FeedMutate.self, FeedEndless.self, Stream.self,
      Memory.self, LongText.self, ListCommand.self, GridCommand.self, PictureMemory.self, FormCommand.self,
      SpringsCommand.self, EditorCommand.self, BlurCommand.self, AllCommand.self,
    ])
}

/// The options of all benchmarks.
struct BenchmarkOptions: ParsableArguments {
  @Option(help: "How many rows the feed has.")
  var rows = 2_000

  @Flag(help: "Print one line of JSON instead of a table.")
  var json = false

  @Flag(inversion: .prefixedNo, help: "Count instructions too, in child processes under valgrind.")
  var instructions = true

  /// Set in the child process whose instructions are counted.
  @Option(help: ArgumentHelp("Run one part only.", visibility: .private))
  var part: String?

  func validate() throws {
    guard rows >= 100 else {
      throw ValidationError("--rows: a feed of fewer than 100 rows is too short to scroll through.")
    }
  }

  /// Returns true unless this process runs only another part.
  func runs(_ part: String) -> Bool { self.part == nil || self.part == part }
}
