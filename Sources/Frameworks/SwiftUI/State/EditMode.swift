/// Whether a view's content is being edited.
public enum EditMode: Sendable {
  /// Not editing.
  case inactive
  /// Editing temporarily.
  case transient
  /// Editing.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a page, which its lists and edit buttons share.
@MainActor
final class EditModeScope {
  private let storage = StateStorage(EditMode.inactive)

  nonisolated init() {}

  var binding: Binding<EditMode> {
    Binding(
      target: .object(storage), get: { [storage] in storage.read() },
      set: { [storage] value, _ in storage.write(value) })
  }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct PageEditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// A binding to the edit mode. Each page of a navigation stack, each hosting controller and the screen have their
  /// own, unless a view around sets another one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[PageEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The page's own edit mode, unless a view sets another one.
  var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}
