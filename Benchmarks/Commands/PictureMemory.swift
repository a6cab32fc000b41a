import ArgumentParser

/// Scrolls through rows with pictures to the end and back, and reports the memory that is left behind.
struct PictureMemory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture-memory",
    abstract:
      "Resident memory after scrolling through all rows with pictures and back, compared with the first 1,000.")

  @OptionGroup var options: BenchmarkOptions

  func run() throws { serveMainQueue(asJSON: options.json) { try await measure() } }

  /// Measures the memory.
  /// - Parameter first: the rows after which memory is read for the first time.
  @MainActor
  func measure(first: Int = 1_000) async throws -> Figures {
    let (rows, pictures) = (options.rows, try PictureFolder())
    var figures = Figures()
    figures.add("rows", rows)
    let phone = PicturePhone(paints: true) { PictureRowsPage(count: rows, pictures: pictures) }
    await pass(first, on: phone)
    let before = ProcessMemory.resident
    await pass(rows - first, on: phone)
    let end = ProcessMemory.resident
    await pass(-rows, on: phone)
    let after = ProcessMemory.resident
    figures.add("picture_first_rss_mb", megabytes(before))
    figures.add("picture_end_rss_mb", megabytes(end))
    figures.add("picture_back_rss_mb", megabytes(after))
    figures.add("picture_rss_ratio", Double(after) / Double(before))
    figures.add("picture_peak_rss_mb", megabytes(ProcessMemory.peak))
    figures.add("picture_live_nodes", phone.simulator.counters.liveNodes)
    return figures
  }

  /// Scrolls over this many rows of 68 points, a screenful at a time, and waits until its pictures are loaded.
  @MainActor
  private func pass(_ rows: Int, on phone: PicturePhone) async {
    let step = rows < 0 ? -816.0 : 816.0
    for _ in 0..<(abs(rows) * 68 / 816 + 1) {
      _ = phone.scroll(by: step)
      _ = await phone.loaded()
    }
  }
}
