import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What texts and their backgrounds know of what is around them", .simulator(.iPhoneSE))
struct TextEnvironmentTests {
  struct ValueText<Value: Sendable>: View {
    let keyPath: KeyPath<EnvironmentValues, Value> & Sendable
    @Environment(\.self) private var environment
    var body: some View { Text(verbatim: "\(environment[keyPath: keyPath])") }
  }

  @Test("given an older name of the text size, when it is set, then the newer one follows, and the other way round")
  func sizeCategory() async throws {
    let screen = await Screen {
      VStack {
        ValueText(keyPath: \.dynamicTypeSize).environment(\.sizeCategory, .accessibilityLarge)
        ValueText(keyPath: \.sizeCategory).dynamicTypeSize(.xSmall)
        Text(verbatim: "large").environment(\.sizeCategory, .extraExtraExtraLarge).accessibilityIdentifier("large")
        Text(verbatim: "large").accessibilityIdentifier("usual")
      }
    }
    #expect(screen.visibleText.prefix(2) == ["accessibility2", "extraSmall"])
    #expect(try screen.size("large").height > screen.size("usual").height)
    try await screen.setTextSize(.xxLarge)
    let told = await Screen(settings: DeviceSettings(textSize: .xxLarge)) { ValueText(keyPath: \.sizeCategory) }
    #expect(told.visibleText == ["extraExtraLarge"])
  }

  @Test("older names of text sizes are in order")
  func order() {
    #expect(ContentSizeCategory.small < .extraLarge && ContentSizeCategory.large >= .large)
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("given a view on a material, then it knows that it is; a colour is none")
  func material() async throws {
    struct MaterialBackgrounds: View {
      struct MaterialText: View {
        @Environment(\.backgroundMaterial) private var material
        var body: some View { Text(verbatim: material == nil ? "none" : "some") }
      }
      var body: some View {
        VStack {
          MaterialText().background(.red)
          MaterialText().background(.thinMaterial)
          MaterialText().background(.bar, in: Circle())
          MaterialText()
        }
      }
    }
    let screen = await Screen { MaterialBackgrounds() }
    #expect(screen.visibleText == ["none", "some", "some", "none"])
  }

  @Test("what an app says of prominence, of help with writing and of brightness is told to what is inside")
  func values() async throws {
    struct EnvironmentText: View {
      @Environment(\.backgroundProminence) private var prominence
      @Environment(\.writingToolsBehavior) private var tools
      @Environment(\.allowedDynamicRange) private var range
      @Environment(\.allowsTightening) private var tightens
      var body: some View {
        Text(verbatim: "\(prominence == .increased) \(tools == .limited) \(range == .high) \(tightens)")
      }
    }
    let screen = await Screen {
      VStack {
        EnvironmentText()
        EnvironmentText().environment(\.backgroundProminence, .increased).writingToolsBehavior(.limited)
          .allowedDynamicRange(.high).allowsTightening(true)
      }
    }
    #expect(screen.visibleText == ["false false false false", "true true true true"])
  }
}
