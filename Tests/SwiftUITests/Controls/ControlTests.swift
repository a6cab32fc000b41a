import SimulatorTesting
import SwiftUI

@MainActor @Suite("Controls of forms", .simulator(.iPhone15Pro))
struct ControlTests {
  @Observable final class Settings {
    var size = 14
    var volume = 0.5
    var level = 3.0
    var theme = "light"
    var edits: [Bool] = []
  }

  struct SettingsForm: View {
    @Bindable var settings: Settings
    var body: some View {
      Form {
        Section("Text") {
          Stepper("Size \(settings.size)", value: $settings.size, in: 13...15) { settings.edits.append($0) }
          LabeledContent("Plan", value: "Premium")
          LabeledContent("Share", value: 0.25, format: .percent)
        }
        Section("Sound") {
          Slider(value: $settings.volume) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          } onEditingChanged: {
            settings.edits.append($0)
          }
          Slider(value: $settings.level, in: 1...5, step: 2) { Text("Level") }
        }
        Picker("Theme", selection: $settings.theme) {
          ForEach(["light", "dark"], id: \.self) { Text($0.capitalized) }
        }
      }
    }
  }

  @Test("given a form, then it is a list of cards with its controls in rows")
  func form() async throws {
    let screen = await Screen { SettingsForm(settings: Settings()) }
    #expect(try screen.find(.label("Plan")).frame.minX == 40)
    let premium = try screen.find(.label("Premium")).frame
    #expect(abs(premium.maxX - (393 - 40)) < 0.01, "\(premium)")
    #expect(screen.visibleText.contains("25%"))
    #expect(abs(try screen.find(.label("Theme, Light")).frame.maxX - 353) < 0.01)
  }

  @Test("given a stepper, when its buttons are tapped, then the value moves, and not beyond its bounds")
  func stepper() async throws {
    let settings = Settings()
    let screen = await Screen { SettingsForm(settings: settings) }
    try await screen.tap(.label("Increment"))
    try await screen.settle()
    #expect(settings.size == 15)
    #expect(settings.edits == [true, false])
    #expect(try !screen.find(.label("Increment")).isEnabled)
    for _ in 0..<2 {
      try await screen.tap(.label("Decrement"))
      try await screen.settle()
    }
    #expect(settings.size == 13)
    #expect(try !screen.find(.label("Decrement")).isEnabled)
    #expect(screen.visibleText.contains("Size 13"))
  }

  struct Raises: View {
    @State private var text = ""
    var body: some View {
      Stepper("Any", onIncrement: { text += "+" }, onDecrement: nil)
      Text(verbatim: text).accessibilityIdentifier("raised")
    }
  }

  @Test("given a stepper of actions, when its buttons are tapped, then they run; without one a button is disabled")
  func actions() async throws {
    let screen = await Screen { Raises() }
    try await screen.tap(.label("Increment"))
    try await screen.settle()
    #expect(try screen.find("raised").label == "+")
    #expect(try !screen.find(.label("Decrement")).isEnabled)
  }

  @Test("given a slider, when its thumb is dragged, then the value follows the finger, and the list does not scroll")
  func slider() async throws {
    let settings = Settings()
    let screen = await Screen { SettingsForm(settings: settings) }
    let frame = try screen.find(.label("Volume")).frame
    #expect(try screen.find(.label("Volume")).value == "50%")
    let way = (frame.width - 28) / 4
    try await screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + way, y: frame.midY + 30))
    try await screen.settle()
    #expect(abs(settings.volume - 0.75) < 0.01)
    #expect(settings.edits == [true, false])
    #expect(try screen.find(.label("Volume")).frame == frame)
    // A touch beside the thumb has no effect.
    try await screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    #expect(abs(settings.volume - 0.75) < 0.01)
    try await screen.drag(
      from: CGPoint(x: frame.midX + way, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY))
    #expect(settings.volume == 0)
  }

  @Test("given a slider with steps, when it is dragged or adjusted, then it stands at a step")
  func steps() async throws {
    let settings = Settings()
    let screen = await Screen { SettingsForm(settings: settings) }
    let slider = try screen.find(.label("Level"))
    #expect(try slider.role == .adjustable)
    try await slider.perform("Increment")
    #expect(settings.level == 5)
    try await slider.perform("Increment")
    #expect(settings.level == 5)
    try await slider.perform("Decrement")
    #expect(settings.level == 3)
    let frame = try slider.frame
    try await screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX - frame.width * 0.3, y: frame.midY))
    #expect(settings.level == 1)
  }

  @Test("given a slider in a right-to-left layout, when its thumb is dragged to the left, then the value grows")
  func rightToLeft() async throws {
    let settings = Settings()
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) { SettingsForm(settings: settings) }
    let frame = try screen.find(.label("Volume")).frame
    try await screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX - 60, y: frame.midY))
    #expect(settings.volume > 0.6)
  }

  @Test("given a slider on the screen, when the direction of reading changes, then its thumb is dragged the other way")
  func turnedRound() async throws {
    let settings = Settings()
    let screen = await Screen { SettingsForm(settings: settings) }
    for (direction, way) in [(LayoutDirection.rightToLeft, -60.0), (.leftToRight, 60), (.rightToLeft, -60)] {
      try await screen.setLayoutDirection(direction)
      try await screen.settle()
      settings.volume = 0.5
      try await screen.settle()
      let frame = try screen.find(.label("Volume")).frame
      try await screen.drag(
        from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + way, y: frame.midY))
      #expect(settings.volume > 0.6, "\(direction)")
    }
  }

  struct Segments: View {
    @Bindable var settings: Settings
    var body: some View {
      Picker("Theme", selection: $settings.theme) {
        Text("Light").tag("light")
        Text("Dark").tag("dark")
        Text("System").tag("system")
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("given a segmented picker, when a segment is tapped, then it is the chosen one")
  func segmented() async throws {
    let settings = Settings()
    let screen = await Screen { Segments(settings: settings) }
    #expect(try screen.find(.label("Light")).isSelected)
    let widths = try ["Light", "Dark", "System"].map { try screen.find(.label($0)).frame.width }
    #expect(Set(widths.map { $0.rounded() }).count == 1)
    try await screen.tap(.label("System"))
    try await screen.settle()
    #expect(settings.theme == "system")
    #expect(try screen.find(.label("System")).isSelected)
    #expect(try !screen.find(.label("Light")).isSelected)
  }

  @Test("given nothing to show, then that is said in the middle, with what can be done")
  func unavailable() async throws {
    let knob = Knob(0)
    let screen = await Screen {
      switch knob.value {
      default:
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text("New mail appears here.")
        } actions: {
          Button("Refresh") { knob.value += 1 }
        }
      }
    }
    #expect(try abs(screen.find(.label("No Mail")).frame.midX - 393 / 2) < 1)
    try await screen.tap(.label("Refresh"))
    #expect(knob.value == 1)
    let search = await Screen { ContentUnavailableView.search(text: "Yeti") }
    #expect(search.visibleText.contains("No Results for “Yeti”"))
  }
}
