/// Begins renaming: runs the action that `renameAction` gives it.
nonisolated public struct RenameButton<Label: View>: View, FrameworkView {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button that says "Rename".
  public init() where Label == ScrollworkSwiftUI.Label<Text, Image> {
    label = ScrollworkSwiftUI.Label("Rename", systemImage: "pencil")
  }

  /// The button; disabled where there is nothing to rename.
  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Begins renaming.
public struct RenameAction {
  let action: () -> Void

  /// Does it.
  public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// What begins renaming; nil where there is nothing to rename.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What rename buttons inside do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Rename buttons inside put the focus into a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
