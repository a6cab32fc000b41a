/// Counts the changes of a value for the scroll views inside.
nonisolated public struct _ScrollFlashModifier<Value: Equatable>: ViewModifier {
  let value: Value
  @State private var changes = 0

  /// The content, with the count in its environment.
  @MainActor public func body(content: Content) -> some View {
    // Read here, because a dependency requires reading in a body.
    let changes = changes
    return
      content
      .transformEnvironment(\.scrollSettings) { $0.flashes += changes }
      .onChange(of: value) { self.changes += 1 }
  }
}

nonisolated extension View {
  /// Flashes the indicators of scroll views in this view when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.flashesOnAppear = onAppear }
  }

  /// Flashes the indicators of scroll views in this view whenever `value` changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_ScrollFlashModifier(value: value))
  }
}
