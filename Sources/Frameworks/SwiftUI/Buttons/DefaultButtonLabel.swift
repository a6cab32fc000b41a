/// The label of a button that has only a role.
@available(iOS 26.0, *)
nonisolated public struct DefaultButtonLabel: View, FrameworkView {
  let role: ButtonRole

  /// A word, and a symbol if the role has one.
  @MainActor public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .cancel: Text("Cancel")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label comes from its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
