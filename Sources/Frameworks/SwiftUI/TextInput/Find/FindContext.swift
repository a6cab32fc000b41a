/// The state of find and replace for a view that edits text.
@available(iOS 26.0, *)
public struct FindContext {
  /// Whether the find bar is visible, as bound by the enclosing `findNavigator(isPresented:)`; nil if there is none.
  public var isPresented: Binding<Bool>?
  /// Whether replacing is supported.
  public var supportsReplace: Bool
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The state of find and replace; nil inside `findDisabled(_:)`.
  public var findContext: FindContext? {
    let settings = findSettings
    guard !settings.isDisabled else { return nil }
    return FindContext(isPresented: settings.isPresented, supportsReplace: !settings.isReplaceDisabled)
  }
}
