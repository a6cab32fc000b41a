import ArgumentParser
import DisplayList
import Foundation
import ScrollPatterns
import Simulator
import SwiftUI

/// Loads an endless feed to its end in the background, 50 rows at a time, beside a screen that shows it, and scrolls.
struct FeedEndless: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed-endless",
    abstract: "An `InfiniteFeed`: what its rows cost when they arrive, when they are scrolled through, and in memory.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many frames to scroll for.")
  var frames = 625

  func run() throws { serveMainQueue(asJSON: options.json) { await measure() } }

  @MainActor
  func measure() async -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    let before = ProcessMemory.resident
    let phone = await EndlessPhone(rows: options.rows)
    let arrivals = await phone.loadAll()
    figures.add("batches", arrivals.count)
    figures.add(
      "arrival_cpu_ms_first_tenth_median", Array(arrivals.prefix(max(1, arrivals.count / 10))).percentile(0.5))
    figures.add("arrival_cpu_ms_last_tenth_median", Array(arrivals.suffix(max(1, arrivals.count / 10))).percentile(0.5))
    figures.add("resident_items", phone.feed.residentCount)
    figures.add("resident_mb", megabytes(ProcessMemory.resident - before))
    for (place, row) in [("top", 0), ("middle", options.rows / 2)] {
      await phone.jump(to: row)
      var samples: [FrameSample] = []
      for _ in 0..<frames { samples.append(await phone.scroll(by: 16)) }
      let quiet = samples.filter(\.isQuiet)
      figures.add("\(place)_frame_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
      figures.add("\(place)_frame_cpu_ms_p95", samples.map(\.milliseconds).percentile(0.95))
      figures.add("\(place)_quiet_frames", quiet.count)
      figures.add("\(place)_quiet_bodies", quiet.sum(\.bodies))
      figures.add("\(place)_frame_rows_built_max", samples.map(\.rowsBuilt).max() ?? 0)
      figures.add("\(place)_live_rows", phone.simulator.counters.liveRows)
    }
    figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
    return figures
  }
}

/// A list that answers at once.
private struct EndlessSource: FeedSource {
  let rows: Int

  func page(after cursor: Int?, limit: Int) async throws -> ScrollPatterns.FeedPage<EndlessItem, Int> {
    let start = cursor ?? 0
    let end = min(rows, start + limit)
    return ScrollPatterns.FeedPage(items: (start..<end).map { EndlessItem(id: $0) }, next: end < rows ? end : nil)
  }
}

private struct EndlessItem: Identifiable, Sendable {
  let id: Int
  let title: String
  let text: String

  init(id: Int) {
    self.id = id
    title = "Why did number \(id) cross the road?"
    text = "To get to number \(id + 1)." + String(repeating: " It was a long way.", count: id % 4)
  }
}

private struct EndlessRow: View {
  let item: EndlessItem?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(item?.title ?? "…").font(.headline)
      Text(item?.text ?? "…").font(.body)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
  }
}

private struct EndlessPage: View {
  @ObservedObject var feed: InfiniteFeed<EndlessSource>
  let proxy: (ScrollViewProxy) -> Void

  var body: some View {
    ScrollViewReader { reader in
      let _ = proxy(reader)
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(feed.ids, id: \.self) { id in
            EndlessRow(item: feed[id]).onAppear { feed.appeared(id) }
          }
        }
        .padding(16)
      }
    }
  }
}

/// A phone that shows the feed, driven frame by frame; between frames the main queue gets its turn.
@MainActor
private final class EndlessPhone {
  let feed: InfiniteFeed<EndlessSource>
  let simulator: Simulator
  private let rows: Int
  private final class Reader { var proxy: ScrollViewProxy? }
  private let reader = Reader()
  private var time = 0.0

  init(rows: Int) async {
    self.rows = rows
    var options = FeedOptions<EndlessItem>()
    options.pause = .zero
    let feed = InfiniteFeed(source: EndlessSource(rows: rows), options: options)
    self.feed = feed
    let reader = reader
    simulator = Simulator(device: .iPhone15Pro) { EndlessPage(feed: feed) { reader.proxy = $0 } }
    feed.start()
    while feed.ids.isEmpty { await Task.yield() }
    await settle()
  }

  /// Returns the milliseconds of CPU time from each answer's arrival to the end of the frame that shows it.
  func loadAll() async -> [Double] {
    var times: [Double] = []
    feed.loadAllInBackground()
    while feed.ids.count < rows {
      let start = ProcessTime.now
      let count = feed.ids.count
      while feed.ids.count == count { await Task.yield() }
      frame()
      times.append((ProcessTime.now - start) * 1000)
    }
    await settle()
    return times
  }

  func scroll(by points: Double) async -> FrameSample {
    let before = simulator.counters
    let start = ProcessTime.now
    simulator.send(
      .wheel(
        InputEvent.Wheel(location: CGPoint(x: 195, y: 422), delta: CGPoint(x: 0, y: points), timestamp: time)))
    await Task.yield()
    frame()
    return FrameSample(milliseconds: (ProcessTime.now - start) * 1000, from: before, to: simulator.counters)
  }

  func jump(to row: Int) async {
    reader.proxy?.scrollTo(row, anchor: .top)
    await settle()
  }

  private func frame() {
    time += 1.0 / 60
    simulator.advance(to: time)
  }

  private func settle() async {
    var frames = 0
    repeat {
      await Task.yield()
      frame()
      frames += 1
    } while simulator.needsFrame && frames < 600
  }
}
