import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What hosting controllers say of their views", .simulator(.iPhoneSE))
struct HostingPreferenceTests {
  struct QuietText: View {
    let isQuiet: Bool
    var body: some View {
      Text("content")
        .statusBarHidden(isQuiet)
        .persistentSystemOverlays(isQuiet ? .hidden : .automatic)
        .defersSystemGestures(on: isQuiet ? [.top, .leading] : [])
        .preferredColorScheme(isQuiet ? .dark : nil)
    }
  }

  @Test func `Given views that want the screen for themselves, then their controller says so`() async throws {
    // Given
    let controller = UIHostingController(rootView: QuietText(isQuiet: false))
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    #expect(!controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.preferredStatusBarStyle == .default)
    // When
    controller.rootView = QuietText(isQuiet: true)
    try await screen.settle()
    // Then
    #expect(controller.prefersStatusBarHidden && controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [.top, .left])
    #expect(controller.preferredStatusBarStyle == .lightContent)
  }

  @Test func `Given UIKit's words for traits, then SwiftUI has the same, and none for what is not said`() {
    #expect(UserInterfaceSizeClass(.compact) == .compact && UserInterfaceSizeClass(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(.regular) == .regular && UIUserInterfaceSizeClass(nil) == .unspecified)
    #expect(
      LayoutDirection(.rightToLeft) == .rightToLeft && UITraitEnvironmentLayoutDirection(.leftToRight) == .leftToRight)
    #expect(ColorSchemeContrast(.high) == .increased && UIAccessibilityContrast(.standard) == .normal)
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
    #expect(UIContentSizeCategory(DynamicTypeSize.accessibility1) == .accessibilityMedium)
    #expect(ContentSizeCategory(UIContentSizeCategory.extraSmall) == .extraSmall)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
  }

  struct Payload: Codable, Equatable {
    var pet = "cat"
    var age = 3
  }

  @Test func `Given a value as an activity's payload, then it comes back, and what is no such value is an error`()
    throws
  {
    let activity = NSUserActivity(activityType: "pets.show")
    try activity.setTypedPayload(Payload())
    #expect(activity.userInfo?["pet"] as? String == "cat")
    #expect(try activity.typedPayload(Payload.self) == Payload())
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload([String: Int].self) }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload("text") }
  }

  /// A bar of a given length, which updates in a given way.
  struct Bar: UIViewRepresentable {
    let length: CGFloat
    let diary: Diary
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: length, height: 20))
      bar.accessibilityIdentifier = "bar"
      bar.isAccessibilityElement = true
      view.addSubview(bar)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {
      let diary = diary
      context.animate {
        view.subviews[0].frame.size.width = length
      } completion: {
        diary.lines.append("there \(Int(length))")
      }
    }
  }

  @Test func `Given a change with an animation, then a representable's views go the same way`() async throws {
    // Given
    let diary = Diary()
    let knob = Knob(CGFloat(100))
    let screen = await Screen { Turned(knob: knob) { Bar(length: $0, diary: diary).frame(width: 300, height: 20) } }
    try await screen.settle()
    diary.lines = []
    // When
    withAnimation(.linear(duration: 1)) { knob.value = 200 }
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(abs(try screen.find("bar").frame.width - 150) < 5 && diary.lines == [])
    try await screen.settle()
    #expect(try screen.find("bar").frame.width == 200)
    #expect(diary.lines == ["there 200"])
  }
}
