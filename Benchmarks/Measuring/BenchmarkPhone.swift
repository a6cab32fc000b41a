import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI

/// A phone that shows one screen, driven frame by frame.
@MainActor
class BenchmarkPhone {
  let simulator: Simulator
  private let painter: ScreenPainter?
  private var time = 0.0
  /// The pixels that were painted rather than moved so far.
  private var paintedPixels = 0

  /// Creates a phone that shows the screen; `paints` renders the pixels of each frame. There is a keyboard beside the
  /// phone, so none appears.
  init(paints: Bool = false, @ViewBuilder page: () -> some View) {
    painter = paints ? ScreenPainter() : nil
    simulator = Simulator(device: .benchmark, settings: DeviceSettings(hasHardwareKeyboard: true), root: page)
    settle()
  }

  /// Runs one frame in which the wheel turns.
  func scroll(by points: Double) -> FrameSample {
    measured {
      self.simulator.send(
        .wheel(
          InputEvent.Wheel(
            location: CGPoint(x: 195, y: 422), delta: CGPoint(x: 0, y: points), timestamp: self.time)))
    }
  }

  /// Runs one frame in which a letter is typed into the focused field.
  func type(_ text: String) -> FrameSample {
    measured { self.simulator.send(.text(text, timestamp: self.time)) }
  }

  /// Runs one frame with a touch event.
  func touch(_ phase: InputEvent.Touch.Phase, at location: CGPoint) -> FrameSample {
    measured {
      self.simulator.send(.touch(InputEvent.Touch(id: 1, phase: phase, location: location, timestamp: self.time)))
    }
  }

  /// Taps and waits until nothing moves; not measured.
  func tap(at location: CGPoint) {
    _ = touch(.began, at: location)
    _ = touch(.ended, at: location)
    settle()
  }

  /// Returns the cost of `cause` and the frame that follows it.
  func measured(_ cause: @escaping @MainActor () -> Void = {}) -> FrameSample {
    let before = simulator.counters
    let paintedBefore = paintedPixels
    work = {
      cause()
      self.frame()
    }
    let (start, threadStart) = (ProcessTime.now, ProcessTime.ofThread)
    countedWork()
    let (seconds, threadSeconds) = (ProcessTime.now - start, ProcessTime.ofThread - threadStart)
    work = nil
    return FrameSample(
      milliseconds: seconds * 1000, threadMilliseconds: threadSeconds * 1000,
      paintedPixels: paintedPixels - paintedBefore, from: before, to: simulator.counters)
  }

  private func frame() {
    time += 1.0 / 60
    simulator.advance(to: time)
    paintedPixels += painter?.paint(simulator.displayList).paintedPixels ?? 0
  }

  /// Runs frames until nothing moves; fading content ends by itself.
  func settle() {
    var frames = 0
    repeat {
      frame()
      frames += 1
    } while simulator.needsFrame && frames < 600
  }
}

/// The work of `countedWork`. Not its argument, since functions that take closures get copies by other names.
@MainActor private var work: (@MainActor () -> Void)?

/// The function in which a child process under callgrind counts instructions: `InstructionCount` finds it by this name.
@_silgen_name("benchmarks_counted_work") @inline(never)
@MainActor private func countedWork() { work?() }

extension Device {
  /// The screen of the comparison in docs/benchmarks.md, without bars.
  static let benchmark = Device(
    id: "benchmark", name: "Benchmark", size: CGSize(width: 390, height: 844), scale: 2, safeArea: SafeAreaInsets(),
    cornerRadius: 0)
}
