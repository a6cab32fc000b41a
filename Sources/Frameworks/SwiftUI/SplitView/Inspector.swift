import Foundation

/// Sets the width of the enclosing inspector.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// An inspector of the content: a sheet in a compact width, otherwise a trailing column.
nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// In points; a guess.
  private static var usualWidth: CGFloat { 320 }

  @MainActor func body(content: Content) -> some View {
    let isColumn = sizeClass != .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isColumn, isPresented {
        Divider().ignoresSafeArea()
        inspector
          .frame(width: width ?? Self.usualWidth)
          .frame(maxHeight: .infinity)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .transition(.move(edge: .trailing))
      }
    }
    .modifier(ColumnToggleModifier(toggles: .inspector) { withAnimation { isPresented.toggle() } })
    .sheet(isPresented: Binding(get: { isPresented && !isColumn }, set: { isPresented = $0 })) { inspector }
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Shows an inspector for this view while `isPresented` is true: a sheet on a phone, a trailing column on a tablet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width in points of the inspector column whose content is this view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector column whose content is this view to `ideal` points. Caveat: the user cannot
  /// resize it.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity)))
  }
}
