import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Scroll views.
  static func scrolling(_ modifier: ModifierTrials) {
    modifier("contentMargins", on: Scrolled()) { $0.contentMargins(40) }
    modifier("defaultScrollAnchor", on: Scrolled()) { $0.defaultScrollAnchor(.bottom) }
    modifier("onScrollGeometryChange", on: Scrolled(), drive: dragged(by: -100)) {
      $0.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { say("\($1)") }
    }
    modifier("onScrollPhaseChange", on: Scrolled(), drive: dragged(by: -100)) {
      $0.onScrollPhaseChange { say("\($1)") }
    }
    modifier("onScrollTargetVisibilityChange", on: Scrolled(), drive: dragged(by: -100)) {
      $0.onScrollTargetVisibilityChange(idType: Int.self) { say("\($0)") }
    }
    modifier("onScrollVisibilityChange", on: Words(), in: aboveMuch, drive: dragged(by: -200)) {
      $0.onScrollVisibilityChange { say("\($0)") }
    }
    modifier("scrollBounceBehavior", on: ScrollView { Words() }, drive: held(by: 80)) {
      $0.scrollBounceBehavior(.basedOnSize)
    }
    modifier("scrollClipDisabled", on: Scrolled().frame(height: 200)) { $0.scrollClipDisabled() }
    modifier("scrollDisabled", on: Scrolled(), drive: dragged(by: -100)) { $0.scrollDisabled(true) }
    modifier("scrollEdgeEffectHidden", on: Scrolled(), in: inStack, drive: dragged(by: -100)) {
      $0.scrollEdgeEffectHidden()
    }
    modifier("scrollEdgeEffectStyle", on: Scrolled(), in: inStack, drive: dragged(by: -100)) {
      $0.scrollEdgeEffectStyle(.soft, for: .top)
    }
    modifier("scrollIndicators", on: Scrolled(), drive: held(by: -100)) { $0.scrollIndicators(.hidden) }
    modifier("scrollIndicatorsFlash", on: Scrolled()) { $0.scrollIndicatorsFlash(onAppear: true) }
    modifier("scrollPosition", on: Scrolled()) { $0.scrollPosition(.constant(ScrollPosition(edge: .bottom))) }
    modifier("scrollTargetBehavior", on: Scrolled(), drive: dragged(by: -110)) { $0.scrollTargetBehavior(.paging) }
    modifier(
      "scrollTargetLayout",
      on: VStack { ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 90) } },
      in: { content in ScrollView { content }.scrollTargetBehavior(.viewAligned) }, drive: dragged(by: -110)
    ) { $0.scrollTargetLayout() }
  }

  private static func inStack(_ content: AnyView) -> any View {
    NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
  }

  private static func aboveMuch(_ content: AnyView) -> any View {
    ScrollView {
      content
      Color.clear.frame(height: 2_000)
    }
  }

  /// Moves a finger and keeps it down.
  private static func held(by distance: CGFloat) -> (Screen) async throws -> Void {
    { screen in
      try await screen.touch.down(at: CGPoint(x: 160, y: 284))
      try await screen.touch.move(to: CGPoint(x: 160, y: 284 + distance), duration: .milliseconds(200))
    }
  }
}
