/// The find settings of modifiers around a text editor.
struct FindSettings {
  var isPresented: Binding<Bool>?
  var isDisabled = false
  var isReplaceDisabled = false
  /// Whether the bar initially shows replace.
  var beginsReplacing = false
}

private struct FindSettingsKey: EnvironmentKey { static var defaultValue: FindSettings { FindSettings() } }

extension EnvironmentValues {
  var findSettings: FindSettings {
    get { self[FindSettingsKey.self] }
    set { self[FindSettingsKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
nonisolated extension View {
  /// Shows a find bar for the text editor in this view while `isPresented` is true: a field, the number of matches, and
  /// buttons to step through them. A button on the bar hides it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment(\.findSettings) { $0.isPresented = isPresented }
  }

  /// Disables find and replace in text editors of this view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isDisabled = $0.isDisabled || isDisabled }
  }

  /// Disables replace in text editors of this view.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled }
  }
}
