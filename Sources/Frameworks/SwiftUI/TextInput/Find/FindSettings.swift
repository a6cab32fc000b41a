/// What modifiers around a text editor say about looking for words in it.
struct FindSettings {
  var isPresented: Binding<Bool>?
  var isDisabled = false
  var isReplaceDisabled = false
  /// The bar offers to replace what is found when it comes.
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
  /// Shows a bar to look for words in the text editor inside while `isPresented` is true: a field, how many places
  /// were found, and buttons to go from one to the next. A button on the bar hides it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment(\.findSettings) { $0.isPresented = isPresented }
  }

  /// Keeps anybody from looking for words in text editors inside, and from replacing them.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isDisabled = $0.isDisabled || isDisabled }
  }

  /// Keeps anybody from replacing words that were found in text editors inside.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled }
  }
}
