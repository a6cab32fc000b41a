import Foundation
import ScrollworkUIKit

/// Shows a page's items on a bar at its lower edge: one in the middle, several spread over the bar.
@MainActor
final class BottomBarView: _UIHostingView<AnyView> {
  private var surroundings: EnvironmentValues?

  init() {
    super.init(rootView: AnyView(EmptyView()))
    safeAreaRegions = []
  }
  required init?(coder: NSCoder) { nil }

  func show(_ items: [AnyView], in environment: EnvironmentValues, hasBackground: Bool, style: AnyShapeStyle?) {
    rootView = AnyView(BottomBar(items: items, hasBackground: hasBackground, style: style))
    guard surroundings?.isIdentical(to: environment) != true else { return }
    surroundings = environment
    adjustEnvironment = { values in
      values = environment
      values.font = .body
      values.imageScale = .large
      values.buttonStyle = .primitive(BarButtonStyle())
    }
  }
}

nonisolated private struct BottomBar: View, FrameworkView {
  let items: [AnyView]
  let hasBackground: Bool
  /// Nil for the system's.
  let style: AnyShapeStyle?

  @MainActor var body: some View {
    HStack(spacing: 16) {
      ForEach(items.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 0) }
        items[index]
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 16)
    .frame(height: 44)
    .frame(maxHeight: .infinity, alignment: .top)
    .background {
      if hasBackground {
        Rectangle().fill(style ?? AnyShapeStyle(Color(uiColor: .systemBackground))).overlay(alignment: .top) {
          Divider()
        }
      }
    }
  }
}
