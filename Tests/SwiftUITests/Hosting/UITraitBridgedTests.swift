import SimulatorTesting
import SwiftUI
import Testing
import UIKit

/// The flavour of an app's views.
private struct FlavourTrait: UITraitDefinition {
  static let defaultValue = "vanilla"
}

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension FlavourKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection.flavour }
  static func write(to mutableTraits: inout UIMutableTraits, value: String) { mutableTraits.flavour = value }
}

extension UITraitCollection {
  fileprivate var flavour: String { self[FlavourTrait.self] }
}

extension UIMutableTraits {
  fileprivate var flavour: String {
    get { self[FlavourTrait.self] }
    set { self[FlavourTrait.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

private struct PhoneKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
  static let defaultValue = false
  static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

private struct FlavourView: View {
  @Environment(\.flavour) private var flavour
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(flavour) \(scheme == .dark ? "dark" : "light")") }
}

/// Draws red for strawberry.
private struct PaintedView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor { $0.flavour == "strawberry" ? .red : .blue }
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Suite("Traits of the app's own", .simulator(.iPhoneSE))
struct UITraitBridgedTests {
  @Test func `Given traits of an app's own, then collections of traits hold and compare them`() {
    let strawberry = UITraitCollection { $0.flavour = "strawberry" }
    #expect(UITraitCollection().flavour == "vanilla")
    #expect(strawberry.flavour == "strawberry")
    #expect(strawberry == UITraitCollection { $0.flavour = "strawberry" })
    #expect(strawberry != UITraitCollection { $0.flavour = "mint" })
    let both = UITraitCollection(traitsFrom: [strawberry, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(both.flavour == "strawberry" && both.userInterfaceStyle == .dark)
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
  }

  private final class PictureWindow: UIWindow {
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayGamut: .SRGB),
        UITraitCollection(forceTouchCapability: .available), UITraitCollection(layoutDirection: .rightToLeft),
      ])
    }
  }

  @Test func `Given a window that says its own traits, then what is in it has them`() {
    // Given
    let window = PictureWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    // When
    window.addSubview(view)
    // Then
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection.displayGamut == .SRGB)
    #expect(view.traitCollection.forceTouchCapability == .available)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(UITraitCollection().displayGamut == .P3 && UITraitCollection().accessibilityContrast == .normal)
    #expect(_made(UIWindowScene.self).windows.isEmpty)
  }

  @Test func `Given a controller that overrides a trait, when it changes its mind, then SwiftUI's views follow`()
    async throws
  {
    // Given
    let controller = UIHostingController(rootView: FlavourView())
    controller.traitOverrides.flavour = "strawberry"
    let screen = await Screen(device: .iPhoneSE, rootViewController: controller)
    try await screen.settle()
    #expect(screen.exists(.label("strawberry light")))
    #expect(controller.traitCollection.flavour == "strawberry")
    // When
    controller.traitOverrides.flavour = "mint"
    controller.traitOverrides.userInterfaceStyle = .dark
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("mint dark")))
    #expect(controller.traitOverrides.contains(FlavourTrait.self))
    // When
    controller.traitOverrides.remove(FlavourTrait.self)
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("vanilla dark")))
  }

  @Test func `Given a value that is a trait, when it changes, then views of UIKit are drawn with it`()
    async throws
  {
    // Given
    struct FlavouredViews: View {
      @State private var flavour = "mint"
      var body: some View {
        VStack {
          Button("Change") { flavour = "strawberry" }
          FlavourView()
          PaintedView().frame(width: 100, height: 100).accessibilityIdentifier("painted")
        }
        .environment(\.flavour, flavour)
      }
    }
    let screen = await Screen { FlavouredViews() }
    try await screen.settle()
    let middle = CGPoint(x: try screen.frame("painted").midX, y: try screen.frame("painted").midY)
    #expect(screen.exists(.label("mint light")))
    let before = screen.rgb(at: middle)
    // When
    try await screen.tap(.label("Change"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("strawberry light")))
    #expect(screen.rgb(at: middle) != before)
  }

  @Test func `Given a key that reads the kind of device, then it knows the phone`() {
    var values = EnvironmentValues()
    #expect(values[PhoneKey.self])
    values[PhoneKey.self] = false
    #expect(values[PhoneKey.self])
    values.flavour = "mint"
    #expect(values.flavour == "mint")
  }
}
