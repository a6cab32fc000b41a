/// What a button shows that was given a role only.
@available(iOS 26.0, *)
nonisolated public struct DefaultButtonLabel: View, FrameworkView {
  let role: ButtonRole

  /// A word, with a symbol where one goes with the role.
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
  /// A button that shows what its role is.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
