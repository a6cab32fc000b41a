import SimulatorTesting
import SwiftUI

@MainActor @Suite("Colour pickers", .simulator(.iPhone15Pro))
struct ColorPickerTests {
  @MainActor @Observable final class Choice {
    var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    var hex: String {
      let color = UIColor(color)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
    }
  }

  struct InkForm: View {
    @Bindable var choice: Choice
    var supportsOpacity = true
    var body: some View {
      Form { ColorPicker("Ink", selection: $choice.color, supportsOpacity: supportsOpacity) }
    }
  }

  @Test("given a swatch, when it is tapped and a colour of the grid chosen, then the swatch has it")
  func grid() async throws {
    let choice = Choice()
    let screen = await Screen { InkForm(choice: choice) }
    let well = try screen.find(.label("Ink"))
    #expect(try well.value == "#FF0000" && well.frame.size == CGSize(width: 28, height: 28))
    let middle = CGPoint(x: try well.frame.midX, y: try well.frame.midY)
    #expect(screen.rgb(at: middle) == [255, 0, 0])
    try await well.tap()
    try await screen.settle()
    try await screen.tap(.label("#FFFFFF"))
    try await screen.settle()
    #expect(choice.hex == "100 100 100 100")
    #expect(try screen.find(.label("#FFFFFF")).isSelected)
    #expect(try screen.find(.label("Selected color")).value == "#FFFFFF")
    try await screen.tap(.label("Close"))
    try await screen.settle()
    #expect(!screen.exists(.label("Close")))
    #expect(screen.rgb(at: middle) == [255, 255, 255])
  }

  @Test("given the spectrum and the sliders, then a finger and adjusting choose a colour and its opacity")
  func parts() async throws {
    let choice = Choice()
    let screen = await Screen { InkForm(choice: choice) }
    try await screen.tap(.label("Ink"))
    try await screen.settle()
    try await screen.find(.label("Opacity")).perform("Decrement")
    try await screen.settle()
    #expect(choice.hex == "100 0 0 90")
    try await screen.tap(.label("Sliders"))
    try await screen.settle()
    try await screen.find(.label("Blue")).perform("Increment")
    try await screen.settle()
    #expect(choice.hex == "100 0 10 90")
    try await screen.tap(.label("Spectrum"))
    try await screen.settle()
    // The segment has the same label.
    let area = try #require(screen.findAll(.label("Spectrum")).map(\.frame).first { $0.height == 300 })
    try await screen.tap(at: CGPoint(x: area.minX + area.width / 3, y: area.midY))
    try await screen.settle()
    #expect(choice.hex.hasSuffix("90") && choice.color != Color(.sRGB, red: 1, green: 0, blue: 0.1, opacity: 0.9))
    let green = screen.rgb(at: CGPoint(x: area.minX + area.width / 3, y: area.midY))
    #expect(green[1] > 240 && green[0] < 20 && green[2] < 20)
  }

  @Test("given a colour that has no opacity of its own, then there is none to choose")
  func opaque() async throws {
    let screen = await Screen { InkForm(choice: Choice(), supportsOpacity: false) }
    try await screen.tap(.label("Ink"))
    try await screen.settle()
    #expect(screen.exists(.label("Grid")) && !screen.exists(.label("Opacity")))
  }
}
