import Foundation

/// One of several values: a button that shows it and opens a menu of all, and in a menu a line for each.
///
/// Each view of the content is a value: that of its `tag`, or of its row in a `ForEach`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, FrameworkView {
  /// What is chosen, several values at once if there are several.
  private let selections: [Binding<SelectionValue>]
  private let content: Content
  private let label: Label
  /// What is shown of the choice where only this is shown; nil for the view that is chosen.
  private let currentValueLabel: AnyView?
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.pickerLook) private var look
  @Environment(\.listContext) private var list
  @Environment(\.menuIndicatorVisibility) private var indicator

  /// A picker with any label, which assistive technology is told, and a menu shows that it opens.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  init(
    _ selections: [Binding<SelectionValue>], content: Content, label: Label,
    currentValueLabel: AnyView? = nil
  ) {
    self.selections = selections
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// A picker with a view as its label, the older way.
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Nil where several values are not the same.
  @MainActor private var chosen: SelectionValue? {
    guard let first = selections.first?.wrappedValue, selections.allSatisfy({ $0.wrappedValue == first }) else {
      return nil
    }
    return first
  }

  @MainActor private var lines: PickerLines<Content> {
    let selections = selections
    return PickerLines(
      isSelected: isSelected,
      select: { tag in
        guard let value = tag.base as? SelectionValue else { return }
        for selection in selections { selection.wrappedValue = value }
      },
      content: content)
  }

  @MainActor private var isSelected: (AnyHashable) -> Bool {
    let current = chosen
    return { $0.base as? SelectionValue == current && current != nil }
  }

  /// A button, the lines of the menu around, or whatever the style says.
  @MainActor public var body: some View {
    if menuLevel > 0 { inMenu } else { onPage }
  }

  @MainActor @ViewBuilder private var inMenu: some View {
    switch look {
    case .menu, .navigationLink:
      Menu {
        lines
      } label: {
        label
      }
    case .palette: GroupedControls(content: AnyView(lines), size: .small)
    case .automatic, .inline, .segmented, .wheel: Section { lines }
    }
  }

  @MainActor @ViewBuilder private var onPage: some View {
    switch look {
    case .segmented, .palette: SegmentedPicker(lines: lines)
    case .inline where list != nil:
      InlineLabel(label: label)
      lines.buttonStyle(InlineRowStyle())
    case .inline, .wheel:
      WheelGroup { PickerWheel(name: label as? Text, lines: lines) }
        .modifier(_BoxSpacingModifier())
    case .navigationLink:
      NavigationLink {
        PickerPage(title: label as? Text, selection: chosen.map { AnyHashable($0) }, lines: AnyView(lines))
      } label: {
        LabeledLine(isValue: true) {
          label
        } control: {
          current.foregroundStyle(.secondary)
        }
      }
    case .automatic, .menu:
      if list != nil {
        LabeledLine(isValue: true) {
          label.accessibilityHidden(true)
        } control: {
          button
        }
        .modifier(_BoxSpacingModifier())
        .modifier(_ListRowTraitModifier(trait: .control(true)))
      } else {
        button.modifier(_BoxSpacingModifier())
      }
    }
  }

  /// What is shown of the choice.
  @MainActor @ViewBuilder private var current: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      PickerCurrent(isSelected: isSelected, content: content)
    }
  }

  /// Shows what is chosen and opens the menu.
  @MainActor private var button: some View {
    Menu {
      lines
    } label: {
      HStack(spacing: 5) {
        label.modifier(_SpokenOnlyModifier())
        current
        if indicator != .hidden {
          Image(systemName: "chevron.up.chevron.down").font(.subheadline).imageScale(.small).padding(.trailing, 1)
            .accessibilityHidden(true)
        }
      }
      .foregroundStyle(list == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .secondaryLabel)))
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A picker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a text as it is, not localized, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look.look) }
}
