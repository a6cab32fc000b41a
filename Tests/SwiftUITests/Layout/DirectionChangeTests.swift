import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Direction of reading", .simulator(.iPhoneSE))
struct DirectionChangeTests {
  struct LeadingParts: View {
    var body: some View {
      VStack(spacing: 4) {
        part("padding") { Color.red.frame(height: 10).padding(.leading, 40) }
        part("frame") { Color.red.frame(width: 20, height: 10).frame(width: 200, alignment: .leading) }
        part("overlay") { Color.clear.overlay(alignment: .topLeading) { Color.red.frame(width: 20, height: 10) } }
        part("stack") {
          ZStack(alignment: .leading) {
            Color.clear; Color.red.frame(width: 20, height: 10)
          }
        }
        part("guide") {
          VStack(alignment: .leading) {
            Color.clear.frame(width: 100, height: 2)
            Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.leading] - 15 }
          }
        }
        part("position") { Color.red.frame(width: 20, height: 10).position(x: 30, y: 10) }
        part("inset") {
          Color.clear.safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 20, height: 10) }
        }
        part("fixed") { Text("Long enough").fixedSize().frame(width: 30, alignment: .leading) }
        part("reader") { GeometryReader { _ in Color.red.frame(width: 20, height: 10) } }
      }
    }

    private func part(_ name: String, @ViewBuilder content: () -> some View) -> some View {
      HStack(spacing: 0) { content() }
        .frame(width: 300, height: 40)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(name)
    }
  }

  @Test("when it changes, everything is where it is on a page that was always read so")
  func changes() async throws {
    for (before, after) in [(false, true), (true, false)] {
      let changed = await Screen(settings: DeviceSettings(isRightToLeft: before)) { LeadingParts() }
      try await changed.settle()
      let first = changed.image().pixels
      try await changed.setLayoutDirection(after ? .rightToLeft : .leftToRight)
      try await changed.settle()
      let fresh = await Screen(settings: DeviceSettings(isRightToLeft: after)) { LeadingParts() }
      try await fresh.settle()
      #expect(changed.image().pixels == fresh.image().pixels)
      #expect(changed.image().pixels != first)
    }
  }
}
