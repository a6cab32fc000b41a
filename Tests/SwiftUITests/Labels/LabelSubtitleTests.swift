import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Subtitles in labels of controls", .simulator(.iPhoneSE))
struct LabelSubtitleTests {
  /// The places of texts.
  @MainActor final class Places {
    var frames: [String: CGRect] = [:]
  }

  struct Placed: View {
    let text: String
    let places: Places
    var body: some View {
      Text(text).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        places.frames[text] = $0
      }
    }
  }

  struct Rows: View {
    let places: Places
    var hasExtra = true
    var body: some View {
      Form {
        Toggle(isOn: .constant(true)) {
          Placed(text: "Ring", places: places)
          Placed(text: "Vibrates with it", places: places)
        }
        LabeledContent {
          Text("5")
        } label: {
          Placed(text: "Storey", places: places)
          if hasExtra { Placed(text: "Counted from below", places: places) }
        }
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Placed(text: "Sound", places: places)
          Placed(text: "When it rings", places: places)
        }
        // A menu's button has the label once more, for assistive technology.
        .pickerStyle(.navigationLink)
        Stepper {
          Placed(text: "Copies", places: places)
          if hasExtra { Placed(text: "Printed on both sides", places: places) }
        } onIncrement: {
        } onDecrement: {
        }
        Toggle(isOn: .constant(true)) { Placed(text: "Plain", places: places) }
      }
    }
  }

  @Test func `Given two texts as the label of a control, then the second is smaller, grey and below the first`()
    async throws
  {
    let places = Places()
    let screen = await Screen { NavigationStack { Rows(places: places) } }
    try await screen.settle()
    let picture = ScreenPicture(screen)
    func darkest(_ frame: CGRect) -> Int {
      stride(from: frame.minX, to: frame.maxX, by: 0.5).flatMap { x in
        stride(from: frame.minY, to: frame.maxY, by: 0.5).compactMap { picture.rgb(x, $0).first }
      }.min() ?? 255
    }
    for (title, subtitle) in [
      ("Ring", "Vibrates with it"), ("Storey", "Counted from below"), ("Sound", "When it rings"),
      ("Copies", "Printed on both sides"),
    ] {
      let (first, second) = (try #require(places.frames[title]), try #require(places.frames[subtitle]))
      #expect(first.maxY <= second.minY + 1 && first.minX == second.minX, "\(title)")
      #expect(first.height > second.height + 3, "\(title)")
      #expect(darkest(first) < 60 && darkest(second) > 100, "\(title)")
    }
  }

  @Test func `Given a label whose second text is not there, then the first is as in a control with one text`()
    async throws
  {
    let places = Places()
    let screen = await Screen { Rows(places: places, hasExtra: false) }
    try await screen.settle()
    let (storey, plain) = (try #require(places.frames["Storey"]), try #require(places.frames["Plain"]))
    #expect(storey.height == plain.height && storey.minX == plain.minX)
  }
}
