/// What a view that edits a text knows of looking for words in it.
@available(iOS 26.0, *)
public struct FindContext {
  /// Whether the bar to look for words is there, as `findNavigator(isPresented:)` around has it; nil without one.
  public var isPresented: Binding<Bool>?
  /// Whether what is found can be replaced.
  public var supportsReplace: Bool
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// What is said about looking for words in texts here; nil where `findDisabled(_:)` keeps anybody from it.
  public var findContext: FindContext? {
    let settings = findSettings
    guard !settings.isDisabled else { return nil }
    return FindContext(isPresented: settings.isPresented, supportsReplace: !settings.isReplaceDisabled)
  }
}
