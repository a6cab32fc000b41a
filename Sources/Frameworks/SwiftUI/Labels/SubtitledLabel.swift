/// A control's label made of several views: the first is its title, the others its subtitle.
nonisolated struct SubtitledLabel<Label: View>: View, FrameworkView {
  let label: Label

  @MainActor var body: some View {
    Group(subviews: label) { parts in
      parts.first
      parts.dropFirst().font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension View {
  /// Returns the view as a control's label, with a subtitle if it may be several views.
  @MainActor var asControlLabel: AnyView {
    if let count = Self._leafCount, count < 2 { AnyView(self) } else { AnyView(SubtitledLabel(label: self)) }
  }
}
