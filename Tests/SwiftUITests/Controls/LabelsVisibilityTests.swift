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
    #expect(abs(try toggle.frame.midX - 393 / 2) < 1)
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

  @Test("given a toggle of several values, when it is mixed and tapped, then all are on, and then off")
  func sources() async throws {
    let items = [Item(true), Item(false)]
    let screen = await Screen { Toggle("All", sources: items.map { Bindable($0) }, isOn: \.isOn) }
    let toggle = try screen.find(.label("All"))
    #expect(try toggle.value == "2")
    try await toggle.tap()
    try await screen.settle()
    #expect(items.map(\.isOn) == [true, true])
    #expect(try toggle.value == "1")
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
