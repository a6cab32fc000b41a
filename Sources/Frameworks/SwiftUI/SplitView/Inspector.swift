import Foundation

/// Says how wide the inspector around is.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Something about what the content shows: a sheet where there is little width, else a column at the end.
nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Points; a guess.
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
  /// Shows something about the content while `isPresented` is true: on a phone a sheet, on a tablet a column at the end.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// How wide the column of an inspector is whose content the view is, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// How wide the column of an inspector is whose content the view is: `ideal` points. Caveat: nobody can make it wider or narrower.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity)))
  }
}
