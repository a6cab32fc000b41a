private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows controls inside without their labels. Assistive technology is told the labels all the same.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Whether controls inside show their labels. Assistive technology is told them in any case.
  @available(iOS 18.0, *)
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}

/// A label at the start of a line and a control at its end; the control alone where labels are hidden.
nonisolated struct LabeledLine<Label: View, Control: View>: View, FrameworkView {
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var visibility

  init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
    self.label = label()
    self.control = control()
  }

  @MainActor var body: some View {
    if visibility == .hidden {
      ZStack {
        label.modifier(_SpokenOnlyModifier())
        control
      }
    } else {
      HStack {
        // Of several texts the first is the title.
        VStack(alignment: .leading, spacing: 0) { label }
        Spacer()
        control
      }
    }
  }
}
