import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI

/// A phone that shows a conversation, driven frame by frame.
@MainActor
final class TranscriptPhone {
  let simulator: Simulator
  let model: TranscriptModel
  private let painter: ScreenPainter?
  private var time = 0.0

  /// Creates a phone.
  /// - Parameter paints: whether the pixels of each frame are rendered.
  init(_ kind: TranscriptKind, answers: Int, paints: Bool = false) {
    let model = TranscriptModel(kind, answers: answers)
    self.model = model
    painter = paints ? ScreenPainter() : nil
    simulator = Simulator(device: .benchmark) { TranscriptScreen(kind: kind, model: model) }
    settle()
  }

  /// Asks a question, and waits until it is in place.
  func ask() {
    model.ask("What is diabetes?")
    settle()
  }

  /// Runs one frame, only if something has changed.
  func frame() {
    time += 1.0 / 60
    guard simulator.needsFrame else { return }
    simulator.advance(to: time)
    painter?.paint(simulator.displayList)
  }

  private func settle() {
    var frames = 0
    simulator.advance(to: time)
    repeat {
      frame()
      frames += 1
    } while simulator.needsFrame && frames < 600
  }
}
