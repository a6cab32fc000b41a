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

/// A label that a style is given, where title and subtitle already have their looks.
nonisolated protocol ControlLabel: View {}

extension View {
  /// The view as a control's label, with a subtitle if it is several views or may be.
  @MainActor @ViewBuilder var asControlLabel: some View {
    if Self.self is any ControlLabel.Type || Self._leafCount.map({ $0 < 2 }) == true {
      self
    } else {
      SubtitledLabel(label: self)
    }
  }
}
