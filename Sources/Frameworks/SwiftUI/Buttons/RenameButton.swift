/// A button that starts renaming: it runs the action set by `renameAction`.
nonisolated public struct RenameButton<Label: View>: View, FrameworkView {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates a button with the title "Rename".
  public init() where Label == ScrollworkSwiftUI.Label<Text, Image> {
    label = ScrollworkSwiftUI.Label("Rename", systemImage: "pencil")
  }

  /// The button; disabled if there is no rename action.
  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// An action that starts renaming.
public struct RenameAction {
  let action: () -> Void

  /// Runs the action.
  public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The rename action; nil if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of rename buttons inside.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes rename buttons inside move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
