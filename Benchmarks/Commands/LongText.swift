import ArgumentParser
import DisplayList
import Rasterizer
import Simulator
import SwiftUI

/// Shows long texts, with spaces and without, and inserts a letter in their middle.
struct LongText: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "What a text of 1,000, 10,000 and 100,000 letters costs, as one word and as many, and a letter in its middle.")

  @OptionGroup var options: BenchmarkOptions

  func run() throws { MainActor.assumeIsolated { measure([1_000, 10_000, 100_000]) }.print(asJSON: options.json) }

  @MainActor
  func measure(_ counts: [Int]) -> Figures {
    var figures = Figures()
    for (kind, piece) in [("letters", "abcdefghijklmnopqrstuvwxyz"), ("words", "some words of a long text ")] {
      var before: (shown: Double, changed: Double)?
      for count in counts {
        let times = time(String(String(repeating: piece, count: count / piece.count + 1).prefix(count)))
        figures.add("\(kind)_\(count)_ms", times.shown)
        figures.add("\(kind)_\(count)_change_ms", times.changed)
        if let before {
          figures.add("\(kind)_\(count)_ratio", times.shown / before.shown)
          figures.add("\(kind)_\(count)_change_ratio", times.changed / before.changed)
        }
        before = times
      }
    }
    return figures
  }

  @Observable final class Model {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// A page with another text beside it, so that the row asks for all widths.
  struct Page: View {
    let model: Model
    var body: some View {
      ScrollView {
        HStack(alignment: .top) {
          Text(verbatim: model.text); Text(verbatim: "beside")
        }
      }
    }
  }

  /// Returns milliseconds of processor time, the pixels included; the least of three.
  @MainActor
  private func time(_ text: String) -> (shown: Double, changed: Double) {
    var best = (shown: Double.infinity, changed: Double.infinity)
    for _ in 0..<3 {
      let model = Model(text)
      let start = ProcessTime.now
      let phone = Simulator(device: .benchmark) { Page(model: model) }
      let painter = ScreenPainter()
      phone.advance(to: 0)
      painter.paint(phone.displayList)
      let shown = ProcessTime.now
      model.text.insert("x", at: text.index(text.startIndex, offsetBy: text.count / 2))
      phone.advance(to: 1.0 / 60)
      painter.paint(phone.displayList)
      let changed = ProcessTime.now
      best = (min(best.shown, (shown - start) * 1000), min(best.changed, (changed - shown) * 1000))
    }
    return best
  }
}
