import Foundation
import ScrollworkUIKit

/// Shows a page's items on a bar at the bottom: a single one centred, or at the leading end beside a status; several
/// spread across the bar.
@MainActor
final class BottomBarView: _UIHostingView<AnyView> {
  private var surroundings: EnvironmentValues?

  init() {
    super.init(rootView: AnyView(EmptyView()))
    safeAreaRegions = []
  }
  required init?(coder: NSCoder) { nil }

  func show(_ items: [_ToolbarEntry], in environment: EnvironmentValues, hasBackground: Bool, style: AnyShapeStyle?) {
    rootView = AnyView(BottomBar(items: items, hasBackground: hasBackground, style: style))
    guard surroundings?.isIdentical(to: environment) != true else { return }
    surroundings = environment
    adjustEnvironment = { values in
      values = environment
      values.font = .system(size: 17)
      values.imageScale = .large
      values.buttonStyle = .primitive(BarButtonStyle())
      if values.system == .iOS26, values.tint == nil { values.tint = AnyShapeStyle(Color.primary) }
      if values.labelStyle == nil { values.labelStyle = AnyLabelStyle(style: IconOnlyLabelStyle()) }
    }
  }
}

/// Caveat: on iOS 26 a `Spacer` in a group of items does not split their glass.
nonisolated private struct BottomBar: View, FrameworkView {
  let items: [_ToolbarEntry]
  let hasBackground: Bool
  /// Nil for the system's.
  let style: AnyShapeStyle?
  @Environment(\.system) private var system

  @MainActor var body: some View {
    let ordinary = items.filter { !$0.placement.isStatus }
    let status = items.filter(\.placement.isStatus)
    // If the app places spacers, there are no others.
    let isSpread = !ordinary.contains(where: \.isSpace)
    HStack(spacing: 16) {
      ForEach(ordinary.indices, id: \.self) { index in
        if isSpread, index > 0 { Spacer(minLength: 0) }
        if system == .iOS26, !ordinary[index].isSpace, !ordinary[index].hidesGlass {
          HStack(spacing: 16) { ordinary[index].content }.modifier(BarGlass())
        } else {
          ordinary[index].content
        }
      }
    }
    // A single item is in the middle, unless the status is there.
    .frame(maxWidth: .infinity, alignment: status.isEmpty ? .center : .leading)
    .overlay {
      HStack(spacing: 16) { ForEach(status.indices, id: \.self) { status[$0].content } }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .frame(maxHeight: .infinity, alignment: .top)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("Toolbar")
    .accessibilityAddTraits(.isToolbar)
    .background {
      // On iOS 26 each item has its own glass, and the bar has none unless the app sets a background.
      if hasBackground, system != .iOS26 || style != nil {
        Rectangle().fill(style ?? AnyShapeStyle(Material.bar)).overlay(alignment: .top) {
          Divider()
        }
      }
    }
  }
}
