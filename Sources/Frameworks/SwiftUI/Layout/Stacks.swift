import Foundation

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View, LayoutContainer {
  let layout: VStackLayout
  let content: Content

  /// A column; `spacing` in points, nil for what the views prefer: 8, none beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: View, LayoutContainer {
  let layout: HStackLayout
  let content: Content

  /// A row; `spacing` in points, nil for what the views prefer: 8, none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views on top of each other, the last one in front.
nonisolated public struct ZStack<Content: View>: View, LayoutContainer {
  let layout: ZStackLayout
  let content: Content

  /// A pile, as large as its largest views need; `alignment` is where smaller ones lie in it.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// A pile that nobody wrote, for what may be several views: one alone is as if it were in none.
  init(around content: Content) {
    var layout = ZStackLayout()
    layout.isUnwritten = true
    self.layout = layout
    self.content = content
  }
}
