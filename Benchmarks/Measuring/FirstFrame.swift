import Foundation
import Rasterizer
import Simulator

/// The cost of a process until a screen is first shown.
struct FirstFrame {
  /// The page that it shows.
  enum Page: Equatable {
    case feed(rows: Int)
    case form(controls: Int)
  }

  /// Milliseconds from the start of the process to the first complete display list; nil if the time of the start is
  /// unknown.
  let frame: Double?
  /// CPU time of all threads until then, in milliseconds, loading the process included.
  let frameCPU: Double
  /// The same until the first pixels.
  let pixels: Double?
  let pixelsCPU: Double
  /// The rows on the screen in the first display list: none would mean that it was not complete.
  let rows: Int
  let peakMemory: Int

  /// Shows a page on a phone, for the first time in this process.
  @MainActor
  init(_ page: Page) {
    let simulator =
      switch page {
      case .feed(let rows):
        Simulator(device: .benchmark) { FeedPage(model: FeedModel<Int>(rows: rows), look: FeedLook()) }
      case .form(let controls):
        Simulator(device: .benchmark, settings: DeviceSettings(hasHardwareKeyboard: true)) {
          FormPage(model: FormModel(controls: controls))
        }
      }
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

  /// The environment variable with the time at which the process was started: nanoseconds of the monotonic clock, as
  /// for the peers.
  static let startVariable = "PEER_STARTED"

  private static var sinceStart: Double? {
    getenv(startVariable).flatMap { Double(String(cString: $0)) }.map { monotonicNanoseconds / 1e6 - $0 / 1e6 }
  }

  static var monotonicNanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns the page of a process that was started to be timed, by `first-frame --timed ROWS` or `form --timed
  /// CONTROLS`; nil for any other.
  static func timedPage(_ arguments: [String]) -> Page? {
    guard arguments.count == 4, arguments[2] == "--timed", let count = Int(arguments[3]) else { return nil }
    return switch arguments[1] {
    case "first-frame": .feed(rows: count)
    case "form": .form(controls: count)
    default: nil
    }
  }

  /// Starts processes one after the other, and returns the cost of each. The first, which may have to read uncached
  /// files, is left out.
  static func starts(_ count: Int, of executable: String, _ arguments: [String]) throws -> [[String: Double]] {
    try (0...count).map { _ in
      let ended = try TimedProcess(executable, ["benchmarks"] + arguments).end()
      let figures = try? JSONSerialization.jsonObject(with: ended.output) as? [String: Double]
      guard let figures else { throw FirstFrameError(status: ended.status) }
      return figures
    }
    .dropFirst().map { $0 }
  }
}
