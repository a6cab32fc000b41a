import Foundation

/// Padding that scroll views, and views that ignore the safe area, extend into.
nonisolated public struct _SafeAreaPaddingLayout: RenderModifier {
  let padding: _PaddingLayout
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SafeAreaPaddingRender {
    SafeAreaPaddingRender(padding.resolved, owner: owner, child: child)
  }
  @MainActor func update(_ render: SafeAreaPaddingRender) { render.insets = padding.resolved }
}

@MainActor
class SafeAreaPaddingRender: PaddingRender {
  override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    SafeArea(free: child.screenFrame, in: screenFrame, of: safeArea(ignoring: regions), ignoring: regions)
  }
}

nonisolated extension View {
  /// Insets the safe area, as bars do.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
  }

  /// Insets the safe area by `length` points at each of `edges`, as bars do; nil for the system's 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _SafeAreaPaddingLayout(
        padding: _PaddingLayout(
          edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
  }

  /// Insets the safe area by `length` points on all sides, as bars do.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
