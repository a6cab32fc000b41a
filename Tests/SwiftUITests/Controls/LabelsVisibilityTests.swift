import SimulatorTesting
import SwiftUI

@MainActor @Suite("Labels of controls", .simulator(.iPhone15Pro))
struct LabelsVisibilityTests {
  struct Controls: View {
    @State private var isOn = false
    @State private var size = 1
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Stepper("Size", value: $size)
      LabeledContent("Plan", value: "Premium")
    }
  }

  @Test("given hidden labels, then controls are as large as they are without, and still called by them")
  func hidden() async throws {
    let screen = await Screen { VStack { Controls() }.labelsHidden() }
    #expect(!screen.visibleText.contains("Plan"))
    #expect(screen.visibleText.contains("Premium"))
    let toggle = try screen.find(.label("Wi-Fi"))
    #expect(try toggle.role == .switch && toggle.frame.width == 51)
    // Two points of its width lie outside its layout frame.
    #expect(abs(try toggle.frame.midX - 1 - 393 / 2) < 1)
    try await toggle.tap()
    try await screen.settle()
    #expect(try toggle.value == "1")
    #expect(try screen.find(.label("Increment")).frame.maxX - screen.find(.label("Decrement")).frame.minX == 94)
  }

  @Test("given visible labels within hidden ones, then they are shown")
  func shownAgain() async throws {
    let screen = await Screen { VStack { Controls().labelsVisibility(.visible) }.labelsHidden() }
    #expect(screen.visibleText.contains("Plan") && screen.visibleText.contains("Wi-Fi"))
  }

  @MainActor @Observable final class Item: Identifiable {
    var isOn: Bool
    init(_ isOn: Bool) { self.isOn = isOn }
  }

  struct AllItems: View {
    let items: [Item]
    var body: some View { Toggle("All", sources: items.map { Bindable($0) }, isOn: \.isOn) }
  }

  @Test("given a toggle of several values, when it is mixed and tapped, then all are on, and then off")
  func sources() async throws {
    let items = [Item(true), Item(false)]
    let screen = await Screen { AllItems(items: items) }
    let toggle = try screen.find(.label("All"))
    #expect(try toggle.value == "2")
    try await toggle.tap()
    try await screen.settle()
    #expect(items.map(\.isOn) == [true, true])
    #expect(try toggle.value == "1")
    try await toggle.tap()
    try await screen.settle()
    #expect(items.map(\.isOn) == [false, false])
  }

  @Test("given a tint for a list's items, then the pictures of labels have it, and their titles do not")
  func itemTint() async throws {
    let screen = await Screen {
      List {
        Label("Star", systemImage: "square.fill").listItemTint(.red)
        Label("Other", systemImage: "square.fill")
      }
    }
    func colors(in label: String) throws -> Set<[Int]> {
      let title = try screen.find(.label(label)).frame
      return Set(
        (8...30).map { screen.rgb(at: CGPoint(x: title.minX - CGFloat($0), y: title.midY)) })
    }
    #expect(try colors(in: "Star").contains([255, 59, 48]))
    #expect(try !colors(in: "Other").contains([255, 59, 48]))
  }

  struct Older: View {
    @State private var volume = 0.5
    @State private var count = 1
    var body: some View {
      Slider(value: $volume, in: 0...1, onEditingChanged: { _ in }) { Text("Volume") }
      Stepper(value: $count, in: 0...2, onEditingChanged: { _ in }) { Text("Count \(count)") }
      Stepper(onIncrement: { count = 9 }, onDecrement: nil) { Text("Raise") }.accessibilityIdentifier("raise")
    }
  }

  @Test("given sliders and steppers of the older kind, then they act as ever")
  func older() async throws {
    let screen = await Screen { Older() }
    try await screen.find(.label("Volume")).perform("Increment")
    try await screen.tap(.label("Increment").nth(0))
    try await screen.settle()
    #expect(try screen.find(.label("Volume")).value == "60%")
    #expect(screen.exists(.label("Count 2")))
    try await screen.tap(.label("Increment").nth(1))
    try await screen.settle()
    #expect(screen.exists(.label("Count 9")))
  }

  struct Banner: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("given a style for labelled content, then it places label and content")
  func ownStyle() async throws {
    let screen = await Screen { LabeledContent("Plan", value: "Premium").labeledContentStyle(Banner()) }
    #expect(try screen.find(.label("Premium")).frame.maxY <= screen.find(.label("Plan")).frame.minY)
  }
}
