/// Counts the changes of a value, for the scroll views inside to hear of.
nonisolated public struct _ScrollFlashModifier<Value: Equatable>: ViewModifier {
  let value: Value
  @State private var changes = 0

  /// The content, in an environment that counts.
  @MainActor public func body(content: Content) -> some View {
    // Read here, since a change concerns who reads in a body.
    let changes = changes
    return
      content
      .transformEnvironment(\.scrollSettings) { $0.flashes += changes }
      .onChange(of: value) { self.changes += 1 }
  }
}

nonisolated extension View {
  /// Shows the scroll bars of the scroll views in this view for a moment when these appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.flashesOnAppear = onAppear }
  }

  /// Shows the scroll bars of the scroll views in this view for a moment whenever `value` changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_ScrollFlashModifier(value: value))
  }
}
