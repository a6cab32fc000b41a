/// A button that toggles the edit mode of its page.
nonisolated public struct EditButton: View, FrameworkView {
  @Environment(\.editMode) private var editMode

  /// Creates a button titled "Edit", or "Done" while the page is being edited.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { [editMode] in
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
