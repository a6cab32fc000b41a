import Foundation
import Rasterizer
import Simulator

/// What a process has spent when the feed is first on the screen.
struct FirstFrame {
  /// Milliseconds from the start of the process to the first complete display list; nil if nobody said when that was.
  let frame: Double?
  /// CPU time of all threads until then, in milliseconds, loading the process included.
  let frameCPU: Double
  /// The same to the first pixels.
  let pixels: Double?
  let pixelsCPU: Double
  /// Rows on the screen in the first display list: none would mean that it was not complete.
  let rows: Int
  let peakMemory: Int

  /// Shows a feed on a phone, for the first time in this process.
  @MainActor
  init(rows: Int) {
    let model = FeedModel<Int>(rows: rows)
    let simulator = Simulator(device: .benchmark) { FeedPage(model: model, look: FeedLook()) }
    simulator.advance(to: 1.0 / 60)
    let list = simulator.displayList
    (frame, frameCPU) = (Self.sinceStart, ProcessTime.now * 1000)
    let painter = ScreenPainter()
    painter.paint(list)
    (pixels, pixelsCPU) = (Self.sinceStart, ProcessTime.now * 1000)
    self.rows = simulator.counters.liveRows
    peakMemory = ProcessMemory.peak
  }

  var figures: Figures {
    var figures = Figures()
    if let frame { figures.add("first_frame_ms", frame) }
    figures.add("first_frame_cpu_ms", frameCPU)
    if let pixels { figures.add("first_pixels_ms", pixels) }
    figures.add("first_pixels_cpu_ms", pixelsCPU)
    figures.add("first_frame_rows", rows)
    figures.add("peak_rss_mb", megabytes(peakMemory))
    return figures
  }

  /// The variable in which whoever starts the process says when: nanoseconds of the monotonic clock, as for the peers.
  static let startVariable = "PEER_STARTED"

  private static var sinceStart: Double? {
    getenv(startVariable).flatMap { Double(String(cString: $0)) }.map { monotonicNanoseconds / 1e6 - $0 / 1e6 }
  }

  static var monotonicNanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The rows of a process that was started to be timed, by `first-frame --timed ROWS`; nil in any other.
  static func timedRows(_ arguments: [String]) -> Int? {
    arguments.count == 4 && arguments[1...2] == ["first-frame", "--timed"] ? Int(arguments[3]) : nil
  }
}
