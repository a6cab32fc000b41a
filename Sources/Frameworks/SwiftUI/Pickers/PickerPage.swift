/// A picker item as a list row, with a checkmark at the trailing edge if selected.
struct InlineRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { InlineRow(label: configuration.label) }
}

nonisolated private struct InlineRow<Label: View>: View, FrameworkView {
  let label: Label
  @Environment(\.menuMark) private var mark

  @MainActor var body: some View {
    HStack {
      label
      Spacer()
      if mark == .on {
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint).padding(.trailing, 1)
          .accessibilityHidden(true)
      }
    }
    .foregroundStyle(.primary)
    .contentShape(Rectangle())
    .accessibilityAddTraits(mark == .on ? .isSelected : [])
  }
}

/// The label of a picker whose items are rows: a row before them, unless labels are hidden.
nonisolated struct InlineLabel<Label: View>: View, FrameworkView {
  let label: Label
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if visibility != .hidden { label }
  }
}

/// A page with all values of a picker, which closes when one is selected.
nonisolated struct PickerPage: View, FrameworkView {
  let title: Text?
  /// Nil if there is no single value.
  let selection: AnyHashable?
  let lines: AnyView
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    List { lines.environment(\.buttonStyle, .custom(InlineRowStyle())) }
      .navigationTitle(title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
      .onChange(of: selection) { dismiss() }
  }
}

/// The values of a picker on a wheel.
nonisolated struct PickerWheel<Content: View>: View, FrameworkView {
  let name: Text?
  let lines: PickerLines<Content>
  @StateObject private var directory = PickerDirectory()
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    var lines = lines
    lines.directory = directory
    let index = self.index
    return wheel(lines, index)
  }

  @MainActor private func wheel(_ lines: PickerLines<Content>, _ index: Int) -> some View {
    Wheel(
      name?.string(in: environment) ?? "", value: directory.lines?.text(ofLine: index) ?? "", index: index,
      count: directory.lines?.tags.count ?? 0, rowHeight: environment.wheelRowHeight
    ) { row in
      if let tags = directory.lines?.tags, tags.indices.contains(row), let tag = tags[row] { lines.select(tag) }
      return row
    } rows: { _ in
      lines
    }
  }

  @MainActor private var index: Int {
    directory.lines?.tags.firstIndex { $0.map(lines.isSelected) ?? false } ?? 0
  }
}
