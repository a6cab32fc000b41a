import ArgumentParser
import Foundation

/// Scrolls through a grid of pictures, which are decoded meanwhile.
struct GridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid", abstract: "A LazyVGrid of picture files: scrolling, decoding, memory.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many frames to scroll for.")
  var frames = 300

  func run() throws { serveMainQueue(asJSON: options.json) { try await measure() } }

  @MainActor
  func measure() async throws -> Figures {
    let (rows, pictures) = (options.rows, try PictureFolder())
    var figures = Figures()
    figures.add("rows", rows)
    let phone = PicturePhone(paints: true) { GridPage(count: rows, pictures: pictures) }
    _ = await phone.loaded()
    // A child whose instructions are counted does not run in real time: all pictures arrive before the next frame.
    let isTimed = options.part == nil
    let start = ProcessTime.now
    var samples: [FrameSample] = []
    var waiting: [Double] = []
    for _ in 0..<frames {
      let began = FirstFrame.monotonicNanoseconds
      samples.append(phone.scroll(by: 32))
      waiting.append(Double(phone.missing))
      if isTimed {
        let spent = (FirstFrame.monotonicNanoseconds - began) / 1e6
        await phone.rest(milliseconds: max(0, 1000.0 / 60 - spent))
      } else {
        _ = await phone.loaded()
      }
    }
    _ = await phone.loaded()
    figures.add("grid_frame_cpu_ms_mean", (ProcessTime.now - start) * 1000 / Double(frames))
    figures.add("grid_frame_cpu_ms_max", samples.map(\.threadMilliseconds).max() ?? 0)
    figures.add("grid_frame_cpu_ms_median", samples.map(\.threadMilliseconds).percentile(0.5))
    figures.add("grid_waiting_mean", waiting.mean)
    figures.add("grid_waiting_max", Int(waiting.max() ?? 0))
    figures.add("grid_bodies", samples.sum(\.bodies))
    figures.add("grid_layouts", samples.sum(\.layouts))
    figures.add("grid_live_nodes", phone.simulator.counters.liveNodes)
    figures.add("grid_live_rows", phone.simulator.counters.liveRows)
    guard isTimed else { return figures }
    // Pictures that were on the screen a moment ago appear in the frame in which they come back.
    let flickers = (0..<30).map { _ in
      _ = phone.scroll(by: -32)
      return phone.missing
    }
    figures.add("grid_flickers", flickers.reduce(0, +))
    figures.add("grid_peak_rss_mb", megabytes(ProcessMemory.peak))
    if options.instructions {
      // Decoding is slow under Valgrind.
      let frames = min(frames, 60)
      let count = try InstructionCount.ofChild(
        running: ["grid", "--rows", "\(rows)", "--frames", "\(frames)"], part: "top",
        environment: [PictureFolder.variable: pictures.folder.path])
      figures.add("grid_frame_instructions", count.map { $0 / frames })
    }
    return figures
  }
}
