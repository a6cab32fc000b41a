import Foundation

/// A view that stacks its content vertically.
nonisolated public struct VStack<Content: View>: View, LayoutContainer {
  let layout: VStackLayout
  let content: Content

  /// Creates a vertical stack; `spacing` in points, nil for the views' preferences: 8, none beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A view that stacks its content horizontally.
nonisolated public struct HStack<Content: View>: View, LayoutContainer {
  let layout: HStackLayout
  let content: Content

  /// Creates a horizontal stack; `spacing` in points, nil for the views' preferences: 8, none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A view that overlays its content, the last view in front.
nonisolated public struct ZStack<Content: View>: View, LayoutContainer {
  let layout: ZStackLayout
  let content: Content

  /// Creates a stack in the size of its largest views; `alignment` sets where smaller ones lie.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Creates an implicit stack around what may be several views; a single view behaves as if there were none.
  init(around content: Content) {
    var layout = ZStackLayout()
    layout.isUnwritten = true
    self.layout = layout
    self.content = content
  }
}
