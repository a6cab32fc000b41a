import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI

/// A phone that shows the feed, driven frame by frame.
@MainActor
final class FeedPhone<ID: FeedID> {
  let simulator: Simulator
  private let model: FeedModel<ID>
  private let painter: ScreenPainter?
  private var time = 0.0
  /// Pixels that were painted rather than moved so far.
  private var paintedPixels = 0

  /// Shows the feed; `paints` makes pixels of each frame.
  init(_ model: FeedModel<ID>, look: FeedLook = FeedLook(), paints: Bool = false) {
    self.model = model
    painter = paints ? ScreenPainter() : nil
    simulator = Simulator(device: .benchmark) { FeedPage(model: model, look: look) }
    settle()
  }

  /// One frame in which the wheel turns.
  func scroll(by points: Double) -> FrameSample {
    measured {
      self.simulator.send(
        .wheel(
          InputEvent.Wheel(
            location: CGPoint(x: 195, y: 422), delta: CGPoint(x: 0, y: points), timestamp: self.time)))
    }
  }

  /// Brings a row to the top of the screen; not measured.
  func jump(to row: Int) {
    model.proxy?.scrollTo(ID(row: row), anchor: .top)
    settle()
  }

  /// The frame in which a row comes to the top of the screen.
  func measuredJump(to row: Int) -> FrameSample {
    let id = ID(row: row)
    return measured { self.model.proxy?.scrollTo(id, anchor: .top) }
  }

  /// Other data, with a row at the top of the screen; not measured.
  func show(_ items: [FeedItem<ID>], at row: Int) {
    model.items = items
    settle()
    jump(to: row)
  }

  /// What `cause` and the frame that follows it cost.
  func measured(_ cause: @escaping @MainActor () -> Void) -> FrameSample {
    let before = simulator.counters
    let paintedBefore = paintedPixels
    work = {
      cause()
      self.frame()
    }
    let start = ProcessTime.now
    countedWork()
    let seconds = ProcessTime.now - start
    work = nil
    return FrameSample(
      milliseconds: seconds * 1000, paintedPixels: paintedPixels - paintedBefore, from: before, to: simulator.counters)
  }

  private func frame() {
    time += 1.0 / 60
    simulator.advance(to: time)
    paintedPixels += painter?.paint(simulator.displayList).paintedPixels ?? 0
  }

  /// Runs frames until nothing moves; what fades ends by itself.
  private func settle() {
    var frames = 0
    repeat {
      frame()
      frames += 1
    } while simulator.needsFrame && frames < 600
  }
}

/// What `countedWork` runs. Not its argument, since functions that take closures get copies by other names.
@MainActor private var work: (@MainActor () -> Void)?

/// Where a child process under callgrind counts instructions: `InstructionCount` knows it by this name.
@_silgen_name("benchmarks_counted_work") @inline(never)
@MainActor private func countedWork() { work?() }

extension Device {
  /// The screen of the comparison in docs/benchmarks.md, without bars.
  static let benchmark = Device(
    id: "benchmark", name: "Benchmark", size: CGSize(width: 390, height: 844), scale: 2, safeArea: SafeAreaInsets(),
    cornerRadius: 0)
}
