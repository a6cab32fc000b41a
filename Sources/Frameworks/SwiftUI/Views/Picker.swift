import Foundation

/// One of several values: a button that shows it and opens a menu of all, and in a menu a line for each.
///
/// Each view of the content is a value: that of its `tag`, or of its row in a `ForEach`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, FrameworkView {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.pickerLook) private var look
  @Environment(\.listContext) private var list

  /// A picker with any label, which assistive technology is told, and a menu shows that it opens.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  /// A picker with a view as its label, the older way.
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  @MainActor private func lines() -> PickerLines<Content> {
    let binding = $selection
    return PickerLines(
      isSelected: isSelected,
      select: { tag in if let value = tag.base as? SelectionValue { binding.wrappedValue = value } },
      content: content)
  }

  @MainActor private var isSelected: (AnyHashable) -> Bool {
    let current = selection
    return { $0.base as? SelectionValue == current }
  }

  /// A button, or the lines of the menu around.
  @MainActor public var body: some View {
    if menuLevel == 0, look == .segmented {
      SegmentedPicker(lines: lines())
    } else if menuLevel == 0, list != nil {
      HStack {
        label.accessibilityHidden(true)
        Spacer()
        button
      }
      .modifier(_BoxSpacingModifier())
    } else if menuLevel == 0 {
      button.modifier(_BoxSpacingModifier())
    } else if look == .menu {
      Menu {
        lines()
      } label: {
        label
      }
    } else {
      Section { lines() }
    }
  }

  /// Shows what is chosen and opens the menu.
  @MainActor private var button: some View {
    Menu {
      lines()
    } label: {
      HStack(spacing: 4) {
        label.modifier(_SpokenOnlyModifier())
        PickerCurrent(isSelected: isSelected, content: content)
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
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

/// The looks of pickers.
enum PickerLook { case automatic, menu, segmented }

/// The looks there are.
public struct _PickerLook: Sendable {
  let look: PickerLook
}

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The name of the look.
  nonisolated static var _look: _PickerLook { get }
}

/// A button that opens a menu; in a menu a group of lines.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  public init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .automatic) }
}

/// A button that opens a menu, in a menu too.
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  public init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A button that opens a menu; in a menu a group of lines.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu, in a menu too.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }

extension EnvironmentValues {
  fileprivate var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look.look) }
}
