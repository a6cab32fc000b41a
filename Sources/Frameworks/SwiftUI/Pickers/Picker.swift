import Foundation

/// A control for selecting one of several values: a button that shows the selection and opens a menu, or, in a menu, an
/// item for each value.
///
/// Each view of the content represents a value: its `tag`, or the id of its row in a `ForEach`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, FrameworkView {
  /// The selection, several values if there are several.
  private let selections: [Binding<SelectionValue>]
  private let content: Content
  private let label: Label
  /// The view that represents the current value where only that is shown; nil for the selected view.
  private let currentValueLabel: AnyView?
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.pickerLook) private var look
  @Environment(\.listContext) private var list
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.buttonStyle) private var buttonStyle
  @State private var opener = MenuOpener()

  /// Creates a picker with a custom label, which assistive technology reads and which titles the picker in a menu.
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

  /// Creates a picker with a view as its label (deprecated).
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Nil if several values differ.
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

  /// A button, the items of the enclosing menu, or what the style shows.
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
          current.foregroundStyle(.secondary).multilineTextAlignment(.leading)
        }
      }
    case .automatic, .menu:
      if list != nil {
        LabeledLine(isValue: true) {
          label.asControlLabel.accessibilityHidden(true)
        } control: {
          button(padding: EdgeInsets())
        }
        .contentShape(Rectangle())
        .onTapGesture { opener.open() }
        .modifier(_BoxSpacingModifier())
        .modifier(_ListRowTraitModifier(trait: .control(true)))
      } else {
        button(padding: buttonStyle.isStandard ? PickerMeasures.padding : EdgeInsets())
          .modifier(_BoxSpacingModifier())
      }
    }
  }

  /// The view of the current value.
  @MainActor @ViewBuilder private var current: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      PickerCurrent(isSelected: isSelected, content: content)
    }
  }

  /// Shows the selection and opens the menu.
  @MainActor private func button(padding: EdgeInsets) -> some View {
    let content = HStack(spacing: 5) {
      label.modifier(_SpokenOnlyModifier())
      current
      if indicator != .hidden {
        Image(systemName: "chevron.up.chevron.down").font(.subheadline).imageScale(.small).padding(.trailing, 1)
          .accessibilityHidden(true)
      }
    }
    .foregroundStyle(list == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .secondaryLabel)))
    .padding(padding)
    return Menu(title: nil, content: lines, label: content, primaryAction: nil, opener: opener)
  }
}

private enum PickerMeasures {
  /// The padding of a standalone button: that of UIKit's plain buttons, 34.33 points high with the usual text.
  static let padding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a nonlocalized title and a symbol.
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
  /// Sets the style of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look.look) }
}
