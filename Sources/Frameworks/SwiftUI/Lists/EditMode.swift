/// Whether a person edits what a view shows.
public enum EditMode: Sendable {
  /// Nothing is edited.
  case inactive
  /// Something is edited for a moment.
  case transient
  /// The content is edited.
  case active

  /// True unless nothing is edited.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a page, which the lists and edit buttons on it share.
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
  /// Whether the content is edited, for reading and changing. Each page of a navigation stack, each hosting controller and the
  /// screen have one of their own, unless a view around sets another one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[PageEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The page's own edit mode, which counts where no view sets another one.
  var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}

/// Begins and ends the editing of the page that it is on.
nonisolated public struct EditButton: View, FrameworkView {
  @Environment(\.editMode) private var editMode

  /// A button that says "Edit", or "Done" while the page is edited.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { [editMode] in
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
